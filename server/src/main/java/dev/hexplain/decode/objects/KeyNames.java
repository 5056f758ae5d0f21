package dev.hexplain.decode.objects;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import java.util.Optional;

/** Names the entries of a map by their keys, where a key is a single value. */
public final class KeyNames {
    /** Characters of a name: what is longer is an entry by its key. */
    private static final int LONGEST = 400;

    private KeyNames() {}

    /** The key of an entry as text, if it is or refers to a text, number or enum constant; empty otherwise. */
    public static String of(FieldTree tree, Field entry) {
        return key(tree, entry)
                .flatMap(key -> LeafValues.said(tree, key))
                .map(KeyNames::of)
                .orElse("");
    }

    /** The key of an entry: its first row, or the target of that reference. */
    public static Optional<Field> key(FieldTree tree, Field entry) {
        return tree.children(entry, 0, 1).stream()
                .map(key -> Referents.of(tree, key).orElse(key))
                .findFirst();
    }

    /** Whether the key of an entry is a reference. */
    public static boolean isReferred(FieldTree tree, Field entry) {
        return tree.children(entry, 0, 1).stream().anyMatch(key -> key.role() == Role.REFERENCE);
    }

    private static String of(LogicalValue key) {
        String text = key instanceof LogicalValue.Scalar scalar ? scalar.text().first(LONGEST) : "";
        return text.isEmpty() ? "" : ContainerPreviews.name(text);
    }
}
