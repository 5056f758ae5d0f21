/**
 * Carving: finds formats embedded in other bytes, in one pass. {@link dev.hexplain.ingest.carve.Carver} looks up each
 * pair of bytes in a table, and where a pair begins a known format a {@code Finder} checks closely: headers, lengths
 * and checksums, and the end by walking over the content or decompressing it.
 *
 * <pre>{@code
 * for (CarvedCandidate finding : Carver.carve(source).findings()) {
 *     open(finding.path(LayerPath.NONE));
 * }
 * }</pre>
 *
 * <p>May import {@code bytes} and {@code ingest}. Pure: no files, no decoders. To add a kind: a line in
 * {@code CarvedKind}, a {@code Finder}, a line in {@code Triggers}.
 */
@NullMarked
package dev.hexplain.ingest.carve;

import org.jspecify.annotations.NullMarked;
