/**
 * JBoss Marshalling's protocol River, versions 2 to 4: {@code formats/jvm/jboss_river.md} documents it. The entry is
 * {@link dev.hexplain.decoders.river.River}.
 *
 * <p>An object's tree is like that of a Java serialization stream: its class descriptor, then {@code classData[0]},
 * {@code classData[1]}, … with the fields of each class of its hierarchy, and with what {@code writeObject} added. So what
 * reads the objects of one format reads those of the other ({@link dev.hexplain.decode.objects.ObjectReading}). Classes are
 * numbered as they are described, objects as they begin; both are referred to by these numbers, or by how far back they
 * are. Imports {@code decode}, {@code values}, {@code tree} and {@code bytes}.
 *
 * <pre>{@code
 * Decoder river = new River(ObjectReading.PLAIN);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.river;

import org.jspecify.annotations.NullMarked;
