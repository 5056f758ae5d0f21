/**
 * Shared by decoders of object formats: values have a few leading parts (a class, a reference, a length) and a body,
 * and their members are named by a {@link dev.hexplain.decode.classes.ClassList}, not by the bytes.
 * <p>A value is one row. Its parts and their lengths are its {@link ObjectLayout}, packed into a shape reference;
 * {@link dev.hexplain.decode.objects.LayoutShapes} resolves the shape on demand with the format's
 * {@link dev.hexplain.decode.objects.LayoutVocabulary}: leaves, forms, and names of members.
 * {@link dev.hexplain.decode.objects.ValueRow} collects the parts while a value is read, and writes its row.
 *
 * <pre>{@code
 * int shape = layouts.shape(layout.begin(NAME).type(code).slot(REFERENCE, 1).slot(INT, 3), SCALAR);
 * parse.leaf(shape, at, end);
 * }</pre>
 *
 * <p>Imports {@code decode.documents}, {@code decode.classes}, {@code tree}.
 */
@NullMarked
package dev.hexplain.decode.objects;

import org.jspecify.annotations.NullMarked;
