/**
 * Values changed in bytes: {@link dev.hexplain.edit.ValueEdit} writes another value where one stands, and what counts its
 * bytes follows. {@link dev.hexplain.edit.PartEdit} adds and takes out parts of lists and maps.
 *
 * <p>Of formats, only items that say type and value in one are known here ({@link dev.hexplain.edit.ItemHeads},
 * {@link dev.hexplain.edit.ItemForms}), the lists of Hessian 2 that say their length so, and the handles of Java streams. How a value is written is found by what writes the
 * bytes that are there ({@link dev.hexplain.edit.ScalarForm}), which fields count them by what they say, and each proposal is
 * decoded again: it is taken where the wanted value is the only thing that changed. Imports {@code values}, {@code tree} and
 * {@code bytes}.
 */
@NullMarked
package dev.hexplain.edit;

import org.jspecify.annotations.NullMarked;
