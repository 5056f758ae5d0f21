package dev.hexplain.inspect.notes;

import dev.hexplain.inspect.view.NoteView;
import dev.hexplain.store.Note;
import dev.hexplain.store.NoteLocation;
import dev.hexplain.tree.Quoted;
import java.util.List;
import java.util.stream.Collectors;

/** Notes as the API answers with them, and as they are printed. */
public final class NoteViews {
    private NoteViews() {}

    /** Those of a document. */
    public static List<NoteView> of(NotesDocument document) {
        return of(document.notes());
    }

    /** {@code * 0x5B+42 created: text}, further lines of the text indented; what cannot be seen is escaped. */
    public static String line(NoteView note) {
        String where = note.path().isEmpty() ? "" : " " + Quoted.visible(note.path());
        String text = note.text().isBlank() ? "bookmark" : visible(note.text().strip(), "\n    ");
        return "* 0x%X+%d%s: %s".formatted(note.offset(), note.length(), where, text);
    }

    /** A text whose lines hold what can be seen only, tabs as blanks: on a terminal nothing in it is a command. */
    public static String visible(String text, String lineBreak) {
        return text.replace("\t", "    ").lines().map(Quoted::visible).collect(Collectors.joining(lineBreak));
    }

    static List<NoteView> of(List<Note> notes) {
        return notes.stream().map(NoteViews::of).toList();
    }

    private static NoteView of(Note note) {
        NoteLocation place = note.place();
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
