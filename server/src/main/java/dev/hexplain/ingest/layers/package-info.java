/**
 * Layers that are no text: what packs bytes (gzip, zstd), what holds them (zip, tar), and parts of them. The list of all,
 * dialects included, is {@link dev.hexplain.ingest.layers.Layers}. To add one: write a class, add a line.
 *
 * <p>A layer finds itself by its first bytes, and is taken off with bounded memory; how much may come out of how little is
 * the caller's to say ({@link dev.hexplain.ingest.LayerLimits}).
 *
 * <pre>{@code
 * Layers.byId("gzip").orElseThrow().unwrap(source, Step.whole("gzip"), sink, UnwrapLimits.of(1L << 30));
 * }</pre>
 *
 * <p>May import {@code bytes}, {@code ingest}, and the libraries that unpack.
 */
@NullMarked
package dev.hexplain.ingest.layers;

import org.jspecify.annotations.NullMarked;
