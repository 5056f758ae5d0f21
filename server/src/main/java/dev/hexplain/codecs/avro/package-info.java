/**
 * Codecs of Apache Avro: {@link dev.hexplain.codecs.avro.AvroCodecs} lists its configurations. Imports {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.avro;

import org.jspecify.annotations.NullMarked;
