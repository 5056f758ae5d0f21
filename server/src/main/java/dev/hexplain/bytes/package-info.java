/**
 * Random-access bytes: dumps, slices of them, and sources derived from them.
 *
 * <p>Start at {@link dev.hexplain.bytes.Source}. This package imports nothing of Hexplain.
 *
 * <pre>{@code
 * Source dump = Source.ofFile(path);
 * Cursor in = new Cursor(dump);
 * int magic = in.u2();
 * }</pre>
 */
@NullMarked
package dev.hexplain.bytes;

import org.jspecify.annotations.NullMarked;
