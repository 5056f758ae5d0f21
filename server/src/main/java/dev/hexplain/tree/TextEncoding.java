package dev.hexplain.tree;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** How bytes spell text. */
public enum TextEncoding {
    ASCII("ascii") {
        @Override
        String decode(byte[] bytes) {
            return text(bytes, StandardCharsets.US_ASCII);
        }
    },
    LATIN_1("latin1") {
        @Override
        String decode(byte[] bytes) {
            return text(bytes, StandardCharsets.ISO_8859_1);
        }
    },
    UTF_8("utf8") {
        @Override
        String decode(byte[] bytes) {
            return text(bytes, StandardCharsets.UTF_8);
        }
    },
    /** The JVM's own: NUL as two bytes, surrogates one by one ({@link java.io.DataInput}, "Modified UTF-8"). */
    MODIFIED_UTF_8("utf8-modified") {
        @Override
        String decode(byte[] bytes) {
            return ModifiedUtf8.decode(bytes);
        }
    };

    private final String id;

    TextEncoding(String id) {
        this.id = id;
    }

    /** Its name as a type. */
    public String id() {
        return id;
    }

    /** The text; what does not decode becomes U+FFFD. */
    abstract String decode(byte[] bytes);

    private static String text(byte[] bytes, Charset charset) {
        return new String(bytes, charset);
    }
}
