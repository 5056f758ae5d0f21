/**
 * Avro: {@link dev.hexplain.decoders.avro.Avro} takes a schema and decodes data in the binary encoding;
 * {@link dev.hexplain.decoders.avro.AvroContainer} decodes object container files, which contain their schema.
 * {@code AvroDatum} is the grammar of both, {@code AvroShapeKey} packs all that a field's shape depends on. Imports
 * {@code decode} and what that imports.
 *
 * <pre>{@code
 * Decoder order = new Avro().with(Schema.of("order", "", json));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.avro;

import org.jspecify.annotations.NullMarked;
