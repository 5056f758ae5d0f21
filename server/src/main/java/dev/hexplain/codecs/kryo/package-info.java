/** Codecs of Kryo: {@link dev.hexplain.codecs.kryo.KryoCodecs} lists its configurations. Imports {@code codecs}. */
@NullMarked
package dev.hexplain.codecs.kryo;

import org.jspecify.annotations.NullMarked;
