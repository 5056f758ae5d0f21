/**
 * Codecs of FlatBuffers: {@link dev.hexplain.codecs.flatbuffers.FlatBuffersCodecs} lists its configurations. Imports
 * {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.flatbuffers;

import org.jspecify.annotations.NullMarked;
