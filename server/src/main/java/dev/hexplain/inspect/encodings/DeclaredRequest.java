package dev.hexplain.inspect.encodings;

import java.util.List;
import java.util.Optional;

/**
 * An object of declared classes that is imported into the codec lab.
 *
 * @param codecs ids; empty for all
 */
public record DeclaredRequest(Declarations declarations, Values values, Optional<List<String>> codecs) {
    /** The same with another number of elements in each list whose values are generated. */
    public DeclaredRequest withSize(int size) {
        return new DeclaredRequest(declarations.withSize(size), values, codecs);
    }

    /** Where the values are. */
    public sealed interface Values {
        /** They are generated from the seed of the declarations. */
        record Generated() implements Values {}

        /** They are JSON. */
        record Written(String json) implements Values {}

        /** They are those of a dump, or of a value of it. */
        record Dumped(ImportedRequest dump) implements Values {}
    }
}
