package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.values.LogicalValue;

/**
 * What one class of an object's hierarchy wrote, read from the bytes, as far as scalars need it. Each method may throw
 * {@link UnusualBytesException}.
 */
public interface WrittenParts {
    /** The binary name of the class. */
    String className();

    /** The integer in a primitive field. */
    long integer(String field);

    /** The scalar in a field, or the one that it refers to. */
    LogicalValue.Scalar scalar(String field);

    /** The first block behind the fields, which has so many bytes or more. */
    Cursor block(int bytes);
}
