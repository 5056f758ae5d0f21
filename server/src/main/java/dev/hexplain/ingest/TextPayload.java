package dev.hexplain.ingest;

import dev.hexplain.bytes.Range;

/**
 * A payload of a text: bytes that are no part of those of another payload before or behind it.
 *
 * @param text the range of the text that it is in
 * @param line the number of its first line, from 1
 */
public record TextPayload(Range text, long line) {}
