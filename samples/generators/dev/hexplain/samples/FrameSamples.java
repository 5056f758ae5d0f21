package dev.hexplain.samples;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** The same three messages behind each kind of length. */
final class FrameSamples {
    private static final int[] SIZES = {4, 2, 8};

    private FrameSamples() {}

    static List<Sample> all() {
        List<Sample> all = new ArrayList<>();
        all.add(Sample.featured(
                "frames",
                "Frames",
                "Messages behind lengths that nobody announced: which ones is found out.",
                () -> frames(4, ByteOrder.BIG_ENDIAN, 0)));
        for (int size : SIZES) {
            for (ByteOrder order : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)) {
                all.add(sample(size, order, false));
                all.add(sample(size, order, true));
            }
        }
        return all;
    }

    private static Sample sample(int size, ByteOrder order, boolean inclusive) {
        String id = "frames-u%d%s%s"
                .formatted(size, order == ByteOrder.BIG_ENDIAN ? "be" : "le", inclusive ? "-inclusive" : "");
        String words = "%d bytes, %s%s"
                .formatted(
                        size,
                        order == ByteOrder.BIG_ENDIAN ? "big-endian" : "little-endian",
                        inclusive ? ", themselves included" : "");
        return Sample.of(
                id,
                "Frames, lengths of " + words,
                "Three messages, one of them an object of Java, behind lengths of " + words + ".",
                () -> frames(size, order, inclusive ? size : 0));
    }

    /** The format of a sample, which is called after it. */
    static String format(Sample sample) {
        return sample.id().replace('-', '_');
    }

    private static byte[] frames(int size, ByteOrder order, int more) throws Exception {
        Bytes out = new Bytes();
        for (byte[] payload :
                List.of(Bytes.text("LOGON ann"), Dumps.of("ACME"), Bytes.text("{\"price\":101.25,\"side\":\"BUY\"}"))) {
            out.add(length(size, order, payload.length + more)).add(payload);
        }
        return out.done();
    }

    private static byte[] length(int size, ByteOrder order, int length) {
        ByteBuffer bytes = ByteBuffer.allocate(size).order(order);
        switch (size) {
            case 2 -> bytes.putShort((short) length);
            case 4 -> bytes.putInt(length);
            default -> bytes.putLong(length);
        }
        return bytes.array();
    }
}
