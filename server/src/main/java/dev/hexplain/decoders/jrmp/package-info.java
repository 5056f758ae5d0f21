/**
 * The Java RMI wire protocol, either direction of a connection: handshake and messages by the grammar of the RMI
 * specification (chapter 10), and by what the JDK writes where that is silent.
 *
 * <p>{@link dev.hexplain.decoders.jrmp.Jrmp} is the entry. {@code JrmpConversation} reads messages; the serialization
 * streams in them are decoded by an embedded decoder, whose data blocks {@code JrmpBlocks} reads. Imports
 * {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * Decoder jrmp = new Jrmp(new JavaSerialization());
 * FieldTree tree = jrmp.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.jrmp;

import org.jspecify.annotations.NullMarked;
