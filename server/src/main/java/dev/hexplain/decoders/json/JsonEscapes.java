package dev.hexplain.decoders.json;

import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Value;
import java.nio.charset.StandardCharsets;

/** Resolves escapes in strings (RFC 8259, section 7). */
final class JsonEscapes {
    private static final String AFTER_BACKSLASH = "\"\\/bfnrt";

    private JsonEscapes() {}

    /** Whether a character after a backslash makes an escape of two characters. */
    static boolean isEscape(int escaped) {
        return AFTER_BACKSLASH.indexOf(escaped) >= 0;
    }

    static String text(byte[] chars) {
        String raw = new String(chars, StandardCharsets.UTF_8);
        if (raw.indexOf('\\') < 0) {
            return raw;
        }
        StringBuilder text = new StringBuilder(raw.length());
        for (int at = 0; at < raw.length(); ) {
            at = append(text, raw, at);
        }
        return text.toString();
    }

    /** Appends the character at an index, and returns the index of the next. An invalid escape is for itself. */
    private static int append(StringBuilder text, String raw, int at) {
        char c = raw.charAt(at);
        if (c != '\\' || at + 1 == raw.length()) {
            text.append(c);
            return at + 1;
        }
        char escape = raw.charAt(at + 1);
        int plain = "bfnrt".indexOf(escape);
        if (escape == 'u' && isHex(raw, at + 2)) {
            text.append((char) Integer.parseInt(raw, at + 2, at + 6, 16));
            return at + 6;
        }
        text.append(plain < 0 ? escape : "\b\f\n\r\t".charAt(plain));
        return at + 2;
    }

    private static boolean isHex(String raw, int at) {
        return at + 4 <= raw.length()
                && raw.substring(at, at + 4).chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 0x80);
    }

    /** A text as values show it, cut where the raw one was. */
    static Value shown(byte[] chars, Value read) {
        if (read.actual().indexOf('\\') < 0) {
            return read;
        }
        String text = text(chars);
        int shown = read.actual().length();
        boolean cut = read.actual().endsWith("…") && text.length() > shown;
        return Value.exactly(
                cut ? Quoted.quote(text.substring(0, shown)) + "…" : Quoted.quote(text), new Exact.Text(() -> text));
    }
}
