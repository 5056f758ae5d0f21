package dev.hexplain.decode.objects;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import java.util.Optional;

/** Names the entries of a map by their keys, where a key is a single value. */
public final class KeyNames {
    private KeyNames() {}

    /** The key of an entry as text, if it is or refers to a text, number or enum constant; empty otherwise. */
    public static String of(FieldTree tree, Field entry) {
        return key(tree, entry)
                .map(tree::value)
                .map(value -> value.symbol().isEmpty() ? unquoted(value.actual()) : value.symbol())
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

    /** A text without its quotes; with them where it has escapes. */
    private static String unquoted(String text) {
        boolean quoted = text.length() > 2 && text.startsWith("\"") && text.endsWith("\"") && text.indexOf('\\') < 0;
        return quoted ? text.substring(1, text.length() - 1) : text;
    }
}
