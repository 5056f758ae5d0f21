/**
 * Protocol Buffers schemas: {@link dev.hexplain.decoders.protobuf.schema.ProtoSchema} reads {@code .proto} sources and
 * descriptor sets into message types. Both are parsed to declarations ({@code *Declaration}), which are then linked.
 *
 * <pre>{@code
 * ProtoMessageType order = ProtoSchema.read(schema).root();
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.protobuf.schema;

import org.jspecify.annotations.NullMarked;
