/**
 * Codecs of one-nio: {@link dev.hexplain.codecs.onenio.OneNioCodecs} lists its configurations. Imports {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.onenio;

import org.jspecify.annotations.NullMarked;
