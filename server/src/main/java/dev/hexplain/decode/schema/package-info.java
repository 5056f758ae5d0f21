/**
 * Formats that need a schema: {@link dev.hexplain.decode.schema.SchemaFormat} takes a
 * {@link dev.hexplain.decode.schema.Schema} and returns a decoder. A format extends
 * {@link dev.hexplain.decode.schema.SchemaDecoder}, or {@link dev.hexplain.decode.schema.OptionalSchemaDecoder}, and
 * implements only the reading of bytes. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * Decoder decoder = new Protobuf().with(Schema.of("order", "Order", text));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decode.schema;

import org.jspecify.annotations.NullMarked;
