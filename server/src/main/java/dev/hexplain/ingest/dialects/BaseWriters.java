package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.DialectWriter;
import java.util.Arrays;
import java.util.List;

/** Writers of base64, base32, base85 and similar encodings. */
final class BaseWriters {
    /** A line of 76 characters. */
    private static final int BASE64_LINE = 57;

    /** A line of 64 characters. */
    private static final int PEM_LINE = 48;

    private static final int BASE32_LINE = 45;

    private BaseWriters() {}

    static List<DialectWriter> all() {
        java.util.Base64.Encoder standard = java.util.Base64.getEncoder();
        java.util.Base64.Encoder url = java.util.Base64.getUrlEncoder().withoutPadding();
        return List.of(
                new BaseWriter("base64", "Base64", "base64", BASE64_LINE, "", standard::encodeToString, "\n", "\n"),
                new BaseWriter("base64url", "Base64 for URLs", "base64", 3, "", url::encodeToString, "", "\n"),
                new BaseWriter(
                        "data-url",
                        "Data URL",
                        "data-url",
                        3,
                        "data:application/octet-stream;base64,",
                        standard::encodeToString,
                        "",
                        "\n"),
                new BaseWriter(
                        "pem",
                        "PEM",
                        "pem",
                        PEM_LINE,
                        "-----BEGIN DATA-----\n",
                        standard::encodeToString,
                        "\n",
                        "\n-----END DATA-----\n"),
                new BaseWriter("base32", "Base32", "base32", BASE32_LINE, "", BaseWriters::base32, "\n", "\n"),
                new BaseWriter("ascii85", "Ascii85", "ascii85", 60, "<~", BaseWriters::ascii85, "\n", "~>\n"),
                new BaseWriter("z85", "Z85", "z85", 4, "", octets -> base85(octets, Base85.Kind.Z85), "", "\n"),
                new BaseWriter(
                        "base85",
                        "Base85, RFC 1924",
                        "base85",
                        4,
                        "",
                        octets -> base85(octets, Base85.Kind.RFC1924),
                        "",
                        "\n"));
    }

    private static String base32(byte[] octets) {
        StringBuilder text = new StringBuilder();
        long bits = 0;
        int held = 0;
        for (byte octet : octets) {
            bits = bits << 8 | (octet & 0xFF);
            for (held += 8; held >= 5; held -= 5) {
                text.append(Base32.ALPHABET.charAt((int) (bits >> (held - 5)) & 31));
            }
        }
        if (held > 0) {
            text.append(Base32.ALPHABET.charAt((int) (bits << (5 - held)) & 31));
        }
        return text + "=".repeat((8 - text.length() % 8) % 8);
    }

    private static String ascii85(byte[] octets) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < octets.length; i += 4) {
            byte[] group = Arrays.copyOfRange(octets, i, Math.min(octets.length, i + 4));
            boolean zeros = group.length == 4 && Arrays.equals(group, new byte[4]);
            text.append(zeros ? "z" : base85(group, Base85.Kind.ASCII85));
        }
        return text.toString();
    }

    /** Of n bytes, n + 1 characters. */
    private static String base85(byte[] octets, Base85.Kind kind) {
        long word = WordOrder.BIG.get(Arrays.copyOf(octets, 4), 0, 4);
        char[] characters = new char[5];
        for (int i = 4; i >= 0; i--) {
            characters[i] = kind.alphabet.charAt((int) (word % 85));
            word /= 85;
        }
        return new String(characters, 0, octets.length + 1);
    }
}
