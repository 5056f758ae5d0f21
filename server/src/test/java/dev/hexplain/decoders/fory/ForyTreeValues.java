package dev.hexplain.decoders.fory;

import dev.hexplain.testing.PlainValues;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The value of a finished tree in the plain form of {@link ReflectedValues}. References are followed. */
final class ForyTreeValues {
    private static final int NULL = 0xFD;
    /** Parts that are about values. */
    private static final Set<String> ABOUT = Set.of(
            "flag",
            "comparator",
            "package",
            "class",
            "class_name",
            "class_ref",
            "compressed",
            "definition_head",
            "definition_size",
            "field_name",
            "part",
            "name_ref",
            "name_length",
            "capacity",
            "replaced");

    private final FieldTree tree;
    private final Deque<FieldId> open = new ArrayDeque<>();

    private ForyTreeValues(FieldTree tree) {
        this.tree = tree;
    }

    static @Nullable Object of(FieldTree tree) {
        return new ForyTreeValues(tree).value(tree.find("value").orElseThrow());
    }

    private @Nullable Object value(Field row) {
        int levels = 0;
        for (FieldId around : open) {
            levels++;
            if (around.equals(row.id())) {
                return ReflectedValues.up(levels);
            }
        }
        return row.shape().isLeaf() ? leaf(row) : parts(row, children(row));
    }

    private List<Field> children(Field row) {
        return TreeInvariants.children(tree, row);
    }

    private @Nullable Object parts(Field row, List<Field> all) {
        List<Field> parts = all.stream()
                .filter(part ->
                        part.role() != Role.TYPE && !ABOUT.contains(part.name()) && part.role() != Role.CHECKSUM)
                .toList();
        if (parts.isEmpty()) {
            boolean isNull = all.stream().anyMatch(part -> part.name().equals("flag") && byteAt(part) == NULL);
            return isNull ? null : List.of();
        }
        Field last = parts.getLast();
        if (last.name().equals("handle")) {
            return referred(last);
        }
        if (!last.shape().logical().isEmpty()) {
            return inside(row, () -> members(parts));
        }
        return switch (last.name()) {
            case "elements" -> inside(row, () -> elements(last));
            case "entries", "chunk", "entry" -> inside(row, () -> entries(parts));
            case "length" -> List.of();
            default -> isText(parts) ? leaf(last) : scalar(row, parts);
        };
    }

    /** Lists of parts that no shape says the value of. */
    private @Nullable Object scalar(Field row, List<Field> parts) {
        if (parts.getFirst().name().equals("language")) {
            return parts.stream()
                    .map(part -> String.valueOf(parts(part, children(part))))
                    .toList();
        }
        Field last = parts.getLast();
        if (last.name().equals("text")) {
            return plain(parts.getFirst()) + "[" + leaf(last) + "]";
        }
        return last.shape().isLeaf() && !last.shape().type().equals(ValueType.BYTES) ? leaf(last) : plain(row);
    }

    private static boolean isText(List<Field> parts) {
        return parts.size() == 2
                && parts.getFirst().role() == Role.LENGTH
                && parts.getLast().shape().type() instanceof ValueType.Text;
    }

    private int byteAt(Field field) {
        return tree.source().u1(field.offset());
    }

    private @Nullable Object referred(Field handle) {
        Field defined = tree.handles()
                .definition(tree.handles().referredToBy(handle).orElseThrow())
                .orElseThrow();
        return value(defined.shape().isLeaf() ? tree.parent(defined.id()).orElseThrow() : defined);
    }

    private @Nullable Object inside(Field row, Supplier<@Nullable Object> of) {
        open.push(row.id());
        try {
            return of.get();
        } finally {
            open.pop();
        }
    }

    private Map<String, Object> members(List<Field> parts) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Field part : parts) {
            if (part.shape().logical().isEmpty()) {
                continue;
            }
            members.merge(part.shape().logical(), new Object[] {value(part)}, (first, second) ->
                    new Object[] {((Object[]) first)[0], ((Object[]) second)[0]});
        }
        Map<String, Object> named = new LinkedHashMap<>();
        members.forEach((name, values) -> {
            Object[] several = (Object[]) values;
            named.put(name, several[0]);
            if (several.length > 1) {
                named.put(name + "'", several[1]);
            }
        });
        return named;
    }

    private Object elements(Field row) {
        List<Field> each = children(row);
        if (!each.isEmpty() && each.getFirst().shape().type().equals(ValueType.S1)) {
            return "h'" + HexFormat.of().formatHex(tree.source().copy(row.offset(), (int) row.length())) + "'";
        }
        List<Object> elements = new ArrayList<>();
        each.forEach(element -> elements.add(value(element)));
        return elements;
    }

    private Map<String, Object> entries(List<Field> parts) {
        Map<String, Object> entries = new LinkedHashMap<>();
        for (Field chunk : parts) {
            for (Field entry : chunk.shape().isLeaf() ? List.<Field>of() : children(chunk)) {
                if (!entry.shape().isLeaf() && entry.role() != Role.TYPE) {
                    entry(entry, entries);
                }
            }
        }
        return entries;
    }

    private void entry(Field entry, Map<String, Object> entries) {
        List<Field> both = children(entry);
        boolean hasKey = !both.isEmpty() && both.getFirst().name().equals("key");
        Object key = hasKey ? value(both.getFirst()) : null;
        List<Field> ofValue = both.subList(hasKey ? 1 : 0, both.size());
        entries.put(ReflectedValues.key(key), ofValue.isEmpty() ? null : parts(entry, ofValue));
    }

    private @Nullable Object leaf(Field field) {
        if (field.shape().type() instanceof ValueType.Text(TextEncoding encoding, var trim)) {
            return encoding.decode(tree.source().copy(field.offset(), (int) field.length()));
        }
        if (field.shape().type() instanceof ValueType.Char) {
            byte[] two = tree.source().copy(field.offset(), 2);
            return String.valueOf(
                    ByteBuffer.wrap(two).order(ByteOrder.LITTLE_ENDIAN).getChar());
        }
        return plain(field);
    }

    private @Nullable Object plain(Field field) {
        Value value = tree.fullValue(field);
        return PlainValues.plain(Value.of(value.symbol().isEmpty() ? value.actual() : value.symbol()));
    }
}
