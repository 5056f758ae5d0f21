package dev.hexplain.ksy.kst;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A {@code .kst}.
 *
 * @param file its name, for people
 * @param id of the format
 * @param data the file to decode, by name
 * @param imports further descriptors whose enums it names
 * @param exception how decoding must end; empty where it must go well
 */
public record Spec(
        String file,
        String id,
        String data,
        List<String> imports,
        Optional<ExceptionName> exception,
        List<Assertion> assertions) {

    /**
     * What the value of an expression must be. Exactly one of {@code expected} and {@code exception} is given.
     *
     * @param actual an expression on the root object
     * @param expected an expression, or {@code null}
     * @param exception what evaluating it must end with
     * @param line where it stands, from 1
     */
    public record Assertion(
            String actual,
            @Nullable String expected,
            @Nullable ExceptionName exception,
            int line) {}
}
