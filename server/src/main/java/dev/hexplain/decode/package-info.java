/**
 * The interfaces of formats: a {@link dev.hexplain.decode.Decoder} turns a source into a tree within
 * {@link dev.hexplain.decode.Limits}, a probe detects its format, and a description documents it. Imports {@code bytes}
 * and {@code tree}.
 *
 * <pre>{@code
 * Decoder decoder = formats.get("java_serialization").orElseThrow();
 * FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decode;

import org.jspecify.annotations.NullMarked;
