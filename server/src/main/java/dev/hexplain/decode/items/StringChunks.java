package dev.hexplain.decode.items;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.util.List;
import java.util.stream.Collectors;

/** The value of a string in chunks: the first of these, joined. */
final class StringChunks {
    private static final int MAX_CHUNKS = 8;
    private static final int MAX_LENGTH = 120;

    private StringChunks() {}

    static Value text(FieldTree tree, Field item) {
        return Value.of("\"" + joined(tree, item, "") + "\"");
    }

    static Value bytes(FieldTree tree, Field item) {
        return Value.of(joined(tree, item, " "));
    }

    private static String joined(FieldTree tree, Field item, String separator) {
        List<Field> chunks = tree.children(item, tree.slotChildCount(item), MAX_CHUNKS + 1);
        String joined = chunks.stream()
                .filter(chunk -> !chunk.shape().isLeaf())
                .map(chunk -> unquoted(tree.value(chunk).actual()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(separator));
        boolean cut = chunks.size() > MAX_CHUNKS || joined.length() > MAX_LENGTH;
        return joined.substring(0, Math.min(joined.length(), MAX_LENGTH)) + (cut ? "…" : "");
    }

    private static String unquoted(String text) {
        return text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }
}
