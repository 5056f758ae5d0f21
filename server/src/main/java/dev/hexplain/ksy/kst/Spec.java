package dev.hexplain.ksy.kst;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A Kaitai Struct spec ({@code .kst}): a format, a file to decode, and assertions.
 *
 * @param file its name in messages
 * @param id of the format
 * @param data the file to decode, by name
 * @param imports further descriptors whose enums it names
 * @param exception the failure that decoding must end with; empty where it must succeed
 */
public record Spec(
        String file,
        String id,
        String data,
        List<String> imports,
        Optional<ExceptionName> exception,
        List<Assertion> assertions) {

    /**
     * An assertion on the value of an expression. Exactly one of {@code expected} and {@code exception} is given.
     *
     * @param actual an expression on the root object
     * @param expected an expression, or {@code null}
     * @param exception the failure that evaluating it must end with
     * @param line its line, from 1
     */
    public record Assertion(
            String actual,
            @Nullable String expected,
            @Nullable ExceptionName exception,
            int line) {}
}
