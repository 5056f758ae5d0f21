package dev.hexplain.store;

import java.time.Instant;

/**
 * What a user wrote about bytes of a dump.
 *
 * @param id unique among the notes of a dump, and kept when notes are exported and imported; empty before one is kept
 * @param text in Markdown; empty for a bookmark
 */
public record Note(
        String id, NoteLocation place, NoteColour colour, String text, Instant createdAt, Instant changedAt) {
    /** All but when, and by which name it is known. */
    record Said(NoteLocation place, NoteColour colour, String text) {}

    Said said() {
        return new Said(place, colour, text);
    }

    Note named(String name) {
        return new Note(name, place, colour, text, createdAt, changedAt);
    }
}
