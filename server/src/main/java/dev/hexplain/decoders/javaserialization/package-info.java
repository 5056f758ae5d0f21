/**
 * Java object serialization streams: the grammar and the stream protocol of the Java Object Serialization Specification
 * (chapter 6), decoded without any class and without creating any object.
 *
 * <p>{@link dev.hexplain.decoders.javaserialization.JavaSerialization} is the entry.
 * {@code JavaStreamDecoder} is the grammar as an iterative machine; {@code JavaStreamFrameStack} is its stack, off the
 * heap, so that a list of a million nodes is only a long file. {@code JavaStreamGrammarShapes} has the shapes of the
 * grammar, {@code JavaStreamObjectShapes} those from class descriptors. Imports {@code bytes}, {@code tree} and
 * {@code decode}.
 *
 * <pre>{@code
 * FieldTree tree = new JavaSerialization()
 *         .decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.javaserialization;

import org.jspecify.annotations.NullMarked;
