/**
 * Shared by decoders of documents whose items begin with a byte that says what they are, such as CBOR. Imports
 * {@code bytes}, {@code tree} and {@code decode.documents}.
 *
 * <p>A format is an {@link dev.hexplain.decode.items.ItemTable}, which gives each first byte an
 * {@link dev.hexplain.decode.items.ItemType}: its name, its layout, its value. {@link dev.hexplain.decode.items.ItemShapes}
 * derives the rest from that: the shapes of elements, of members and of keys, how many fields each computes, and the shape
 * of a field without a row. {@link dev.hexplain.decode.items.ItemGrammar} reads items by the same table; a format's own
 * grammar adds what a table cannot say. {@link dev.hexplain.decode.items.ItemMeasure} passes short containers, which with
 * all that is in them need no rows. Where keys are no items, they have a table of their own; parts that say themselves how
 * long they are, are {@link dev.hexplain.decode.items.ItemPart}s; what later items refer to by number is kept in
 * {@link dev.hexplain.decode.items.ItemReferences}.
 *
 * <pre>{@code
 * ItemTable table = new ItemTable(ItemType.none("(never used)"))
 *         .bytes(0x00, 0x7F, ItemType.immediate("fixint", "positive fixint", 0x7F, ValueType.U1, Value::whole))
 *         .one(0xC0, ItemType.constant("nil", "nil", Value.NULL));
 * ItemShapes shapes = new ItemShapes(table, words);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decode.items;

import org.jspecify.annotations.NullMarked;
