/**
 * Amazon Ion 1.0 in its binary form: values with their lengths, names as numbers into symbol tables that stand in the
 * same stream.
 *
 * <p>{@link dev.hexplain.decoders.ion.Ion} is the entry. {@code IonTypeDescriptor} says what each first byte begins,
 * {@code IonGrammar} reads values one after the other, {@code IonSymbolTable} keeps where the texts of symbols stand, and
 * {@code IonShapes} lays values out. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * FieldTree tree = new Ion().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("item[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.ion;

import org.jspecify.annotations.NullMarked;
