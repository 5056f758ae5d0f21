package dev.hexplain.decoders.resp;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Replies of any shape, as a server writes them (RESP 3). */
final class Replies {
    private static final int DEEPEST = 4;

    private final Random random;

    Replies(Random random) {
        this.random = random;
    }

    byte[] next() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        reply(out, 0);
        return out.toByteArray();
    }

    private void reply(ByteArrayOutputStream out, int depth) {
        switch (random.nextInt(depth < DEEPEST ? 10 : 7)) {
            case 0 -> write(out, "+status " + random.nextInt() + "\r\n");
            case 1 -> write(out, ":" + random.nextLong() + "\r\n");
            case 2 -> bulk(out);
            case 3 -> write(out, "_\r\n");
            case 4 -> write(out, random.nextBoolean() ? "#t\r\n" : "#f\r\n");
            case 5 -> write(out, "," + random.nextInt(1000) + ".5\r\n");
            case 6 -> write(out, "(" + random.nextLong() + "000000000\r\n");
            case 7 -> many(out, '*', depth);
            case 8 -> many(out, '~', depth);
            default -> many(out, '%', depth);
        }
    }

    private void bulk(ByteArrayOutputStream out) {
        byte[] bytes = new byte[random.nextInt(20)];
        random.nextBytes(bytes);
        write(out, "$" + bytes.length + "\r\n");
        out.writeBytes(bytes);
        write(out, "\r\n");
    }

    private void many(ByteArrayOutputStream out, char kind, int depth) {
        int count = random.nextInt(4);
        write(out, kind + "" + count + "\r\n");
        for (int left = kind == '%' ? 2 * count : count; left > 0; left--) {
            reply(out, depth + 1);
        }
    }

    private static void write(ByteArrayOutputStream out, String text) {
        out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
    }
}
