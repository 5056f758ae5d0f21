/**
 * Simple Binary Encoding (FIX SBE 1.0): messages of fixed blocks, repeating groups and variable data, read by the XML
 * message schema they were written by.
 *
 * <p>{@link dev.hexplain.decoders.sbe.Sbe} is the entry. {@code SbeSchemaReader} turns the XML into a {@code SbeMessageSchema},
 * {@code SbeLayouts} that into shapes, and {@code SbeMessageReader} is the walk over a message. Imports {@code bytes},
 * {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * Decoder decoder = new Sbe().with(Schema.of("car", "", xml));
 * FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.sbe;

import org.jspecify.annotations.NullMarked;
