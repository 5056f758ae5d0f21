/**
 * Protocol Buffers, with a schema and without: {@link dev.hexplain.decoders.protobuf.Protobuf} is both the decoder
 * without a schema and the format that takes one. {@code ProtobufGrammar} is the grammar, {@code ProtobufShapeKey}
 * packs all that a field's shape depends on, {@code ProtobufShapes} has the shapes. Imports {@code decode} and what
 * that imports.
 *
 * <pre>{@code
 * Decoder order = new Protobuf().with(Schema.of("order", "Order", text));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.protobuf;

import org.jspecify.annotations.NullMarked;
