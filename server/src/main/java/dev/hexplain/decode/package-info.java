/**
 * What every format is to the rest: a {@link dev.hexplain.decode.Decoder} that turns a source into a tree within
 * {@link dev.hexplain.decode.Limits}, a probe that says whether bytes look like it, and a description people read.
 * Imports {@code bytes} and {@code tree}.
 *
 * <pre>{@code
 * Decoder decoder = formats.get("java_serialization").orElseThrow();
 * FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decode;

import org.jspecify.annotations.NullMarked;
