/**
 * The tree of fields over a source: a packed pre-order index of rows, and everything that is computed from it.
 *
 * <p>Decoders push rows to a {@link dev.hexplain.tree.TreeWriter} in byte order; readers ask a
 * {@link dev.hexplain.tree.FieldTree}. A row stores where a field is and which {@link dev.hexplain.tree.Shape} it has.
 * What a shape's layout determines (the primitive fields of an object, the elements of an array, the length before a
 * string) is not stored: it is computed from the row and the bytes when asked for, and has an address like a stored
 * field. Imports {@code bytes} only.
 *
 * <pre>{@code
 * FieldTree tree = writer.finish(shapes, 0);
 * Field price = tree.find("contents[0].classData[0].prices[3]").orElseThrow();
 * tree.value(price).actual();  // "0.4"
 * }</pre>
 */
@NullMarked
package dev.hexplain.tree;

import org.jspecify.annotations.NullMarked;
