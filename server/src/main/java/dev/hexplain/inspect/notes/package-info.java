/**
 * Notes: what users wrote about bytes of a dump. {@link dev.hexplain.inspect.notes.NoteCases} keeps them with the dump,
 * {@link dev.hexplain.inspect.notes.NotesDocument} reads the document they are exported as, which
 * {@code docs/notes.md} describes.
 */
@NullMarked
package dev.hexplain.inspect.notes;

import org.jspecify.annotations.NullMarked;
