/**
 * Records as codecs: the fields of an object one after another without names, as the articles write them by hand.
 * {@link dev.hexplain.codecs.records.RecordCodecs} lists the ways to do that. {@code RecordCoder} goes through the
 * fields in the order of the class; a {@code Memory} is where they go to, and all that differs. Imports {@code codecs}.
 *
 * <pre>{@code
 * new RecordCoder(size -> new BufferMemory(ByteBuffer.allocate(size), false), ByteOrder.BIG_ENDIAN)
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.records;

import org.jspecify.annotations.NullMarked;
