package dev.hexplain.tree;

import java.util.Locale;

/** Formats text as one line: control characters, quotes and lone surrogates are escaped as in Java source. */
public final class Quoted {
    /** Characters of an escape by number. */
    private static final int UNICODE = 6;

    private Quoted() {}

    public static String quote(String text) {
        return '"' + escape(text, '"') + '"';
    }

    /** The text that {@link #quote} was given. */
    public static String unquoted(String quoted) {
        String escaped = quoted.substring(1, quoted.length() - 1);
        if (escaped.indexOf('\\') < 0) {
            return escaped;
        }
        StringBuilder text = new StringBuilder(escaped.length());
        int at = 0;
        while (at < escaped.length()) {
            char c = escaped.charAt(at);
            if (c != '\\' || at + 1 == escaped.length()) {
                text.append(c);
                at++;
                continue;
            }
            char meant = escaped.charAt(at + 1);
            boolean unicode = meant == 'u' && at + UNICODE <= escaped.length();
            switch (meant) {
                case 'n' -> text.append('\n');
                case 'r' -> text.append('\r');
                case 't' -> text.append('\t');
                case 'u' -> text.append(unicode ? (char) Integer.parseInt(escaped, at + 2, at + UNICODE, 16) : meant);
                default -> text.append(meant);
            }
            at += unicode ? UNICODE : 2;
        }
        return text.toString();
    }

    /** Whether all characters of a text can be seen, or are blanks: none is a control character or a lone surrogate. */
    public static boolean isVisible(String text) {
        for (int at = 0; at < text.length(); ) {
            if (isPlain(text.charAt(at))) {
                at++;
                continue;
            }
            int point = text.codePointAt(at);
            if (isInvisible(point)) {
                return false;
            }
            at += Character.charCount(point);
        }
        return true;
    }

    /** A text, or where it has more characters than this, the first of them and an ellipsis; no pair is torn. */
    public static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        boolean pair = most > 0 && Character.isHighSurrogate(text.charAt(most - 1));
        return text.substring(0, pair ? most - 1 : most) + "…";
    }

    /** A text without quotes: only invisible characters are escaped. */
    public static String visible(String text) {
        if (isVisible(text)) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(point -> {
            if (isInvisible(point)) {
                appendEscaped(out, point, '"');
            } else {
                out.appendCodePoint(point);
            }
        });
        return out.toString();
    }

    static String escape(String text, char quote) {
        StringBuilder out = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); ) {
            int point = text.codePointAt(at);
            appendEscaped(out, point, quote);
            at += Character.charCount(point);
        }
        return out.toString();
    }

    private static void appendEscaped(StringBuilder out, int point, char quote) {
        switch (point) {
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            case '\\' -> out.append("\\\\");
            default -> {
                if (point == quote) {
                    out.append('\\').append(quote);
                } else if (isInvisible(point)) {
                    out.append(String.format(Locale.ROOT, "\\u%04X", point));
                } else {
                    out.appendCodePoint(point);
                }
            }
        }
    }

    private static boolean isPlain(int point) {
        return point >= ' ' && point <= '~';
    }

    private static boolean isInvisible(int point) {
        if (isPlain(point)) {
            return false;
        }
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED -> true;
            case Character.FORMAT -> point != 0x200D; // zero-width joiner: part of emoji
            default -> false;
        };
    }
}
