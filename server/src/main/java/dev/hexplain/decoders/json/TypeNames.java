package dev.hexplain.decoders.json;

/**
 * Tells strings that name Java types: what Jackson writes before a value where it writes types, as the first of two
 * elements of an array.
 */
final class TypeNames {
    private TypeNames() {}

    /**
     * Whether a string looks like the name of a type.
     *
     * @param outermost whether a name without a package is believed: that of the whole document
     */
    static boolean isTypeName(String text, boolean outermost) {
        if (text.startsWith("[")) {
            return text.matches("\\[+([BCDFIJSZ]|L[\\w.$]+;)");
        }
        return text.matches("([a-z_][\\w$]*\\.)+[A-Z][\\w$]*") || outermost && text.matches("[A-Z]\\w*[a-z]\\w*");
    }
}
