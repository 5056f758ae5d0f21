/** Codecs of FST: {@link dev.hexplain.codecs.fst.FstCodecs} lists its configurations. Imports {@code codecs}. */
@NullMarked
package dev.hexplain.codecs.fst;

import org.jspecify.annotations.NullMarked;
