package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;

/**
 * The contents of an annotation: blocks of primitive data, and objects between them (specification, section 6.4.2:
 * {@code objectAnnotation}), without the token that ends them.
 */
abstract sealed class Contents permits TreeContents, StreamedContents {
    abstract long count();

    /** All of them, blocks as opaque bytes. */
    abstract Paged<LogicalValue> values();

    /** Some of them. */
    abstract Paged<LogicalValue> values(long from, long count);

    abstract boolean isBlock(long index);

    /** The value of one, which is no block. */
    abstract LogicalValue value(long index) throws MisfitException;

    /** The data of the blocks from one on, up to the next object: writers end a block after 1,024 bytes. */
    abstract Cursor blocks(long index) throws MisfitException;

    /** The data of a block, which has so many bytes or more. */
    abstract Cursor block(long index, int bytes) throws MisfitException;
}
