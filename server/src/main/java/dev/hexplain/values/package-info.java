/**
 * What bytes say: the second reading of a tree, as values instead of fields. A
 * {@link dev.hexplain.values.LogicalValue} is a scalar, a sequence, a map, a structure, a reference or opaque bytes; it
 * is made when it is looked at, and what is in it is read by page, so that heap does not grow with the source.
 *
 * <p>{@link dev.hexplain.values.TreeValues} is the entry. A format gives the values of its fields by implementing
 * {@link dev.hexplain.values.ValueShapes}; where it does not, a value is its field without magic, lengths and padding.
 * Imports {@code bytes} and {@code tree}.
 *
 * <pre>{@code
 * LogicalValue price = new TreeValues(tree).find("orders[3].price").orElseThrow();
 * }</pre>
 */
@NullMarked
package dev.hexplain.values;

import org.jspecify.annotations.NullMarked;
