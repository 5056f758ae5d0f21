package dev.hexplain.inspect.notes;

import dev.hexplain.inspect.view.NoteView;
import dev.hexplain.store.Note;
import dev.hexplain.store.NotePlace;
import java.util.List;

/** Notes as the API answers with them. */
public final class NoteViews {
    private NoteViews() {}

    /** Those of a document. */
    public static List<NoteView> of(NotesDocument document) {
        return of(document.notes());
    }

    static List<NoteView> of(List<Note> notes) {
        return notes.stream().map(NoteViews::of).toList();
    }

    private static NoteView of(Note note) {
        NotePlace place = note.place();
        return new NoteView(
                note.id(),
                place.layers(),
                place.format(),
                place.source(),
                place.offset(),
                place.length(),
                place.path(),
                note.colour().word(),
                note.text(),
                note.createdAt().toString(),
                note.changedAt().toString());
    }
}
