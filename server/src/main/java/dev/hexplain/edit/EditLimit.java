package dev.hexplain.edit;

import dev.hexplain.tree.FieldTree;

/** How large the sources are that edits take. */
enum EditLimit {
    /** Of one value: all is decoded again, and what is around the value is compared. */
    ONE_VALUE(2L << 30, "Values are changed"),
    /** Where all leaves are compared, whatever the edit: in a fraction of a second. */
    ALL_LEAVES(1 << 20, "All leaves are compared"),
    /** Of what is in every place: all fields are looked at. */
    ALL_FIELDS(64L << 20, "Parts, classes and their fields are changed");

    private final long bytes;
    private final String does;

    EditLimit(long bytes, String does) {
        this.bytes = bytes;
        this.does = does;
    }

    boolean allows(FieldTree tree) {
        return tree.source().length() <= bytes;
    }

    /** @throws EditRefused where the source is larger */
    void require(FieldTree tree) throws EditRefused {
        if (!allows(tree)) {
            throw new EditRefused("%s in files of at most %,d MiB; this one has %,d bytes."
                    .formatted(does, bytes >> 20, tree.source().length()));
        }
    }
}
