package dev.hexplain.decoders.json;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values of strings, numbers and literals, exact and whole. */
final class JsonScalars {
    private static final int PARTS = 8;
    private static final Set<String> AROUND = Set.of("value", "string");

    private JsonScalars() {}

    /** The value of an item, or of a name: its string, number or literal is a part of it, or a part of a part. */
    static LogicalValue of(FieldTree tree, Field item) {
        Field at = item;
        while (!at.shape().isLeaf()) {
            List<Field> parts = tree.children(at, 0, PARTS);
            Field inner = holder(parts);
            if (inner == null) {
                return isEmptyString(parts) ? text(item, ScalarText.of("")) : LeafValues.opaque(tree, item);
            }
            at = inner;
        }
        return spelled(tree, item, at);
    }

    private static @Nullable Field holder(List<Field> parts) {
        for (Field part : parts) {
            if (isSpelled(part) || AROUND.contains(part.name())) {
                return part;
            }
        }
        return null;
    }

    private static boolean isSpelled(Field part) {
        return part.name().equals("chars") || part.kind() == JsonItemKind.NUMBER || part.kind() == JsonItemKind.LITERAL;
    }

    private static boolean isEmptyString(List<Field> parts) {
        return !parts.isEmpty() && parts.getFirst().name().equals("quotation-mark");
    }

    private static LogicalValue spelled(FieldTree tree, Field item, Field leaf) {
        MemorySegment bytes = tree.sourceOf(leaf).segment().asSlice(leaf.offset(), leaf.length());
        if (leaf.kind() == JsonItemKind.NUMBER) {
            return new LogicalValue.Scalar(item, "number", kind(bytes), encoded(bytes));
        }
        if (leaf.kind() != JsonItemKind.LITERAL) {
            return text(item, isPlain(bytes) ? encoded(bytes) : ScalarText.of(unescaped(bytes)));
        }
        String literal = encoded(bytes).first(PARTS);
        return literal.equals("null")
                ? LogicalValue.Scalar.absent(item)
                : LogicalValue.Scalar.of(item, "literal", ScalarKind.BOOLEAN, literal);
    }

    private static LogicalValue text(Field item, ScalarText text) {
        return new LogicalValue.Scalar(item, "string", ScalarKind.TEXT, text);
    }

    private static ScalarText encoded(MemorySegment bytes) {
        return new ScalarText.Encoded(bytes, TextEncoding.UTF_8);
    }

    private static String unescaped(MemorySegment bytes) {
        return JsonEscapes.text(bytes.toArray(ValueLayout.JAVA_BYTE));
    }

    private static boolean isPlain(MemorySegment bytes) {
        return !has(bytes, '\\', '\\', '\\');
    }

    private static ScalarKind kind(MemorySegment digits) {
        return has(digits, '.', 'e', 'E') ? ScalarKind.DECIMAL : ScalarKind.INTEGER;
    }

    private static boolean has(MemorySegment bytes, char one, char other, char third) {
        for (long at = 0; at < bytes.byteSize(); at++) {
            byte found = bytes.get(ValueLayout.JAVA_BYTE, at);
            if (found == one || found == other || found == third) {
                return true;
            }
        }
        return false;
    }
}
