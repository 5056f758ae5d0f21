package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.util.List;

/** Computes the values of items that consist of parts and are not containers. */
final class CborScalars {
    private static final int MAX_CHUNKS = 8;
    private static final int MAX_LENGTH = 120;

    private CborScalars() {}

    static Value of(FieldTree tree, Field item) {
        return switch (item.type()) {
            case "tag" -> CborTags.of(tree, item);
            case Productions.TYPED -> ContainerPreviews.typed(tree, item);
            case "stringref" ->
                tree.child(item, "index").map(at -> CborTags.referred(tree, at)).orElse(Value.NONE);
            case "entry", "CBOR", "broken" -> Value.NONE;
            default -> tree.child(item, "value").map(tree::value).orElseGet(() -> chunks(tree, item));
        };
    }

    /** The joined chunks of a string of indefinite length. */
    private static Value chunks(FieldTree tree, Field item) {
        boolean text = item.type().equals("text");
        StringBuilder joined = new StringBuilder();
        List<Field> chunks = tree.children(item, tree.slotChildCount(item), MAX_CHUNKS + 1);
        for (Field chunk : chunks) {
            String part = chunk.shape().isLeaf() ? "" : tree.value(chunk).actual();
            joined.append(text ? CborKeyNames.unquoted(part) : joined.isEmpty() || part.isEmpty() ? part : " " + part);
        }
        boolean cut = chunks.size() > MAX_CHUNKS || joined.length() > MAX_LENGTH;
        String shown = joined.substring(0, Math.min(joined.length(), MAX_LENGTH)) + (cut ? "…" : "");
        return Value.of(text ? "\"" + shown + "\"" : shown);
    }
}
