/**
 * FlatBuffers: tables whose fields are found through vtables, decoded by their {@code .fbs} schema.
 *
 * <p>{@link dev.hexplain.decoders.flatbuffers.FlatBuffers} is the entry. A buffer is not read front to back:
 * {@code FlatBuffersOffsetGraph} follows its offsets from the root table, {@code FlatBuffersParts} sorts what they lead
 * to, and {@code FlatBuffersReader} writes it in byte order. {@code FlatBuffersSchemaParser} parses schemas. Heap use
 * grows with the number of tables, vectors and strings, by about 40 bytes each. Imports {@code bytes}, {@code tree} and
 * {@code decode}.
 *
 * <pre>{@code
 * Decoder decoder = new FlatBuffers().with(Schema.of("order", "Order", fbs));
 * FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.flatbuffers;

import org.jspecify.annotations.NullMarked;
