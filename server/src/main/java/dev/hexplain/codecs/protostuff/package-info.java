/**
 * Codecs of protostuff: {@link dev.hexplain.codecs.protostuff.ProtostuffCodecs} lists its configurations. Imports
 * {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.protostuff;

import org.jspecify.annotations.NullMarked;
