package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.testing.PlainValues;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The value of a finished tree in the plain form of {@link ReflectedValues}. */
final class ProtostuffTreeValues {
    private final FieldTree tree;

    private ProtostuffTreeValues(FieldTree tree) {
        this.tree = tree;
    }

    static @Nullable Object of(FieldTree tree) {
        ProtostuffTreeValues values = new ProtostuffTreeValues(tree);
        return values.inside(values.parts(tree.root()));
    }

    /** What is in a row, without tags, lengths and names of classes. */
    private List<Field> parts(Field row) {
        return TreeInvariants.children(tree, row).stream()
                .filter(part -> part.role() != Role.TYPE
                        && part.role() != Role.LENGTH
                        && !part.name().equals("length")
                        && !part.name().equals("class"))
                .toList();
    }

    private @Nullable Object value(Field row) {
        List<Field> parts = parts(row);
        if (!row.shape().production().equals(Productions.SCALAR)) {
            return inside(parts);
        }
        boolean single = parts.size() == 1 && parts.getFirst().name().equals("value");
        if (!single) {
            return inside(parts);
        }
        Field only = parts.getFirst();
        return only.shape().isLeaf() ? leaf(row, only) : value(only);
    }

    private @Nullable Object inside(List<Field> parts) {
        if (parts.isEmpty()) {
            return List.of();
        }
        if (parts.getFirst().name().startsWith("[")) {
            List<Object> elements = new ArrayList<>();
            parts.forEach(each -> elements.add(value(each)));
            return elements;
        }
        Map<String, Object> members = new LinkedHashMap<>();
        for (Field part : parts) {
            List<Field> both = part.shape().isLeaf() ? List.of() : parts(part);
            boolean entry = !both.isEmpty() && both.getFirst().name().equals("key");
            ReflectedValues.put(
                    members,
                    entry ? ReflectedValues.key(value(both.getFirst())) : part.name(),
                    entry ? (both.size() > 1 ? value(both.get(1)) : null) : value(part));
        }
        return members;
    }

    private @Nullable Object leaf(Field row, Field leaf) {
        byte[] bytes = tree.source().copy(leaf.offset(), (int) leaf.length());
        boolean number = row.type().equals("BigDecimal") || row.type().equals("BigInteger");
        if (leaf.shape().type() instanceof ValueType.Text && !number) {
            return new String(bytes, StandardCharsets.UTF_8);
        }
        if (leaf.type().equals("char")) {
            return String.valueOf((char) Varint.value(tree.source(), leaf.offset(), leaf.length()));
        }
        if (row.type().equals("byte[]")) {
            return "h'" + HexFormat.of().formatHex(bytes) + "'";
        }
        Value value = tree.fullValue(row);
        String text = value.symbol().isEmpty() ? value.actual() : value.symbol();
        return PlainValues.plain(Value.of(text.startsWith("\"") ? text.substring(1, text.length() - 1) : text));
    }
}
