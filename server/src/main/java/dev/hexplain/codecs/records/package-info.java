/**
 * records written by hand, as codecs: {@link dev.hexplain.codecs.records.RecordCodecs} lists its configurations. Imports {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.records;

import org.jspecify.annotations.NullMarked;
