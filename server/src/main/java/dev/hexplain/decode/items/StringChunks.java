package dev.hexplain.decode.items;

import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import dev.hexplain.values.ChildFields;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** The value of a string in chunks: the first of these, joined. */
final class StringChunks {
    private static final int MAX_CHUNKS = 8;
    private static final int MAX_LENGTH = 120;
    private static final int PAGE = 1 << 10;

    private StringChunks() {}

    static Value text(FieldTree tree, Field item) {
        return Value.exactly("\"" + joined(tree, item, "") + "\"", new Exact.Text(() -> whole(tree, item)));
    }

    static Value bytes(FieldTree tree, Field item) {
        return Value.exactly(
                joined(tree, item, " "),
                new Exact.Bytes(() -> MemorySegment.ofArray(content(tree, item).toByteArray())));
    }

    /** No character is split between chunks (RFC 8949, section 3.2.3); where one is, it is put together here. */
    private static String whole(FieldTree tree, Field item) {
        return content(tree, item).toString(StandardCharsets.UTF_8);
    }

    private static ByteArrayOutputStream content(FieldTree tree, Field item) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        ChildFields chunks = ChildFields.behindSlots(tree, item);
        for (long from = 0; from < chunks.count(); from += PAGE) {
            for (Field chunk : chunks.page(from, PAGE)) {
                tree.child(chunk, "value")
                        .ifPresent(part -> all.writeBytes(
                                tree.sourceOf(part).copy(part.offset(), Math.toIntExact(part.length()))));
            }
        }
        return all;
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
