/**
 * Descriptors in the Kaitai Struct language, interpreted: {@link dev.hexplain.ksy.KsyDecoder} decodes what a descriptor
 * describes. The way from text to tree is the order of the packages: {@code expr} and {@code model} are the language,
 * {@code read} and {@code check} bring a text into it and find its mistakes, {@code eval} and {@code process} are what
 * expressions and {@code process} do, {@code run} compiles and runs, {@code plausible} settles the byte order where it is
 * left open. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * Decoder png = KsyDecoder.of(descriptor);
 * FieldTree tree = png.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy;

import org.jspecify.annotations.NullMarked;
