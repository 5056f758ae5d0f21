package dev.hexplain.inspect.notes;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.store.Note;
import dev.hexplain.store.NoteLocation;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** How many bytes there are where the notes of a dump are. */
public interface NotedBytes {
    /** Bytes of the dump, or of what is inside layers of it. */
    long inside(String layers) throws IOException;

    /** Bytes of a source that the format of a place derives; empty where it derives none of that number. */
    OptionalLong derived(NoteLocation place) throws IOException;

    /**
     * Each of the layers is removed once, and each format asked once for a source.
     *
     * @throws Refusal where a note is about bytes that are not there
     */
    static void requireInside(List<Note> notes, NotedBytes bytes) throws IOException {
        Map<NoteLocation, List<NoteLocation>> bySource = notes.stream()
                .map(Note::place)
                .collect(Collectors.groupingBy(NotedBytes::source, LinkedHashMap::new, Collectors.toList()));
        for (Map.Entry<NoteLocation, List<NoteLocation>> each : bySource.entrySet()) {
            NoteLocation source = each.getKey();
            long size = source.source() == 0 ? bytes.inside(source.layers()) : derived(source, bytes);
            each.getValue().forEach(place -> requireInside(place, size));
        }
    }

    /** What places in one source have in common. */
    private static NoteLocation source(NoteLocation place) {
        return new NoteLocation(place.layers(), place.source() == 0 ? "" : place.format(), place.source(), 0, 0, "");
    }

    private static long derived(NoteLocation source, NotedBytes bytes) throws IOException {
        return bytes.derived(source)
                .orElseThrow(
                        () -> Refusal.badRequest("A note is about %s, which is not there.".formatted(words(source))));
    }

    private static void requireInside(NoteLocation place, long size) {
        if (place.offset() > size || place.length() > size - place.offset()) {
            throw Refusal.badRequest("A note is about bytes %d+%d, and %s has %d bytes."
                    .formatted(place.offset(), place.length(), words(place), size));
        }
    }

    private static String words(NoteLocation place) {
        String inside = place.layers().equals("raw") ? "the dump" : "what is inside `%s`".formatted(place.layers());
        return place.source() == 0
                ? inside
                : "source %d of %s as `%s`".formatted(place.source(), inside, place.format());
    }
}
