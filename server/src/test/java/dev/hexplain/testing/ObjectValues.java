package dev.hexplain.testing;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values of a tree of an object format, as {@link PlainValues} has those of documents. References are followed. */
public final class ObjectValues {
    /** Rows that an object may be inside of. */
    private static final Set<String> OPENING = Set.of(Productions.MAP, Productions.ARRAY, "mapping");

    private final FieldTree tree;
    private final List<FieldId> open = new ArrayList<>();

    /** Rows of an object that are no members. */
    private static final Set<String> ABOUT = Set.of("fields", "fieldName");

    private ObjectValues(FieldTree tree) {
        this.tree = tree;
    }

    /** The outermost object of a tree. */
    public static @Nullable Object of(FieldTree tree) {
        return new ObjectValues(tree).value(tree.children(tree.root(), 0, 1).getFirst());
    }

    private @Nullable Object value(Field field) {
        int levels = open.indexOf(field.id()) + 1;
        if (levels > 0) {
            return ReflectedValues.up(levels);
        }
        boolean around = OPENING.contains(field.shape().production());
        if (around) {
            open.addFirst(field.id());
        }
        try {
            return valueOf(field);
        } finally {
            if (around) {
                open.removeFirst();
            }
        }
    }

    private @Nullable Object valueOf(Field field) {
        List<Field> children = TreeInvariants.children(tree, field);
        List<Field> inner = children.subList((int) tree.slotChildCount(field), children.size());
        return switch (field.shape().production()) {
            case Productions.MAP -> members(inner);
            case "mapping" -> entries(inner);
            case Productions.ARRAY -> inner.isEmpty() ? nulls(field) : elements(inner);
            case Productions.SCALAR -> value(children.getLast());
            case "parts" -> parts(inner);
            case "field" -> ofField(children);
            default -> leaf(field);
        };
    }

    /** A value whose parts have no meaning as a whole: the collection in it, or each by its name. */
    private @Nullable Object parts(List<Field> inner) {
        return inner.stream()
                .filter(part -> List.of("mapping", Productions.ARRAY)
                        .contains(part.shape().production()))
                .findFirst()
                .map(this::value)
                .orElseGet(() -> members(inner));
    }

    private @Nullable Object ofField(List<Field> parts) {
        return parts.stream()
                .filter(part -> part.name().equals("value"))
                .findFirst()
                .map(this::value)
                .orElse(null);
    }

    private Map<String, Object> members(List<Field> rows) {
        Map<String, Object> members = new LinkedHashMap<>();
        rows.stream()
                .filter(row -> row.role() != Role.TYPE && !ABOUT.contains(row.name()))
                .forEach(row -> ReflectedValues.put(members, row.name(), value(row)));
        return members;
    }

    private Map<String, Object> entries(List<Field> rows) {
        Map<String, Object> entries = new LinkedHashMap<>();
        for (Field entry : rows) {
            List<Field> parts = TreeInvariants.children(tree, entry);
            entries.put(text(value(parts.getFirst())), value(parts.getLast()));
        }
        return entries;
    }

    private static String text(@Nullable Object key) {
        return key instanceof BigDecimal number ? number.toPlainString() : String.valueOf(key);
    }

    /** Elements that are all null take no bytes. */
    private List<Object> nulls(Field list) {
        return TreeInvariants.children(tree, list).stream()
                .filter(part -> part.name().equals("length"))
                .findFirst()
                .map(length ->
                        Collections.nCopies(Integer.parseInt(tree.value(length).actual()), null))
                .orElse(List.of());
    }

    private List<Object> elements(List<Field> rows) {
        List<Object> elements = new ArrayList<>();
        rows.forEach(row -> elements.add(value(row)));
        return elements;
    }

    private @Nullable Object leaf(Field field) {
        if (field.role() == Role.REFERENCE) {
            return value(tree.handles()
                    .definition(tree.handles().referredToBy(field).orElseThrow())
                    .orElseThrow());
        }
        if (field.shape().type() instanceof ValueType.Text(TextEncoding encoding, var trim)) {
            return encoding.decode(tree.source().copy(field.offset(), (int) field.length()));
        }
        if (field.shape().production().startsWith("ascii")) {
            byte[] marked = tree.source().copy(field.offset(), (int) field.length());
            marked[marked.length - 1] &= 0x7F;
            return new String(marked, StandardCharsets.US_ASCII);
        }
        if (field.shape().production().startsWith("characters")) {
            return characters(tree.source().copy(field.offset(), (int) field.length()));
        }
        if (field.shape().type() instanceof ValueType.Char(ByteOrder order)) {
            return String.valueOf(ByteBuffer.wrap(tree.source().copy(field.offset(), Character.BYTES))
                    .order(order)
                    .getChar());
        }
        if (field.shape().production().equals("bytes")) {
            byte[] bytes = tree.source().copy(field.offset(), (int) field.length());
            return "h'" + HexFormat.of().formatHex(bytes) + "'";
        }
        Value value = tree.fullValue(field);
        String text = value.symbol().isEmpty() ? value.actual() : value.symbol();
        return text.startsWith("'") ? PlainValues.character(text) : PlainValues.plain(Value.of(text));
    }

    /** As FST writes them: 255 says that two bytes follow. */
    private static String characters(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == -1) {
                text.append((char) ((bytes[i + 1] & 0xFF) | (bytes[i + 2] & 0xFF) << 8));
                i += 2;
            } else {
                text.append((char) (bytes[i] & 0xFF));
            }
        }
        return text.toString();
    }
}
