package dev.hexplain.ksy.kst;

import dev.hexplain.ksy.eval.StructValue;
import java.util.Optional;

/** A file, decoded by a descriptor. */
public interface DecodedFile {
    /** The object at the top; incomplete where decoding failed. */
    StructValue root();

    /** What decoding ended with; empty where it went well. */
    Optional<Ending> failure();

    /** Whether what was read before a failure is judged, as if it had not happened: descriptors say so for debugging. */
    default boolean judgedWhereBroken() {
        return false;
    }

    /** What a lazy read ended with that threw this; empty where it is none of the decoder's. */
    Optional<Ending> failure(RuntimeException thrown);

    /** A failure: by the name that specs have for it, and in words. */
    record Ending(ExceptionName name, String message) {}
}
