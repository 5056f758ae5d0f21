/** Codecs of SBE: {@link dev.hexplain.codecs.sbe.SbeCodecs} lists its configurations. Imports {@code codecs}. */
@NullMarked
package dev.hexplain.codecs.sbe;

import org.jspecify.annotations.NullMarked;
