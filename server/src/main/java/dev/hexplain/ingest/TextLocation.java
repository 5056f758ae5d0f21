package dev.hexplain.ingest;

/**
 * The number and byte offset of a line of a text.
 *
 * @param line its number, from 1
 * @param start the byte of the text it starts at; of a line that comes in pieces, the piece
 */
public record TextLocation(long line, long start) {}
