/**
 * Length-prefixed messages without any other structure, as many custom protocols have.
 *
 * <p>{@link dev.hexplain.decoders.frames.Frames} is the entry: {@code detecting()} uses the {@code FramesLengthPrefix}
 * that leads from frame to frame to the end; {@code all()} has that and one format for each prefix, for users who know
 * it. Imports {@code decode} and what that imports.
 *
 * <pre>{@code
 * Decoder frames = Frames.detecting();
 * frames.decode(source, options, storage, Progress.NONE).find("frame[0].payload");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.frames;

import org.jspecify.annotations.NullMarked;
