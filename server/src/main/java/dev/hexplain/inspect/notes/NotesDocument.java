package dev.hexplain.inspect.notes;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.common.KeptText;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.inspect.view.ViewJson;
import dev.hexplain.store.Note;
import dev.hexplain.store.NoteColour;
import dev.hexplain.store.NoteLocation;
import dev.hexplain.store.Notes;
import dev.hexplain.tree.Quoted;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The document that notes are exported as, and imported from; {@code docs/notes.md} describes it.
 *
 * @param sha256 of the dump that the notes are about; empty where the document does not say
 */
public record NotesDocument(String sha256, List<Note> notes) {
    /** Bytes that a document may have. */
    public static final int LARGEST = 4 << 20;

    /** Characters of a note's text. */
    public static final int LONGEST_TEXT = 16_000;

    private static final int LONGEST_PATH = 1000;
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_SHOWN = 40;
    private static final Pattern ID = Pattern.compile("[0-9A-Za-z_-]{1,40}");
    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");

    /**
     * Reads a document from its JSON text in UTF-8.
     *
     * @throws Refusal as for the other form, and where it is not JSON
     */
    public static NotesDocument read(byte[] json, Instant now) {
        try {
            return read(ViewJson.mapper().readTree(json), now);
        } catch (JsonProcessingException notJson) {
            throw Refusal.badRequest("The notes are not JSON: %s (line %d)."
                    .formatted(
                            notJson.getOriginalMessage(),
                            notJson.getLocation() == null
                                    ? 1
                                    : notJson.getLocation().getLineNr()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /**
     * This document, for a dump.
     *
     * @throws Refusal where it says that it is about another one
     */
    public NotesDocument about(String dump) {
        if (!sha256.isEmpty() && !sha256.equals(dump)) {
            throw Refusal.conflict(
                    "These notes are about another file: its SHA-256 is %s, and that of this dump %s. Without `dump` in the document they are taken all the same."
                            .formatted(sha256, dump));
        }
        return this;
    }

    /**
     * Reads a document. Of a note only the offset is required; its times and whatever else is missing are made up; its id
     * when it is kept.
     *
     * @param now the time of notes that name none
     * @throws Refusal where something in it is not what it has to be; the message names the note and the member
     */
    public static NotesDocument read(JsonNode document, Instant now) {
        JsonNode notes = document.path("notes");
        if (!notes.isArray()) {
            throw Refusal.badRequest("`notes` has to be a list of notes, such as {\"notes\": [{\"offset\": 0}]}.");
        }
        if (notes.size() > Notes.MOST) {
            throw Refusal.badRequest(
                    "A dump may have %d notes; the document has %d.".formatted(Notes.MOST, notes.size()));
        }
        long version = document.path("version").asLong(NotesView.VERSION);
        if (version != NotesView.VERSION) {
            throw Refusal.badRequest("The document's version is %d; this program reads version %d."
                    .formatted(version, NotesView.VERSION));
        }
        Instant whole = now.truncatedTo(ChronoUnit.MILLIS);
        return new NotesDocument(
                sha256(document.path("dump")),
                StreamSupport.stream(notes.spliterator(), false)
                        .map(note -> note(note, whole))
                        .toList());
    }

    private static String sha256(JsonNode dump) {
        if (!dump.isMissingNode() && !dump.isObject()) {
            throw Refusal.badRequest("`dump` has to be an object: what the notes are about.");
        }
        JsonNode node = dump.path("sha256");
        if (node.isMissingNode()) {
            return "";
        }
        if (!node.isTextual() || !SHA_256.matcher(node.asText()).matches()) {
            throw Refusal.badRequest("`dump.sha256` has to be 64 hexadecimal digits.");
        }
        return node.asText();
    }

    private static Note note(JsonNode note, Instant now) {
        if (!note.isObject()) {
            throw Refusal.badRequest("A note is an object, such as {\"offset\": 0, \"length\": 4, \"text\": \"…\"}.");
        }
        String id = text(note, "id", LONGEST_NAME, "");
        if (note.has("id") && !ID.matcher(id).matches()) {
            throw Refusal.badRequest("The `id` of a note has to be 1 to 40 letters, digits, `-` and `_`, and is `%s`."
                    .formatted(shown(id)));
        }
        Instant changed = time(note, "changedAt", now);
        return new Note(
                id,
                place(note),
                colour(note),
                text(note, "text", LONGEST_TEXT, ""),
                time(note, "createdAt", changed),
                changed);
    }

    private static NoteLocation place(JsonNode note) {
        return new NoteLocation(
                text(note, "layers", LONGEST_PATH, "raw"),
                text(note, "format", LONGEST_NAME, ""),
                (int) number(note, "source", Integer.MAX_VALUE, 0L),
                number(note, "offset", Long.MAX_VALUE, null),
                number(note, "length", Long.MAX_VALUE, 0L),
                text(note, "path", LONGEST_PATH, ""));
    }

    private static NoteColour colour(JsonNode note) {
        String word = text(note, "colour", LONGEST_NAME, NoteColour.YELLOW.word());
        return NoteColour.of(word)
                .orElseThrow(() -> Refusal.badRequest("The `colour` of a note has to be one of %s, and is `%s`."
                        .formatted(NoteColour.words(), shown(word))));
    }

    private static String text(JsonNode note, String name, int longest, String absent) {
        JsonNode node = note.path(name);
        if (node.isMissingNode()) {
            return absent;
        }
        if (!node.isTextual() || node.asText().length() > longest) {
            throw Refusal.badRequest("The `%s` of a note has to be a text of at most %d characters, and is %s."
                    .formatted(name, longest, shown(node.toString())));
        }
        return KeptText.require("The `%s` of a note".formatted(name), node.asText());
    }

    private static long number(JsonNode note, String name, long most, @Nullable Long absent) {
        JsonNode node = note.path(name);
        if (node.isMissingNode() && absent != null) {
            return absent;
        }
        if (!node.isIntegralNumber() || !node.canConvertToLong() || node.asLong() < 0 || node.asLong() > most) {
            throw Refusal.badRequest("The `%s` of a note has to be a whole number of at least 0, and is %s."
                    .formatted(name, node.isMissingNode() ? "missing" : shown(node.toString())));
        }
        return node.asLong();
    }

    private static Instant time(JsonNode note, String name, Instant absent) {
        String text = text(note, name, LONGEST_NAME, "");
        if (text.isEmpty()) {
            return absent;
        }
        try {
            Instant time = Instant.parse(text).truncatedTo(ChronoUnit.MILLIS);
            var _ = time.toEpochMilli();
            return time;
        } catch (DateTimeException | ArithmeticException notTime) {
            throw Refusal.badRequest("The `%s` of a note has to be a time such as 2026-01-31T12:00:00Z, and is `%s`."
                    .formatted(name, shown(text)));
        }
    }

    private static String shown(String text) {
        return Quoted.cut(text, LONGEST_SHOWN);
    }
}
