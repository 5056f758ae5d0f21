package dev.hexplain.samples;

import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;

/** The same bytes as text, in the spelling of the tools people paste from. */
final class TextDumps {
    private static final int WIDTH = 16;

    /** A text dump of the order: file name under {@code text/}, and its spelling. */
    record TextDump(String id, String file, String title, String doc, Function<byte[], String> spelling) {}

    private TextDumps() {}

    static List<TextDump> all() {
        return List.of(
                new TextDump(
                        "order-xxd", "order.xxd.txt", "Order as xxd", "The order as xxd prints it.", TextDumps::xxd),
                new TextDump(
                        "order-hexdump",
                        "order.hexdump-C.txt",
                        "Order as hexdump -C",
                        "The order as hexdump -C prints it.",
                        TextDumps::hexdump),
                new TextDump(
                        "order-base64",
                        "order.base64.txt",
                        "Order in base64",
                        "The order as base64 wraps it: rO0AB is how every Java stream starts.",
                        TextDumps::base64),
                new TextDump(
                        "order-hex",
                        "order.hex.txt",
                        "Order in plain hex",
                        "The order as one line of hex.",
                        TextDumps::hex));
    }

    private static String xxd(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < bytes.length; at += WIDTH) {
            StringBuilder hex = new StringBuilder();
            for (int i = at; i < Math.min(at + WIDTH, bytes.length); i++) {
                hex.append("%02x".formatted(bytes[i])).append(i % 2 == 1 ? " " : "");
            }
            text.append("%08x: %-40s %s\n".formatted(at, hex, printable(bytes, at)));
        }
        return text.toString();
    }

    private static String hexdump(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < bytes.length; at += WIDTH) {
            StringBuilder hex = new StringBuilder();
            for (int i = at; i < Math.min(at + WIDTH, bytes.length); i++) {
                hex.append(i % 8 == 0 ? " " : "").append("%02x ".formatted(bytes[i]));
            }
            text.append("%08x %-50s |%s|\n".formatted(at, hex, printable(bytes, at)));
        }
        return text.append("%08x\n".formatted(bytes.length)).toString();
    }

    private static String printable(byte[] bytes, int from) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < Math.min(from + WIDTH, bytes.length); i++) {
            text.append(bytes[i] >= ' ' && bytes[i] <= '~' ? (char) bytes[i] : '.');
        }
        return text.toString();
    }

    private static String base64(byte[] bytes) {
        return Base64.getMimeEncoder(76, new byte[] {'\n'}).encodeToString(bytes) + "\n";
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes) + "\n";
    }
}
