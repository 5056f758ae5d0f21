/**
 * Thrift's binary and compact protocols: messages, bare structs, and both in frames.
 * {@link dev.hexplain.decoders.thrift.ThriftBinary} and {@link dev.hexplain.decoders.thrift.ThriftCompact} share the
 * grammar ({@code ThriftStructs}, {@code ThriftValues}); a {@code ThriftProtocol} has the encoding of each. An
 * interface file gives fields their names. Imports {@code decode} and what that imports.
 *
 * <pre>{@code
 * Decoder order = new ThriftCompact().with(Schema.of("order", "Order", text));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.thrift;

import org.jspecify.annotations.NullMarked;
