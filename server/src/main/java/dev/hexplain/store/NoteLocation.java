package dev.hexplain.store;

/**
 * The bytes that a note is about. They stay the same bytes when the dump is read in another format; those of a derived
 * source are there only in the format that derives it.
 *
 * @param layers the layers that were removed, as {@link dev.hexplain.ingest.LayerPath} writes it
 * @param format id of the format that the dump was read in
 * @param source number of the source that the offset counts in; 0 is the dump without its layers
 * @param length may be 0: a place between two bytes
 * @param path of the field or value that was selected; empty where a range was
 */
public record NoteLocation(String layers, String format, int source, long offset, long length, String path) {}
