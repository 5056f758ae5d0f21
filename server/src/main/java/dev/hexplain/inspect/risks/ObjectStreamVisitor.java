package dev.hexplain.inspect.risks;

import dev.hexplain.tree.Field;

/** Receives the contents of a stream, in the order in which {@code ObjectInputStream} reads it. */
interface ObjectStreamVisitor {
    /** The filter would be asked. */
    default void check(FilterCheck check) {}

    /** A class descriptor begins. */
    default void descriptor(StreamClass described) {}

    /**
     * An object, array, constant, class or string begins.
     *
     * @param length of it, with what is in it
     * @param around the class of the object it is in
     */
    default void instance(StreamClass type, long offset, long length, StreamClass around) {}

    /** Whether what instances of a class hold is of interest: only then is each reference followed. */
    default boolean follows(String owner) {
        return false;
    }

    /** An object of such a class holds another. */
    default void held(HeldValue held) {}

    /** A string, or a block of data that a class wrote by itself. */
    default void text(Field text) {}

    /** A block in the annotation of a class. */
    default void block(String owner, Field block) {}

    /** The elements of an array of bytes. */
    default void bytes(long offset, long length) {}
}
