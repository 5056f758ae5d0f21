/**
 * Chronicle Wire in its binary forms: BINARY, BINARY_LIGHT and FIELDLESS_BINARY, which share their codes, and documents
 * of queues around them. {@link dev.hexplain.decoders.chroniclewire.ChronicleWire} is the entry.
 *
 * <p>There is no specification: {@code formats/jvm/chronicle_wire.md} documents the format. {@code ChronicleWireCodes}
 * names the first bytes, {@code ChronicleWireLayouts} has their layouts, {@code ChronicleWireGrammar} is the grammar.
 * Imports {@code bytes}, {@code tree}, {@code decode} and {@code decode.documents}.
 *
 * <pre>{@code
 * FieldTree tree = new ChronicleWire().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.chroniclewire;

import org.jspecify.annotations.NullMarked;
