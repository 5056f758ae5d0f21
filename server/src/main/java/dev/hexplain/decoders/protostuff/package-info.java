/**
 * protostuff: objects in the wire format of Protocol Buffers, with groups for everything that has parts, and fields
 * numbered in the order the class declares them. {@link dev.hexplain.decoders.protostuff.Protostuff} takes a class
 * list. {@code ProtostuffGrammar} is the grammar, {@code ProtostuffTaggedField} reads a field,
 * {@code ProtostuffClasses} has the types of fields. Imports {@code decode} and what that imports.
 *
 * <pre>{@code
 * Decoder order = new Protostuff(new Protobuf()).with(Schema.of("order", "", "class Order { long id; double[] prices; }"));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.protostuff;

import org.jspecify.annotations.NullMarked;
