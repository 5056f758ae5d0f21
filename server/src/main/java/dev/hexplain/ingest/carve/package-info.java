/**
 * Carving: what stands inside other bytes, found by one pass over them. {@link dev.hexplain.ingest.carve.Carver} looks up
 * each pair of bytes in a table, and where a pair begins something a {@code Finder} looks closely: at heads, lengths and
 * sums, and at the end by walking over the thing or unpacking it.
 *
 * <pre>{@code
 * for (Finding finding : Carver.carve(source).findings()) {
 *     open(finding.path(LayerPath.NONE));
 * }
 * }</pre>
 *
 * <p>May import {@code bytes} and {@code ingest}. Pure: no files, no decoders. To add a kind: a line in {@code CarvedKind}, a
 * {@code Finder}, a line in {@code Triggers}.
 */
@NullMarked
package dev.hexplain.ingest.carve;

import org.jspecify.annotations.NullMarked;
