/**
 * Avro: {@link dev.hexplain.decoders.avro.Avro} takes a schema and reads data in the binary encoding;
 * {@link dev.hexplain.decoders.avro.AvroContainer} reads object container files, which bring their schema. {@code AvroDatum}
 * is the grammar of both, {@code AvroShapeKey} says of a field what its shape is made of. Imports {@code decode} and what
 * that imports.
 *
 * <pre>{@code
 * Decoder order = new Avro().with(Schema.of("order", "", json));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.avro;

import org.jspecify.annotations.NullMarked;
