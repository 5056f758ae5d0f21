/**
 * Descriptors in the Kaitai Struct language, interpreted: {@link dev.hexplain.ksy.KsyDecoder} decodes what a descriptor
 * describes. The packages follow the way from text to tree: {@code expr} and {@code model} hold the parsed language,
 * {@code read} parses and {@code check} validates descriptors, {@code eval} and {@code process} evaluate expressions
 * and {@code process} calls, {@code run} compiles and runs descriptors, {@code plausible} chooses the byte order where
 * it is left open. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * Decoder png = KsyDecoder.of(descriptor);
 * FieldTree tree = png.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy;

import org.jspecify.annotations.NullMarked;
