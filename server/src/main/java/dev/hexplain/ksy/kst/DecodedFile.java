package dev.hexplain.ksy.kst;

import dev.hexplain.ksy.eval.StructValue;
import java.util.Optional;

/** A file decoded by a descriptor: its root object, and the failure if any. */
public interface DecodedFile {
    /** The object at the top; incomplete where decoding failed. */
    StructValue root();

    /** The failure that ended decoding; empty where it succeeded. */
    Optional<Ending> failure();

    /** Whether assertions are checked on the values read before a failure ({@code ks-debug}). */
    default boolean evaluatedAfterError() {
        return false;
    }

    /** The failure of a lazy read that threw this exception; empty for other exceptions. */
    Optional<Ending> failure(RuntimeException thrown);

    /** A failure: its exception name in specs, and a message. */
    record Ending(ExceptionName name, String message) {}
}
