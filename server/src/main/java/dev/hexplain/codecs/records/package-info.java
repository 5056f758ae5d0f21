/**
 * Codecs of records: the fields of an object one after another without names, as the articles write them by hand.
 * {@link dev.hexplain.codecs.records.RecordCodecs} lists them. {@code RecordCoder} visits the fields in the order of
 * the class; the codecs differ only in the {@code Memory} written to. Imports {@code codecs}.
 *
 * <pre>{@code
 * new RecordCoder(size -> new BufferMemory(ByteBuffer.allocate(size), false), ByteOrder.BIG_ENDIAN)
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.records;

import org.jspecify.annotations.NullMarked;
