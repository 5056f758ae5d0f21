package dev.hexplain.ingest;

import java.util.OptionalLong;

/**
 * Bytes of a text that belong together, such as a packet of a dump of several.
 *
 * @param offset of its first byte among those the text spells
 * @param length how many
 * @param label what the text calls it; may be empty
 * @param time nanoseconds since 1970 UTC, where the text says; a time without a date counts from 1970-01-01
 */
public record TextPart(long offset, long length, String label, OptionalLong time) {}
