/**
 * The codec lab: a sample, or an object made of a dump ({@code ImportedObject}), is encoded with many codecs at once, and
 * each encoding is explained to the last byte.
 * {@link dev.hexplain.inspect.encodings.CodecLab} is the entry; {@code Explanation} holds the use of each byte. Knows
 * codecs, formats and trees; no store and no HTTP.
 *
 * <pre>{@code
 * try (CodecLab lab = new CodecLab(formats); CodecLab.Run<CodecOutcome> run = lab.begin(EncodeRequest.of("order"), EditedSchemas.NONE)) {
 *     for (Optional<CodecOutcome> next = run.next(); next.isPresent(); next = run.next()) {
 *         print(next.get());
 *     }
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.encodings;

import org.jspecify.annotations.NullMarked;
