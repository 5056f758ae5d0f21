package dev.hexplain.ingest.dialects;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Beginnings so well known that a text spelling one of them is hardly an accident. */
enum Signature {
    JAVA_SERIALIZATION("aced0005", "a Java serialization stream"),
    JAVA_CLASS("cafebabe", "a Java class file"),
    GZIP("1f8b08", "gzip"),
    ZIP("504b0304", "a ZIP archive");

    private final byte[] magic;
    private final String title;

    Signature(String magic, String title) {
        this.magic = HexFormat.of().parseHex(magic);
        this.title = title;
    }

    /** A phrase such as {@code starts with AC ED 00 05, a Java serialization stream}, or null for no known beginning. */
    static @Nullable String phrase(byte[] start) {
        for (Signature signature : values()) {
            if (signature.begins(start)) {
                String hex = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(signature.magic);
                return "starts with " + hex + ", " + signature.title;
            }
        }
        return null;
    }

    private boolean begins(byte[] start) {
        if (start.length < magic.length) {
            return false;
        }
        for (int i = 0; i < magic.length; i++) {
            if (start[i] != magic[i]) {
                return false;
            }
        }
        return true;
    }
}
