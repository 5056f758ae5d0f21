package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.bundles.Bundle;
import dev.hexplain.inspect.bundles.BundleManifest;
import dev.hexplain.inspect.bundles.ExtractedBundle;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.notes.NotedBytes;
import dev.hexplain.store.Note;
import dev.hexplain.store.NoteLocation;
import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;

/** Looks whether the notes of a bundle are about bytes that are in it, before any of it is kept. */
record BundledNotes(DumpLimits bounds, Detector detector) {
    /** Whether that is decided by the size of the dump alone. */
    static boolean areOfDump(List<Note> notes) {
        return notes.stream().map(Note::place).allMatch(BundledNotes::isOfDump);
    }

    private static boolean isOfDump(NoteLocation place) {
        return place.source() == 0 && Detector.path(place.layers()).isEmpty();
    }

    /** Those of the notes that are about the dump's own bytes, by what the manifest says. */
    static void requireInDump(BundleManifest manifest, List<Note> notes) throws IOException {
        NotedBytes.requireInside(
                notes.stream().filter(note -> isOfDump(note.place())).toList(), new NotedBytes() {
                    @Override
                    public long inside(String layers) {
                        return manifest.dump().size();
                    }

                    @Override
                    public OptionalLong derived(NoteLocation place) {
                        return OptionalLong.empty();
                    }
                });
    }

    /** All of them, by the dump as a file. */
    void requireInside(Bundle bundle, ExtractedBundle files, List<Note> notes) throws IOException {
        try (DumpSession session =
                new DumpSessions(bounds, detector, files.provided()).open(files.input(), files.choices())) {
            NotedBytes.requireInside(notes, new NotedBytes() {
                @Override
                public long inside(String layers) throws IOException {
                    try (Source inside = session.inside(layers)) {
                        return inside.length();
                    }
                }

                @Override
                public OptionalLong derived(NoteLocation place) throws IOException {
                    return session.decode(choices(bundle, files, place))
                            .tree()
                            .source(place.source())
                            .map(source -> OptionalLong.of(source.length()))
                            .orElseGet(OptionalLong::empty);
                }
            });
        }
    }

    /** The reading that the bundle comes with, where the note was made in that: its format may be in the bundle only. */
    private static DecodeChoices choices(Bundle bundle, ExtractedBundle files, NoteLocation place) {
        BundleManifest.Reading reading = bundle.manifest().reading();
        boolean isOwn =
                place.format().startsWith(reading.format()) && place.layers().equals(reading.layers());
        return isOwn
                ? files.choices()
                : new DecodeChoices(
                        place.format().isEmpty() ? DecodeChoices.DETECT : place.format(),
                        place.layers(),
                        OptionalLong.empty());
    }
}
