package dev.hexplain.ingest;

import java.util.OptionalLong;

/**
 * A part of a dump of several, such as a packet: a range of the bytes decoded from the text.
 *
 * @param offset of its first byte among those decoded from the text
 * @param length how many
 * @param label what the text calls it; may be empty
 * @param time nanoseconds since 1970 UTC, where the text has it; a time without a date counts from 1970-01-01
 */
public record TextPart(long offset, long length, String label, OptionalLong time) {}
