/**
 * Formats that need a schema to be read: {@link dev.hexplain.decode.schema.SchemaFormat} takes a
 * {@link dev.hexplain.decode.schema.Schema} and gives a decoder. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * Decoder decoder = new Protobuf().with(Schema.of("order", "Order", text));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decode.schema;

import org.jspecify.annotations.NullMarked;
