package dev.hexplain.inspect;

import java.io.IOException;

/** The formats, and those of one's own that change under the trees decoded with them. */
public final class FormatCases {
    private final Library library;
    private final TreeCases trees;

    FormatCases(Library library, TreeCases trees) {
        this.library = library;
        this.trees = trees;
    }

    /** Loads what decoding with a descriptor needs, which takes the first one a quarter of a second otherwise. */
    public void warmUp() {
        library.warmUp();
    }

    /** The formats, one's own included. */
    public Library library() {
        return library;
    }

    /** Saves a descriptor as one's own format; trees decoded with it before are decoded again when asked for. */
    public Library.Saved save(String id, String text) throws IOException {
        Library.Saved saved = library.save(id, text);
        trees.letGoOf(library.ownIds());
        return saved;
    }

    /** Deletes one's own format with the trees decoded with it. */
    public void delete(String id) {
        library.delete(id);
        trees.deleteOfFormat(id);
        trees.letGoOf(library.ownIds());
    }

    /** Forgets a schema and the trees decoded with it. */
    public void deleteSchema(String id) throws IOException {
        trees.deleteOfFormat(library.schemas().delete(id));
    }
}
