/**
 * Kryo 5: objects whose fields have no names in the bytes, back references, classes by number or by name.
 *
 * <p>{@link dev.hexplain.decoders.kryo.Kryo} is the decoder, by itself or with a class list. {@code KryoGrammar} is the
 * grammar, {@code KryoValues} reads the reference and class before a value, {@code KryoBodies} its body,
 * {@code KryoSerializers} finds the serializer of a class; {@code KryoRows} writes the rows. Imports {@code decode},
 * its {@code classes}, {@code documents} and {@code objects}, and {@code tree}.
 *
 * <pre>{@code
 * Decoder decoder = new Kryo().with(Schema.of("order", "", "class Order { long id; }"));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.kryo;

import org.jspecify.annotations.NullMarked;
