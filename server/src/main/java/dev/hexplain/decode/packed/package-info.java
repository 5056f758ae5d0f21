/**
 * Bytes that a format keeps compressed: {@link dev.hexplain.decode.packed.Packing} unpacks them within bounds, and gives
 * what there is before the first byte that is wrong. Imports nothing of Hexplain.
 *
 * <pre>{@code
 * Unpacked body = Packing.GZIP.unpack(bytes, parse.derivableBytes());
 * int source = out.derive(0, range, Packing.GZIP.id(), body.bytes());
 * }</pre>
 */
@NullMarked
package dev.hexplain.decode.packed;

import org.jspecify.annotations.NullMarked;
