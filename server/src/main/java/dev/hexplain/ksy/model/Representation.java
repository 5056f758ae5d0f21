package dev.hexplain.ksy.model;

import java.util.ArrayList;
import java.util.List;

/**
 * How an object of a type is shown in a line, in the notation of the Kaitai Web IDE ({@code -webide-representation}):
 * a text with values of the object in braces, such as <code>{name} [{len_data:dec} bytes]</code>.
 */
public record Representation(List<Part> parts) {
    private static final String DEFAULT_SEPARATOR = ", ";
    private static final String SEPARATOR = "sep=";

    /** A part of the text. */
    public sealed interface Part {}

    /** It stands there as it is. */
    public record Literal(String text) implements Part {}

    /**
     * A value.
     *
     * @param path names, from the object: of fields, {@code _parent} or {@code this}
     * @param separator is between the elements of an array
     */
    public record Placeholder(List<String> path, Form form, String separator) implements Part {}

    /** How a value is written. */
    public enum Form {
        /** Integers in hexadecimal digits. */
        DEFAULT,
        /** Integers in decimal digits. */
        DEC,
        /** Bytes as hexadecimal digits. */
        HEX,
        /** Bytes as a text. */
        STR,
        /** 16 bytes as a UUID. */
        UUID,
        /** An object as the names of its truth values that are true. */
        FLAGS;

        private static Form of(String word) {
            for (Form form : values()) {
                if (form != DEFAULT && word.startsWith(form.name().toLowerCase(java.util.Locale.ROOT))) {
                    return form;
                }
            }
            return DEFAULT;
        }
    }

    /** Reads the notation; a brace that is not closed is a character. */
    public static Representation of(String text) {
        List<Part> parts = new ArrayList<>();
        int done = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', done)) {
            int close = text.indexOf('}', open);
            if (close < 0) {
                break;
            }
            addLiteral(parts, text.substring(done, open));
            parts.add(placeholder(text.substring(open + 1, close)));
            done = close + 1;
        }
        addLiteral(parts, text.substring(done));
        return new Representation(List.copyOf(parts));
    }

    private static void addLiteral(List<Part> parts, String text) {
        if (!text.isEmpty()) {
            parts.add(new Literal(text));
        }
    }

    /** The name, and words behind a colon. */
    private static Placeholder placeholder(String inBraces) {
        int colon = inBraces.indexOf(':');
        String words = colon < 0 ? "" : inBraces.substring(colon + 1);
        String path = colon < 0 ? inBraces : inBraces.substring(0, colon);
        String separator = words.startsWith(SEPARATOR) ? words.substring(SEPARATOR.length()) : DEFAULT_SEPARATOR;
        return new Placeholder(List.of(path.split("\\.")), Form.of(words), separator);
    }
}
