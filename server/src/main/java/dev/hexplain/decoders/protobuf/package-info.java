/**
 * Protocol Buffers, with a schema and without: {@link dev.hexplain.decoders.protobuf.Protobuf} is both the decoder of
 * bytes alone and the format that takes a schema. {@code ProtobufGrammar} is the grammar, {@code ProtobufShapeKey} says of a field what its
 * shape is made of, {@code ProtobufShapes} makes it. Imports {@code decode} and what that imports.
 *
 * <pre>{@code
 * Decoder order = new Protobuf().with(Schema.of("order", "Order", source));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.protobuf;

import org.jspecify.annotations.NullMarked;
