/** Codecs of Smile: {@link dev.hexplain.codecs.smile.SmileCodecs} lists its configurations. Imports {@code codecs}. */
@NullMarked
package dev.hexplain.codecs.smile;

import org.jspecify.annotations.NullMarked;
