package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.HexFormat;

/** Scalars that stand in fields with other parts: a length, a tag. */
public final class HeldScalars {
    /** As bytes are shown that mean no number. */
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    private static final int BYTES_COMPARED = 4;

    /** Bytes of a text that are compared with what is shown, and characters: the last ones may be cut. */
    private static final int START = 16;

    private static final int START_SHOWN = 3;

    private HeldScalars() {}

    /** A scalar by its part {@code value}, or, where its bytes do not spell it, by what the format shows of it. */
    public static LogicalValue of(FieldTree tree, Field item) {
        return of(
                tree,
                item,
                item.shape().isLeaf() ? item : tree.child(item, "value").orElse(item));
    }

    /** The same by any part. */
    static LogicalValue of(FieldTree tree, Field item, Field part) {
        Value shown = tree.value(item);
        if (LeafValues.isTime(shown)) {
            return LogicalValue.Scalar.of(item, item.type(), ScalarKind.TIME, shown.description());
        }
        boolean plain =
                part.shape().isLeaf() && part.shape().symbols() == null && isSpelled(tree, shown.actual(), part);
        return at(item, plain ? LeafValues.of(tree, part) : LeafValues.shown(tree, item));
    }

    private static LogicalValue at(Field item, LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar
                ? new LogicalValue.Scalar(item, item.type(), scalar.kind(), scalar.text())
                : value;
    }

    /** Whether a text is shown with its own first character, or without the quotation mark that its format writes. */
    private static boolean isSpelled(FieldTree tree, Field part, TextEncoding encoding) {
        String shown = tree.value(part).actual();
        int first = tree.sourceOf(part).u1(part.offset());
        if (first != '"' && first != '\'') {
            return shown.startsWith("\"");
        }
        byte[] start = tree.sourceOf(part).copy(part.offset(), (int) Math.min(part.length(), START));
        String spelled = Quoted.quote(encoding.decode(start));
        return shown.startsWith(spelled.substring(0, Math.min(spelled.length() - 1, START_SHOWN)));
    }

    private static boolean isSpelled(FieldTree tree, String shown, Field part) {
        return switch (part.shape().type()) {
            case ValueType.Bytes _ -> {
                byte[] first = tree.sourceOf(part).copy(part.offset(), (int) Math.min(part.length(), BYTES_COMPARED));
                yield shown.isEmpty() || (first.length > 0 && shown.startsWith(HEX.formatHex(first)));
            }
            case ValueType.Text text -> part.length() == 0 || isSpelled(tree, part, text.encoding());
            case ValueType.Computed _ -> false;
            default -> shown.isEmpty();
        };
    }
}
