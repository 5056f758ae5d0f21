package dev.hexplain.decode.documents;

/**
 * Tells strings that name Java types: what Jackson writes before a value where it writes types, as the first of two
 * elements of an array. Such an array is no list of the object that was encoded.
 */
public final class TypeNames {
    /** Longer ones are no names. */
    public static final int MAX_LENGTH = 1000;

    private TypeNames() {}

    /**
     * Whether a string looks like the name of a type.
     *
     * @param outermost whether a name without a package is believed: that of the whole document
     */
    public static boolean isTypeName(String text, boolean outermost) {
        if (text.startsWith("[")) {
            return text.matches("\\[+([BCDFIJSZ]|L[\\w.$]+;)");
        }
        return text.matches("([a-z_][\\w$]*\\.)+[A-Z][\\w$]*(\\[])*")
                || outermost && text.matches("[A-Z]\\w*[a-z]\\w*");
    }
}
