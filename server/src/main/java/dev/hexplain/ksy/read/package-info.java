/**
 * Reads descriptors: parses the text of a {@code .ksy} and its imports to a {@link dev.hexplain.ksy.model.Descriptor}.
 * {@link dev.hexplain.ksy.read.DescriptorReader} is the entry. Errors are collected, not thrown, and the other parts
 * are still read. Names and types are checked in {@code ksy.check}. Files and folders are only accessed through
 * {@link dev.hexplain.ksy.read.DescriptorShelf}. Imports {@code ksy.expr} and {@code ksy.model}.
 *
 * <pre>{@code
 * DescriptorReading reading = DescriptorReader.read("png.ksy", text, Imports.NONE);
 * reading.diagnostics().forEach(System.err::println);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.read;

import org.jspecify.annotations.NullMarked;
