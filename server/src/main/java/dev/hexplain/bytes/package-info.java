/**
 * Random-access bytes: what people bring, parts of it, and what is derived from it.
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
