/**
 * Simple Binary Encoding (FIX SBE 1.0): messages of fixed blocks, repeating groups and variable data, decoded by their
 * XML message schema.
 *
 * <p>{@link dev.hexplain.decoders.sbe.Sbe} is the entry. {@code SbeSchemaReader} reads the XML into a
 * {@code SbeMessageSchema}, {@code SbeLayouts} makes shapes of it, and {@code SbeMessageReader} reads messages. Imports
 * {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * Decoder decoder = new Sbe().with(Schema.of("car", "", xml));
 * FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.sbe;

import org.jspecify.annotations.NullMarked;
