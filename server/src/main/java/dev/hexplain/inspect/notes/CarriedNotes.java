package dev.hexplain.inspect.notes;

import dev.hexplain.bytes.Range;
import dev.hexplain.edit.Patch;
import dev.hexplain.store.Note;
import dev.hexplain.store.NoteLocation;
import java.util.List;
import java.util.Optional;

/**
 * How notes go along when bytes are edited: those about the bytes that were edited, to where these are now. Notes about
 * bytes in other layers, or derived ones, stay behind.
 *
 * @param layers those that were removed from the bytes that were edited
 * @param newLayers those around the bytes now
 * @param patches one after the other
 */
public record CarriedNotes(String layers, String newLayers, List<Patch> patches) {
    Optional<Note> of(Note note) {
        NoteLocation place = note.place();
        if (place.source() != 0 || !place.layers().equals(layers)) {
            return Optional.empty();
        }
        Range range = new Range(place.offset(), place.length());
        for (Patch patch : patches) {
            range = patch.moved(range);
        }
        NoteLocation moved = new NoteLocation(
                newLayers, place.format(), place.source(), range.offset(), range.length(), place.path());
        return Optional.of(new Note(note.id(), moved, note.colour(), note.text(), note.createdAt(), note.changedAt()));
    }
}
