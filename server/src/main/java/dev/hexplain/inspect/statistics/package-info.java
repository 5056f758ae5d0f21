/**
 * Measures bytes: how often each byte and each pair of bytes occurs ({@link dev.hexplain.inspect.statistics.ByteCounts}),
 * checksums and hashes ({@link dev.hexplain.inspect.statistics.Checksum}), of which range a field is the checksum
 * ({@link dev.hexplain.inspect.statistics.ChecksumSearch}), and a source in so many parts for a map of it
 * ({@link dev.hexplain.inspect.statistics.SourceMap}). Imports {@code bytes}, {@code tree} and {@code inspect.view}.
 *
 * <pre>{@code
 * ByteStatistics.of(source, new Range(0, source.length())).entropy();
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.statistics;

import org.jspecify.annotations.NullMarked;
