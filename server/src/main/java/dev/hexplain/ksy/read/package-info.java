/**
 * Reads descriptors: from the text of a {@code .ksy} to a {@link dev.hexplain.ksy.model.Descriptor}, with whatever it
 * imports. {@link dev.hexplain.ksy.read.DescriptorReader} is the entry. What is wrong is collected, not thrown, and what
 * can be read is read all the same. Whether names and types fit together is {@code ksy.check}'s matter. Sees neither files
 * nor folders: those are behind {@link dev.hexplain.ksy.read.DescriptorShelf}. Imports {@code ksy.expr} and {@code ksy.model}.
 *
 * <pre>{@code
 * Reading reading = DescriptorReader.read("png.ksy", text, Imports.NONE);
 * reading.mistakes().forEach(System.err::println);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.read;

import org.jspecify.annotations.NullMarked;
