package dev.hexplain.logs;

import org.jspecify.annotations.Nullable;

/** Escapes text from untrusted sources for one line of a log. */
final class SafeText {
    private SafeText() {}

    /** With what is not shown as a character of its own written as escapes of Java. */
    static @Nullable String of(@Nullable String text) {
        if (text == null || text.codePoints().allMatch(SafeText::isShown)) {
            return text;
        }
        StringBuilder safe = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(each -> append(safe, each));
        return safe.toString();
    }

    private static void append(StringBuilder safe, int character) {
        switch (character) {
            case '\n' -> safe.append("\\n");
            case '\r' -> safe.append("\\r");
            case '\t' -> safe.append("\\t");
            default -> {
                if (isShown(character)) {
                    safe.appendCodePoint(character);
                } else {
                    for (char unit : Character.toChars(character)) {
                        safe.append("\\u%04x".formatted((int) unit));
                    }
                }
            }
        }
    }

    /** Controls act on terminals, separators end lines, formats turn the direction of writing, the rest is no text. */
    private static boolean isShown(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
