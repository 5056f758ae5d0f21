/**
 * Compressed parts of a format: {@link dev.hexplain.decode.packed.Packing} decompresses them within bounds, and returns
 * the bytes before the first error. Imports nothing of Hexplain.
 *
 * <pre>{@code
 * Unpacked body = parse.unpack(Packing.GZIP, bytes);
 * int source = out.derive(0, range, Packing.GZIP.id(), body.bytes());
 * }</pre>
 */
@NullMarked
package dev.hexplain.decode.packed;

import org.jspecify.annotations.NullMarked;
