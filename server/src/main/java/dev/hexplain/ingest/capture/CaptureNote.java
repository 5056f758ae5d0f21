package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Range;

/**
 * A comment in a capture.
 *
 * @param packet it is about, from 1; 0 where it is about none
 * @param text at most a few thousand characters of it
 * @param place its range in the capture
 */
public record CaptureNote(int packet, String text, Range place) {}
