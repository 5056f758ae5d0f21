package dev.hexplain.store;

import java.time.Instant;

/**
 * What somebody wrote about bytes of a dump.
 *
 * @param id unique among the notes of a dump, and kept when notes are exported and imported
 * @param text in Markdown; empty for a bookmark
 */
public record Note(String id, NotePlace place, NoteColour colour, String text, Instant createdAt, Instant changedAt) {}
