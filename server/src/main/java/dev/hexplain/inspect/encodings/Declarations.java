package dev.hexplain.inspect.encodings;

/**
 * Declarations of types that are brought to the codec lab.
 *
 * @param language {@link #JAVA}, or the ending of the names of a schema language's files, or its format: {@code avsc}, {@code sbe}
 * @param source classes, records and enums as in Java's source files, or a schema
 * @param type the name of the class whose object is wanted, full or simple; empty for the first
 * @param seed of the values, where none are brought
 */
public record Declarations(String language, String source, String type, long seed) {
    public static final String JAVA = "java";

    /** Where none is said. */
    public static final long FIRST_SEED = 1;
}
