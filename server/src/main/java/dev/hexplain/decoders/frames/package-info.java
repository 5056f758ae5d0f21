/**
 * Messages behind their lengths and nothing else: what many protocols of one's own look like.
 *
 * <p>{@link dev.hexplain.decoders.frames.Frames} is the entry: {@code detecting()} takes the {@code FramesLengthPrefix} that leads from
 * frame to frame to the end, and {@code all()} is that and one format for each prefix, for those who know better. Imports
 * {@code decode} and what that imports.
 *
 * <pre>{@code
 * Decoder frames = Frames.of(Prefix.U4BE);
 * frames.decode(source, options, storage, Progress.NONE).find("frame[0].payload");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.frames;

import org.jspecify.annotations.NullMarked;
