package dev.hexplain.inspect.report;

/** Text in HTML and SVG. */
final class Markup {
    private Markup() {}

    /** A text that no markup is read from; control characters, which XML does not have, as their pictures. */
    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\n', '\t' -> escaped.append((char) c);
                default -> escaped.appendCodePoint(shown(c));
            }
        });
        return escaped.toString();
    }

    /** Pictures of control characters: Unicode, block Control Pictures. XML 1.0 §2.2 says what a character is. */
    private static int shown(int c) {
        if (c < ' ') {
            return 0x2400 + c;
        }
        boolean none = (c >= 0xD800 && c <= 0xDFFF) || c == 0xFFFE || c == 0xFFFF || (c >= 0x7F && c <= 0x9F);
        return none ? 0xFFFD : c;
    }
}
