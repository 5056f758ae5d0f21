/**
 * Apache Fory 1.6: the Java native protocol and the cross-language one (xlang), read by a list of the classes that were
 * written.
 *
 * <p>{@link dev.hexplain.decoders.fory.Fory} is the entry. {@code ForyGrammar} walks the bytes, with {@code ForyElements} and
 * {@code ForyMaps}, {@code ForyClasses} knows in which order a class's fields stand, {@code ForyJdkKinds} what a type id stands for,
 * {@code ForyTypeNames} and {@code ForyClassDefinitions} how classes are named. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * Decoder decoder = new Fory().with(Schema.of("order", "", "class Order { long id; double[] prices; }"));
 * FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.fory;

import org.jspecify.annotations.NullMarked;
