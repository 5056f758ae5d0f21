/**
 * Captures of network traffic: pcap and pcapng files, the packets in them, the flows these belong to, and the streams
 * that flows carry.
 *
 * <p>A {@link dev.hexplain.ingest.capture.CaptureIndex} is built by one walk over the file and kept outside the heap. A
 * {@link dev.hexplain.ingest.capture.FlowStream} is a list of runs of the capture, so every byte of it knows its
 * packet. What is malformed is a {@link dev.hexplain.ingest.capture.CaptureIssue} at an offset. Imports {@code bytes},
 * {@code tree} and {@code ingest}.
 *
 * <pre>{@code
 * CaptureIndex index = CaptureIndex.build(source, storage, CaptureLimits.USUAL, Progress.NONE);
 * index.stream(3, Side.A).writeTo(out, Long.MAX_VALUE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ingest.capture;

import org.jspecify.annotations.NullMarked;
