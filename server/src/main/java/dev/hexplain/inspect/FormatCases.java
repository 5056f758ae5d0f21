package dev.hexplain.inspect;

import dev.hexplain.ingest.layers.Layers;
import dev.hexplain.inspect.formats.FormatLibrary;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.view.CompletionsView;
import dev.hexplain.inspect.view.DraftView;
import dev.hexplain.inspect.work.Answers;
import java.io.IOException;

/**
 * Use cases of formats and schemas: list, save, check, delete. Changes to the user's own formats drop the trees decoded
 * with them.
 */
public final class FormatCases {
    private final FormatLibrary library;
    private final TreeCases trees;
    private final Answers answers;

    FormatCases(FormatLibrary library, TreeCases trees, Answers answers) {
        this.answers = answers;
        this.library = library;
        this.trees = trees;
    }

    /** Loads what layers and descriptors need, so that the first request does not take a fifth of a second longer. */
    public void warmUp() {
        Layers.warmUp();
        library.warmUp();
    }

    /** The formats, the user's own included. */
    public FormatLibrary library() {
        return library;
    }

    /** Saves a descriptor as the user's own format; trees decoded with it before are decoded again when asked for. */
    public FormatLibrary.Saved save(String id, String text) throws IOException {
        FormatLibrary.Saved saved = answers.by("Checking a descriptor", () -> library.save(id, text));
        trees.dropOfFormats(library.ownIds());
        return saved;
    }

    /** Checks a descriptor that is being written, and remembers it for decoding. */
    public DraftView draft(String text) throws IOException {
        return answers.by("Checking a descriptor", () -> library.draft(text));
    }

    /** Completions at a position of a descriptor; line and column from 1. */
    public CompletionsView complete(String source, int line, int column) throws IOException {
        return answers.by("Completing a descriptor", () -> library.complete(source, line, column));
    }

    /** Deletes a user's own format with the trees decoded with it. */
    public void delete(String id) throws IOException {
        trees.deleteOfFormat(library.delete(id));
        trees.dropOfFormats(library.ownIds());
    }

    /** Forgets a schema and the trees decoded with it. */
    public void deleteSchema(String id) throws IOException {
        trees.deleteOfFormat(library.schemas().delete(id));
    }
}
