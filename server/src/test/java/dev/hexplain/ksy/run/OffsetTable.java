package dev.hexplain.ksy.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Compares a tree with the positions that the language's own debug mode recorded. In a table, {@code s} and {@code e} are
 * where a field starts and ends in its stream, {@code o} where that stream starts, {@code a} its elements, {@code c} the
 * object it is, {@code inst} that it is an instance.
 */
final class OffsetTable {
    private final FieldTree tree;
    private final List<String> differences = new ArrayList<>();

    private OffsetTable(FieldTree tree) {
        this.tree = tree;
    }

    /** What differs, a line each. */
    static List<String> differences(FieldTree tree, JsonNode table) {
        OffsetTable comparison = new OffsetTable(tree);
        comparison.object(tree.root(), table, "");
        return comparison.differences;
    }

    private void object(Field object, JsonNode table, String path) {
        Map<String, Field> children = new HashMap<>();
        for (Field child : tree.children(object, 0, 10_000)) {
            children.putIfAbsent(camelCase(child.name()), child);
        }
        table.path("f").properties().forEach(entry -> {
            // Where the debug mode keeps an instance is called otherwise.
            Field found = children.get(entry.getKey().replaceFirst("^_m_", ""));
            field(object, found, entry.getValue(), path + "." + entry.getKey());
        });
    }

    private static String camelCase(String id) {
        StringBuilder name = new StringBuilder(id.startsWith("_") ? "_" : "");
        for (String part : id.split("_")) {
            boolean first = part.isEmpty() || name.isEmpty() || name.charAt(name.length() - 1) == '_';
            name.append(first ? part : Character.toUpperCase(part.charAt(0)) + part.substring(1));
        }
        return name.toString();
    }

    private void field(Field holder, @Nullable Field field, JsonNode table, String path) {
        boolean nothing = !table.has("c") && !table.has("a") && table.path("v").isNull();
        boolean brokeOff = table.has("err") || table.has("s") && !table.has("e");
        if (field == null) {
            if (!nothing && !brokeOff) {
                differences.add(path + " is missing");
            }
            return;
        }
        if (field.shape().type() instanceof ValueType.Computed) {
            return;
        }
        range(holder, field, table, path);
        elements(field, table, path);
        if (table.has("c")) {
            object(contentOf(field), table.get("c"), path);
        }
    }

    /** Packed bytes have what was made of them as their child. */
    private Field contentOf(Field field) {
        List<Field> below = tree.children(field, 0, 1);
        return field.shape().isLeaf() && !below.isEmpty() ? below.getFirst() : field;
    }

    private void elements(Field field, JsonNode table, String path) {
        if (!table.has("a")) {
            return;
        }
        int count = table.get("a").size();
        if (tree.childCount(field) != count) {
            differences.add("%s has %d elements, not %d".formatted(path, tree.childCount(field), count));
            return;
        }
        for (int i = 0; i < count; i++) {
            Field element = tree.children(field, i, 1).getFirst();
            field(field, element, table.get("a").get(i), path + "[" + i + "]");
        }
    }

    private void range(Field holder, Field field, JsonNode table, String path) {
        if (!table.path("s").isNumber() || !table.path("e").isNumber()) {
            return;
        }
        long stream = table.get("o").asLong();
        long start = stream + table.get("s").asLong();
        long end = stream + table.get("e").asLong();
        if (!stands(field, start, end) && !standsInCopy(holder, field, start, end)) {
            differences.add("%s is %d to %d, not %d to %d".formatted(path, field.offset(), field.end(), start, end));
        }
    }

    private static boolean stands(Field field, long start, long end) {
        if (field.shape().type() instanceof ValueType.Bits bits) {
            // The table tells how many bytes were begun before and after.
            long firstBit = field.offset() * Byte.SIZE + bits.firstBit();
            return Math.ceilDiv(firstBit, Byte.SIZE) == start
                    && Math.ceilDiv(firstBit + bits.width(), Byte.SIZE) == end;
        }
        return field.offset() == start && field.end() == end;
    }

    /** Where padding or a terminator ends an object, the table counts from a copy of its bytes. */
    private static boolean standsInCopy(Field holder, Field field, long start, long end) {
        return field.offset() - holder.offset() == start && field.end() - holder.offset() == end;
    }
}
