package dev.hexplain.decoders.sbe;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Messages of {@code trades.xml}, put together byte by byte. */
final class Trades {
    private Trades() {}

    static String xml(ByteOrder order) {
        try (InputStream in = Trades.class.getResourceAsStream("/sbe/trades.xml")) {
            String xml = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return order == ByteOrder.BIG_ENDIAN ? xml.replace("littleEndian", "bigEndian") : xml;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static Decoder decoder(ByteOrder order) {
        return new Sbe().with(Schema.of("trades", "", xml(order)));
    }

    /** With two legs, the first of which has two fills. */
    static byte[] trade(ByteOrder order) {
        return trade(order, 64, 2);
    }

    /** @param blockLength 51 as version 0 wrote it, 64, or more as a later version might */
    static byte[] trade(ByteOrder order, int blockLength, int version) {
        ByteBuffer out = ByteBuffer.allocate(1024).order(order);
        header(out, blockLength, 5, version);
        out.putLong(0x1122334455667788L).put((byte) 'B').put((byte) 0).putShort((short) 0x8001);
        out.put("ACME\0\0".getBytes(StandardCharsets.US_ASCII));
        out.putLong(1234500).putInt(-1).putInt(0).putInt(7).putInt(-1);
        out.put("XETR".getBytes(StandardCharsets.US_ASCII)).put((byte) 1).putFloat(Float.NaN);
        if (blockLength >= 53) {
            out.putShort((short) -3);
        }
        out.position(8 + blockLength);
        out.putShort((short) 8).put((byte) 3).putDouble(0.1).putDouble(0.2).putDouble(0.3);
        out.putShort((short) 8).put((byte) 2);
        leg(out, 2, "first leg");
        leg(out, 0, "zweites Stück");
        text(out, "no comment");
        out.put((byte) 3).put(new byte[] {1, 2, 3});
        if (version >= 2) {
            text(out, "");
        }
        return Arrays.copyOf(out.array(), out.position());
    }

    static byte[] ping(ByteOrder order) {
        ByteBuffer out = ByteBuffer.allocate(16).order(order);
        header(out, 8, 6, 2);
        return out.putLong(-5).array();
    }

    private static void header(ByteBuffer out, int blockLength, int template, int version) {
        out.putShort((short) blockLength)
                .putShort((short) template)
                .putShort((short) 77)
                .putShort((short) version);
    }

    private static void leg(ByteBuffer out, int fills, String note) {
        out.put((byte) -1).put(new byte[3]).putInt(100);
        out.putShort((short) 8).put((byte) fills);
        for (int i = 0; i < fills; i++) {
            out.putInt(1000 + i).put((byte) ('a' + i)).put(new byte[3]);
        }
        text(out, note);
    }

    private static void text(ByteBuffer out, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.putShort((short) bytes.length).put(bytes);
    }
}
