package dev.hexplain.tree;

import dev.hexplain.text.ModifiedUtf8;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A character encoding of texts: a charset, or modified UTF-8. */
public sealed interface TextEncoding {
    TextEncoding ASCII = new Named("ascii", StandardCharsets.US_ASCII);
    TextEncoding LATIN_1 = new Named("latin1", StandardCharsets.ISO_8859_1);
    TextEncoding UTF_8 = new Named("utf8", StandardCharsets.UTF_8);
    /** The JVM's own: NUL as two bytes, surrogates one by one ({@link java.io.DataInput}, "Modified UTF-8"). */
    TextEncoding MODIFIED_UTF_8 = new Modified("utf8-modified");

    /** The encoding by a charset. */
    static TextEncoding of(Charset charset) {
        return new Named(charset.name().toLowerCase(Locale.ROOT), charset);
    }

    /** Its name as a type. */
    String id();

    /** The text; what does not decode becomes U+FFFD. */
    String decode(byte[] bytes);

    /** A charset of the JVM. */
    record Named(String id, Charset charset) implements TextEncoding {
        @Override
        public String decode(byte[] bytes) {
            return new String(bytes, charset);
        }
    }

    /** Modified UTF-8, which the JVM has no charset of. */
    record Modified(String id) implements TextEncoding {
        @Override
        public String decode(byte[] bytes) {
            return ModifiedUtf8.decode(bytes);
        }
    }
}
