/**
 * The dialects, one class each, and {@link dev.hexplain.ingest.dialects.Dialects}, the list of all. To add one: write a
 * class and add a line to the list.
 *
 * <p>A dump with offsets extends {@code OffsetDump} and only parses one line ({@code HexRows}, {@code WordDump} and
 * {@code BarredRows} do most of that); offsets, repeated rows and text columns are checked once for all of them. Any
 * other notation extends {@code ScannedDialect}. A dialect recognises a text by reading its beginning.
 * {@code DialectWriters} lists what can be written.
 *
 * <pre>{@code
 * Dialects.byId("xxd").orElseThrow().decode(text, sink, limit);
 * }</pre>
 *
 * <p>May import {@code ingest}, {@code bytes} and the JDK.
 */
@NullMarked
package dev.hexplain.ingest.dialects;

import org.jspecify.annotations.NullMarked;
