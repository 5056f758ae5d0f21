/**
 * Layers that are not text: compressions (gzip, zstd), archives (zip, tar), and parts of bytes. The list of all,
 * dialects included, is {@link dev.hexplain.ingest.layers.Layers}. To add one: write a class, add a line.
 *
 * <p>A layer is recognised by its first bytes, and removed with bounded memory; the caller limits how much may be
 * written for how much read ({@link dev.hexplain.ingest.LayerLimits}).
 *
 * <pre>{@code
 * Layers.byId("gzip").orElseThrow().unwrap(source, LayerStep.whole("gzip"), sink, LayerLimits.of(1L << 30));
 * }</pre>
 *
 * <p>May import {@code bytes}, {@code ingest}, and the decompression libraries.
 */
@NullMarked
package dev.hexplain.ingest.layers;

import org.jspecify.annotations.NullMarked;
