/**
 * Codecs of MessagePack: {@link dev.hexplain.codecs.messagepack.MessagePackCodecs} lists its configurations. Imports
 * {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.messagepack;

import org.jspecify.annotations.NullMarked;
