/**
 * Captures: sorted flows, packets, timelines, protocol detection and conversations.
 * {@link dev.hexplain.inspect.captures.Captures} keeps them open; {@link dev.hexplain.inspect.captures.CaptureReader}
 * answers questions about one.
 *
 * <pre>{@code
 * captures.use(dump, LayerPath.NONE, capture -> new CaptureReader(capture, formats, bindings).flows(order, 0, 200));
 * }</pre>
 *
 * <p>May import {@code ingest}, {@code decode}, {@code store} and {@code inspect.view}.
 */
@NullMarked
package dev.hexplain.inspect.captures;

import org.jspecify.annotations.NullMarked;
