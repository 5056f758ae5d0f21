/**
 * Formats with descriptors, on their shelves: built-in ones, those that users saved, and drafts. Descriptors are read
 * in full when more than their metadata is needed.
 *
 * <p>Entry: {@link dev.hexplain.inspect.formats.Descriptors} parses and checks a text,
 * {@link dev.hexplain.inspect.formats.DescriptorDecoder} decodes with it. Imports {@code ksy}, {@code decode},
 * {@code store}.
 *
 * <pre>{@code
 * Formats formats = new Formats(FormatShelf.of(NativeDecoders.all()), new BuiltInDescriptors(), drafts);
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.formats;

import org.jspecify.annotations.NullMarked;
