package dev.hexplain.inspect.notes;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.store.Dump;
import dev.hexplain.store.Note;
import dev.hexplain.store.NoteLocation;
import dev.hexplain.store.Notes;
import dev.hexplain.store.QuotaExceeded;
import dev.hexplain.tree.Quoted;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;

/** Use cases of notes: list, keep and delete them. Safe for many threads. */
public final class NoteCases {
    private static final int LONGEST_SHOWN = 100;

    private final Notes notes;
    private final DumpCases dumps;
    private final DerivedLength derived;

    /** Tells how long a source is that the format of a place derives. */
    @FunctionalInterface
    public interface DerivedLength {
        /** Its bytes; empty where there is none of that number. */
        OptionalLong length(Dump dump, NoteLocation place) throws IOException;
    }

    public NoteCases(Notes notes, DumpCases dumps, DerivedLength derived) {
        this.notes = notes;
        this.dumps = dumps;
        this.derived = derived;
    }

    /** The notes of a dump, in the order of their bytes. */
    public NotesView list(String dump) {
        Dump found = dumps.find(dump);
        return view(found, notes.of(found.id()));
    }

    /**
     * Keeps the notes of a document; those whose ids are known take the place of what was there.
     *
     * @return all notes of the dump
     * @throws Refusal where the document is none, is about another dump or bytes that are not there, or has more notes than
     *     there is room for
     */
    public NotesView put(String dump, JsonNode document) throws IOException {
        return put(dump, NotesDocument.read(document, Instant.now()));
    }

    /** The same of a document that was read. */
    private NotesView put(String dump, NotesDocument read) throws IOException {
        Dump found = dumps.find(dump);
        NotesDocument document = read.about(found.sha256());
        NotedBytes.requireInside(document.notes(), bytesOf(found));
        return keep(found, document);
    }

    /** Keeps the notes of a document of which it is known that they are about bytes of the dump. */
    public NotesView keep(String dump, NotesDocument inside) {
        Dump found = dumps.find(dump);
        return keep(found, inside.about(found.sha256()));
    }

    private NotesView keep(Dump found, NotesDocument document) {
        try {
            notes.put(found.id(), document.notes());
        } catch (QuotaExceeded tooMany) {
            throw Refusal.full("A dump may have %d notes: delete some first.".formatted(tooMany.quota()));
        }
        return view(found, notes.of(found.id()));
    }

    private NotedBytes bytesOf(Dump dump) {
        return new NotedBytes() {
            @Override
            public long inside(String layers) throws IOException {
                return Detector.path(layers).isEmpty()
                        ? dump.size()
                        : dumps.readInside(dump.id(), layers, Source::length);
            }

            @Override
            public OptionalLong derived(NoteLocation place) throws IOException {
                return derived.length(dump, place);
            }
        };
    }

    /** Copies notes of a dump to one that was made of it by edits; what there is no room for is left out. */
    public void carry(Dump from, String to, CarriedNotes carried) {
        List<Note> moved = notes.of(from.id()).stream()
                .flatMap(note -> carried.of(note).stream())
                .toList();
        if (moved.isEmpty() || from.id().equals(to)) {
            return;
        }
        try {
            notes.put(to, moved);
        } catch (QuotaExceeded ignored) {
            // The same bytes were made before and have notes of their own; the original keeps its own.
        }
    }

    /**
     * Deletes a note.
     *
     * @throws Refusal where the dump has no such note
     */
    public void delete(String dump, String note) {
        if (!notes.delete(dumps.find(dump).id(), note)) {
            throw Refusal.notFound("The dump has no note `%s`: it was deleted, or never here."
                    .formatted(Quoted.cut(note, LONGEST_SHOWN)));
        }
    }

    private static NotesView view(Dump dump, List<Note> notes) {
        return new NotesView(new NotesView.About(dump.name(), dump.size(), dump.sha256()), NoteViews.of(notes));
    }
}
