/**
 * The Java RMI wire protocol, either direction of a connection: handshake and messages after the grammar of the RMI
 * specification (chapter 10), and what the JDK writes where that is silent.
 *
 * <p>{@link dev.hexplain.decoders.jrmp.Jrmp} is the entry. {@code JrmpConversation} reads messages; the serialization streams
 * in them are read by the embedded decoder it is given, to which {@code JrmpBlocks} explains the blocks of data. Imports {@code bytes},
 * {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * Decoder jrmp = new Jrmp(new JavaSerialization());
 * FieldTree tree = jrmp.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.jrmp;

import org.jspecify.annotations.NullMarked;
