/** Codecs of Amazon Ion: {@link dev.hexplain.codecs.ion.IonCodecs} lists its configurations. Imports {@code codecs}. */
@NullMarked
package dev.hexplain.codecs.ion;

import org.jspecify.annotations.NullMarked;
