/**
 * Values changed in bytes: {@link dev.hexplain.edit.ValueEdit} writes another value where one stands, and what counts its
 * bytes follows.
 *
 * <p>Of formats, only the heads of items of CBOR and MessagePack are known here, which say types and lengths in one
 * ({@link dev.hexplain.edit.ItemHeads}). How a value is written is found by what writes the bytes that are there
 * ({@link dev.hexplain.edit.ScalarForm}), which fields count them by what they say, and each proposal is decoded again: it is
 * taken where the wanted value is the only thing that changed. Imports {@code values}, {@code tree} and {@code bytes}.
 */
@NullMarked
package dev.hexplain.edit;

import org.jspecify.annotations.NullMarked;
