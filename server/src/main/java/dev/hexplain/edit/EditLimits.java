package dev.hexplain.edit;

import dev.hexplain.tree.FieldTree;

/** How large the sources are that edits take. */
final class EditLimits {
    /** Of one value: all is decoded again, and what is around the value is compared. */
    private static final long ONE_VALUE = 2L << 30;

    /** Where all leaves are compared, whatever the edit: in a fraction of a second. */
    static final long ALL_LEAVES = 1 << 20;

    private EditLimits() {}

    /** @throws EditRefused where the source is larger than those in which one value is changed */
    static void requireOneValue(FieldTree tree) throws EditRefused {
        require(tree, ONE_VALUE, "Values are changed");
    }

    /** @throws EditRefused where the source is larger than those of which all fields are looked at */
    static void requireAllFields(FieldTree tree, ValueEdit.Decoding decoding) throws EditRefused {
        require(tree, decoding.mostOfAllFields(), "Parts, classes and their fields are changed here");
    }

    private static void require(FieldTree tree, long most, String does) throws EditRefused {
        if (tree.source().length() > most) {
            throw new EditRefused("%s in files of at most %,d MiB; this one has %,d bytes."
                    .formatted(does, most >> 20, tree.source().length()));
        }
    }
}
