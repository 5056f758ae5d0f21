/**
 * The formats that descriptors describe, on their shelves: those that come with Hexplain, those people saved, and drafts
 * that are being written. Descriptors are read when somebody first needs more than their head.
 *
 * <p>Entry: {@link dev.hexplain.inspect.formats.Descriptors} understands a text,
 * {@link dev.hexplain.inspect.formats.DescriptorDecoder} decodes with it. Imports {@code ksy}, {@code decode},
 * {@code store}.
 *
 * <pre>{@code
 * Formats formats = new Formats(FormatShelf.of(NativeDecoders.all()), new BuiltIns(), drafts);
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.formats;

import org.jspecify.annotations.NullMarked;
