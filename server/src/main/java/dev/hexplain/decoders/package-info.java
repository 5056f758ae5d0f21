/**
 * Native decoders: formats that a descriptor cannot express, each in a package of its own.
 *
 * <p>{@link dev.hexplain.decoders.NativeDecoders} is the list. Decoders import {@code decode} and what it imports;
 * never each other, never files, HTTP or the store.
 *
 * <pre>{@code
 * Formats formats = new Formats(NativeDecoders.all());
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders;

import org.jspecify.annotations.NullMarked;
