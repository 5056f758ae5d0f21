/**
 * Codecs of Apache Fory: {@link dev.hexplain.codecs.fory.ForyCodecs} lists its configurations. Imports {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.fory;

import org.jspecify.annotations.NullMarked;
