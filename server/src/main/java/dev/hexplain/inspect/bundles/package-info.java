/**
 * Bundles: a dump, how it is read, and its notes, as one zip file that another server or the command line opens.
 * {@code docs/notes.md} describes the file. {@link dev.hexplain.inspect.bundles.BundleWriter} writes it,
 * {@link dev.hexplain.inspect.bundles.BundleReader} reads it within bounds.
 */
@NullMarked
package dev.hexplain.inspect.bundles;

import org.jspecify.annotations.NullMarked;
