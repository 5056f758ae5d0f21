package dev.hexplain.inspect.common;

import java.util.Locale;

/**
 * Kinds of work. Each has a queue of its own, and those that share threads take turns: much work of one kind holds up no
 * other kind.
 */
public enum WorkPool {
    /** Decoding dumps into trees. */
    DECODE,
    /** Indexing captures, and taking flows out of them. */
    CAPTURE,
    /** Removing layers. */
    LAYER,
    /** Looking for formats inside bytes. */
    CARVE,
    /** Aligning messages. */
    ALIGN,
    /** Edits, patches, layers put back. */
    EDIT,
    /** Questions to tables. */
    QUESTION,
    /** Objects made of dumps and declarations, for the codec lab. */
    OBJECT,
    /** Codecs that encode an object. */
    ENCODING,
    /** Codecs that encode many objects. */
    POPULATION,
    /** Codecs that are measured. */
    TIMING,
    /** Answers about what is ready: values, searches, differences. */
    ANSWER;

    /** Its name in answers and metrics. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
