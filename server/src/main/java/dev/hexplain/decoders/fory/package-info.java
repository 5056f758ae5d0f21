/**
 * Apache Fory 1.6: the Java native protocol and the cross-language one (xlang), decoded by a list of the classes that
 * were written.
 *
 * <p>{@link dev.hexplain.decoders.fory.Fory} is the entry. {@code ForyGrammar} is the grammar, with
 * {@code ForyCollections}; {@code ForyClasses} has the order of a class's fields,
 * {@code ForyJdkKinds} the classes of type ids, {@code ForyTypeNames} and {@code ForyClassDefinitions} read how classes
 * are named. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * Decoder decoder = new Fory().with(Schema.of("order", "", "class Order { long id; double[] prices; }"));
 * FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.fory;

import org.jspecify.annotations.NullMarked;
