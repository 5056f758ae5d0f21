package dev.hexplain.inspect;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hexplain.inspect.Labelled.Content;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.zip.GZIPOutputStream;

/** Documents and layers of any size, written here byte by byte. */
final class MadeDocuments {
    private static final int MEGABYTE = 1 << 20;
    private static final int[] SIZES = {3000, MEGABYTE, (ConfusionMatrixTest.WHOLE ? 50 : 8) * MEGABYTE};

    private final List<Labelled> all = new ArrayList<>();

    private MadeDocuments() {}

    static List<Labelled> all() {
        MadeDocuments made = new MadeDocuments();
        made.add("an array of numbers", "cbor", MadeDocuments::cborNumbers);
        made.add("an array of maps", "cbor", MadeDocuments::cborMaps);
        made.add("an array of numbers", "msgpack", MadeDocuments::msgpackNumbers);
        made.add("a map with bytes", "msgpack", MadeDocuments::msgpackBytes);
        made.add("a document of many numbers", "bson", MadeDocuments::bsonNumbers);
        made.add("a document with bytes", "bson", MadeDocuments::bsonBytes);
        made.add(
                "an array of objects",
                "json",
                size -> grown("[", "{\"id\":1,\"name\":\"rope\",\"price\":12.5}", ",", "]", size));
        made.add(
                "lines of objects",
                "json",
                size -> grown("", "{\"id\":1,\"name\":\"rope\",\"price\":12.5}", "\n", "\n", size));
        made.add("elements", "xml", size -> grown("<quay>", "<berth id=\"7\">rope</berth>", "\n", "</quay>", size));
        made.add("numbers", "java_serialization", MadeDocuments::longs);
        made.add("frames of many sizes", "frames", MadeDocuments::frames);
        made.layer("random bytes", "gzip", size -> gzip(MadeSources.random(7, size)));
        made.layer("random bytes", "base64", size -> Base64.getMimeEncoder().encode(MadeSources.random(8, size)));
        made.layer(
                "random bytes",
                "hex",
                size -> HexFormat.of().formatHex(MadeSources.random(9, size)).getBytes(US_ASCII));
        made.layer("random bytes", "hexdump-c", MadeDocuments::hexdump);
        return made.all;
    }

    private void add(String name, String format, IntFunction<byte[]> make) {
        for (int size : SIZES) {
            all.add(Labelled.format(
                    "documents", name(format, name, size), format, (Content.Made) () -> make.apply(size)));
        }
    }

    private void layer(String name, String layer, IntFunction<byte[]> make) {
        for (int size : SIZES) {
            all.add(Labelled.layer("documents", name(layer, name, size), layer, (Content.Made) () -> make.apply(size)));
        }
    }

    private static String name(String format, String name, int size) {
        return format + ", " + name + ", " + size + " bytes";
    }

    private static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.position()];
        buffer.get(0, bytes);
        return bytes;
    }

    private static byte[] cborNumbers(int size) {
        int count = size / 5;
        ByteBuffer out = ByteBuffer.allocate(5 + 5 * count).put((byte) 0x9A).putInt(count);
        Random random = new Random(1);
        for (int i = 0; i < count; i++) {
            out.put((byte) 0x1A).putInt(random.nextInt());
        }
        return bytes(out);
    }

    private static byte[] cborMaps(int size) {
        byte[] map = HexFormat.of().parseHex("a2626964" + "1907d0" + "646e616d65" + "64726f7065");
        int count = size / map.length;
        ByteBuffer out =
                ByteBuffer.allocate(5 + map.length * count).put((byte) 0x9A).putInt(count);
        for (int i = 0; i < count; i++) {
            out.put(map);
        }
        return bytes(out);
    }

    private static byte[] msgpackNumbers(int size) {
        int count = size / 5;
        ByteBuffer out = ByteBuffer.allocate(5 + 5 * count).put((byte) 0xDD).putInt(count);
        Random random = new Random(2);
        for (int i = 0; i < count; i++) {
            out.put((byte) 0xCE).putInt(random.nextInt());
        }
        return bytes(out);
    }

    private static byte[] msgpackBytes(int size) {
        byte[] content = MadeSources.random(3, size);
        return bytes(ByteBuffer.allocate(size + 20)
                .put((byte) 0x82)
                .put((byte) 0xA2)
                .put("id".getBytes(UTF_8))
                .put((byte) 7)
                .put((byte) 0xA7)
                .put("content".getBytes(UTF_8))
                .put((byte) 0xC6)
                .putInt(size)
                .put(content));
    }

    private static byte[] bsonNumbers(int size) {
        ByteBuffer out =
                ByteBuffer.allocate(size + 64).order(ByteOrder.LITTLE_ENDIAN).putInt(0);
        for (int i = 0; out.position() < size; i++) {
            out.put((byte) 0x10).put(("n" + i).getBytes(UTF_8)).put((byte) 0).putInt(i * 31);
        }
        out.put((byte) 0);
        return bytes(out.putInt(0, out.position()));
    }

    private static byte[] bsonBytes(int size) {
        ByteBuffer out =
                ByteBuffer.allocate(size + 64).order(ByteOrder.LITTLE_ENDIAN).putInt(0);
        out.put((byte) 0x10).put("id".getBytes(UTF_8)).put((byte) 0).putInt(7);
        out.put((byte) 0x05)
                .put("content".getBytes(UTF_8))
                .put((byte) 0)
                .putInt(size)
                .put((byte) 0);
        out.put(MadeSources.random(4, size)).put((byte) 0);
        return bytes(out.putInt(0, out.position()));
    }

    private static byte[] grown(String begin, String part, String between, String end, int size) {
        byte[] again = (part + between).getBytes(UTF_8);
        ByteBuffer out = ByteBuffer.allocate(size + 256).put(begin.getBytes(UTF_8));
        while (out.position() < size) {
            out.put(again);
        }
        return bytes(out.put(part.getBytes(UTF_8)).put(end.getBytes(UTF_8)));
    }

    private static byte[] longs(int size) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new Random(5).longs(size / 8).toArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static byte[] frames(int size) {
        ByteBuffer out = ByteBuffer.allocate(size + 3000);
        Random random = new Random(6);
        while (out.position() < size) {
            byte[] payload = new byte[1 + random.nextInt(2000)];
            random.nextBytes(payload);
            out.putInt(payload.length).put(payload);
        }
        return bytes(out);
    }

    private static byte[] gzip(byte[] content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bytes)) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static byte[] hexdump(int size) {
        byte[] row = MadeSources.random(10, 16);
        String digits = HexFormat.ofDelimiter(" ").formatHex(row, 0, 8) + "  "
                + HexFormat.ofDelimiter(" ").formatHex(row, 8, 16);
        StringBuilder text = new StringBuilder();
        for (byte each : row) {
            text.append(each >= ' ' && each < 0x7F ? (char) each : '.');
        }
        ByteBuffer out = ByteBuffer.allocate(size + 256);
        for (int at = 0; out.position() < size; at += 16) {
            out.put(String.format(Locale.ROOT, "%08x  %s  |%s|%n", at, digits, text)
                    .getBytes(US_ASCII));
        }
        return bytes(out);
    }
}
