/**
 * What decoders of object formats share: those whose values are a few leading parts (a class, a reference, a length) and
 * a body, and whose members are named by a {@link dev.hexplain.decode.classes.ClassList}, not by the bytes.
 *
 * <p>A value is one row. Which parts it has, and how many bytes each takes, makes its {@link ObjectLayout}, packed into a
 * shape reference; {@link dev.hexplain.decode.objects.LayoutShapes} resolves the shape of it when a reader asks, from the format's
 * {@link dev.hexplain.decode.objects.LayoutVocabulary}: its leaves, its forms, the names of members.
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
