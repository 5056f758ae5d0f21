package dev.hexplain.decode.objects;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import java.util.Optional;

/** What an entry of a map is called in the object that was encoded: by its key, where that is one value. */
public final class KeyNames {
    private KeyNames() {}

    /** The text, number or constant that is the key of an entry, or that its key refers to; empty for anything else. */
    public static String of(FieldTree tree, Field entry) {
        return key(tree, entry)
                .map(tree::value)
                .map(value -> value.symbol().isEmpty() ? unquoted(value.actual()) : value.symbol())
                .orElse("");
    }

    /** The key of an entry, its first row, or what that refers to. */
    public static Optional<Field> key(FieldTree tree, Field entry) {
        return tree.children(entry, 0, 1).stream()
                .map(key -> Referents.of(tree, key).orElse(key))
                .findFirst();
    }

    /** Whether the key of an entry stands elsewhere. */
    public static boolean isReferred(FieldTree tree, Field entry) {
        return tree.children(entry, 0, 1).stream().anyMatch(key -> key.role() == Role.REFERENCE);
    }

    /** A text as the name it is; with its quotes where something in it is escaped. */
    private static String unquoted(String text) {
        boolean quoted = text.length() > 2 && text.startsWith("\"") && text.endsWith("\"") && text.indexOf('\\') < 0;
        return quoted ? text.substring(1, text.length() - 1) : text;
    }
}
