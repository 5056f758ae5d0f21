package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.objects.DeclaredObject;
import dev.hexplain.decode.schema.SchemaFile;
import dev.hexplain.decode.schema.SchemaFiles;
import java.util.OptionalInt;
import java.util.SequencedMap;

/**
 * Declarations of types that are imported into the codec lab.
 *
 * @param language {@link #JAVA}, or the ending of the names of a schema language's files, or its format: {@code avsc}, {@code sbe}
 * @param source classes, records and enums as in Java's source files, or a schema
 * @param type the name of the class whose object is wanted, full or simple; empty for the first
 * @param seed of the values, where none are given
 * @param size elements of each list, map and array of values that are generated; without it, as many as {@link
 *     DeclaredObject#ELEMENTS}
 */
public record Declarations(String language, String source, String type, long seed, OptionalInt size) {
    public static final String JAVA = "java";

    /** Where none is said. */
    public static final long FIRST_SEED = 1;

    /** Elements that a list may be wanted to have. */
    static final int MOST_ELEMENTS = 10_000;

    /** Declarations of an object of the usual size. */
    public Declarations(String language, String source, String type, long seed) {
        this(language, source, type, seed, OptionalInt.empty());
    }

    /**
     * The source of schemas that import each other.
     *
     * @param texts by the names that the files are imported by
     */
    public static String joined(SequencedMap<String, String> texts) {
        return SchemaFiles.joined(texts.entrySet().stream()
                .map(file -> new SchemaFile(file.getKey(), file.getValue(), 1))
                .toList());
    }

    /** The same with another number of elements. */
    public Declarations withSize(int other) {
        return new Declarations(language, source, type, seed, OptionalInt.of(other));
    }
}
