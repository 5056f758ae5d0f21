package dev.hexplain.ingest.dialects;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Signatures of known formats, for telling whether text that decodes to one is hardly an accident. */
enum KnownSignatures {
    JAVA_SERIALIZATION("AC ED 00 05", "a Java serialization stream"),
    JAVA_CLASS("CA FE BA BE", "a Java class file"),
    GZIP("1F 8B 08", "gzip"),
    ZIP("50 4B 03 04", "a ZIP archive");

    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    private final String magic;
    private final String title;

    KnownSignatures(String magic, String title) {
        this.magic = magic;
        this.title = title;
    }

    /**
     * A phrase such as {@code starts with AC ED 00 05, a Java serialization stream}, or null for no known beginning.
     */
    static @Nullable String phrase(byte[] start) {
        String hex = HEX.formatHex(start);
        for (KnownSignatures signature : values()) {
            if (hex.startsWith(signature.magic)) {
                return "starts with " + signature.magic + ", " + signature.title;
            }
        }
        return null;
    }
}
