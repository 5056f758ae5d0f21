package dev.hexplain.inspect.populations;

import java.util.Locale;

/** Receives the progress of a measurement, now and then; may throw to end it. */
@FunctionalInterface
public interface PopulationProgress {
    PopulationProgress NONE = (_, _, _) -> {};

    /** What is done with each of the dumps, or of the objects. */
    enum Pass {
        /** Their classes are collected. */
        CLASSES,
        /** Objects are made and looked at. */
        OBJECTS,
        /** Some objects are encoded to train dictionaries. */
        DICTIONARIES,
        /** All are encoded and compressed. */
        SIZES;

        /** Its name in JSON. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Some are done.
     *
     * @param done how many dumps, and in the last two passes how many objects
     */
    void at(Pass pass, int done, int total);
}
