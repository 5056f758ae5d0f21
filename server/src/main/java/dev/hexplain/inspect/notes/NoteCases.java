package dev.hexplain.inspect.notes;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.store.Dump;
import dev.hexplain.store.Note;
import dev.hexplain.store.NotePlace;
import dev.hexplain.store.Notes;
import dev.hexplain.store.QuotaExceeded;
import dev.hexplain.tree.Quoted;
import java.io.IOException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Use cases of notes: list, keep and delete them. Safe for many threads. */
public final class NoteCases {
    private static final int LONGEST_SHOWN = 100;

    private final Notes notes;
    private final DumpCases dumps;

    public NoteCases(Notes notes, DumpCases dumps) {
        this.notes = notes;
        this.dumps = dumps;
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
    public NotesView put(String dump, NotesDocument read) throws IOException {
        Dump found = dumps.find(dump);
        NotesDocument document = read.about(found.sha256());
        requireInside(found, document);
        try {
            notes.put(found.id(), document.notes());
        } catch (QuotaExceeded tooMany) {
            throw Refusal.full("A dump may have %d notes: delete some first.".formatted(tooMany.quota()));
        }
        return view(found, notes.of(found.id()));
    }

    /** Each of the layers is removed once; which sources a format derives is not looked up. */
    private void requireInside(Dump dump, NotesDocument document) throws IOException {
        Map<String, List<NotePlace>> places = document.notes().stream()
                .map(Note::place)
                .collect(Collectors.groupingBy(NotePlace::layers, LinkedHashMap::new, Collectors.toList()));
        for (Map.Entry<String, List<NotePlace>> each : places.entrySet()) {
            boolean isRaw = Detector.path(each.getKey()).isEmpty();
            List<NotePlace> inside = each.getValue().stream()
                    .filter(place -> place.source() == 0)
                    .toList();
            if (!inside.isEmpty()) {
                long size = isRaw ? dump.size() : dumps.readInside(dump.id(), each.getKey(), Source::length);
                String holder = isRaw ? "the dump" : "what is inside `%s`".formatted(each.getKey());
                inside.forEach(place -> requireInside(place, size, holder));
            }
        }
    }

    private static void requireInside(NotePlace place, long size, String holder) {
        if (place.offset() > size || place.length() > size - place.offset()) {
            throw Refusal.badRequest("A note is about bytes %d+%d, and %s has %d bytes."
                    .formatted(place.offset(), place.length(), holder, size));
        }
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

    /** @throws Refusal where the dump has no such note */
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
