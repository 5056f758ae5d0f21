/**
 * Codecs of Protocol Buffers: {@link dev.hexplain.codecs.protobuf.ProtobufCodecs} lists its configurations. Imports
 * {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.protobuf;

import org.jspecify.annotations.NullMarked;
