package dev.hexplain.decoders.onenio;

import dev.hexplain.testing.EncodersReal;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The value of a finished tree as plain objects. */
final class OneNioValues {
    private final FieldTree tree;
    private final Shapes shapes;
    /** Numbers of lists, maps and objects as the corpus counts them, by offset. */
    private final Map<Long, Integer> seen = new HashMap<>();

    private OneNioValues(FieldTree tree, Shapes shapes) {
        this.shapes = shapes;
        this.tree = tree;
    }

    static Object only(FieldTree tree, Shapes shapes) {
        return new OneNioValues(tree, shapes)
                .value(tree.children(tree.root(), 0, 1).getFirst());
    }

    private Object value(Field field) {
        return switch (field.shape().production()) {
            case "null" -> "null";
            case "scalar" -> scalar(field);
            case "date" ->
                EncodersReal.special(
                        "Date", EncodersReal.number(tree.value(field).actual()));
            case "string" -> {
                Field text = TreeInvariants.children(tree, field).getLast();
                yield TextEncoding.MODIFIED_UTF_8.decode(tree.source().copy(text.offset(), (int) text.length()));
            }
            case "array" -> array(field);
            case "list" -> list(field);
            case "map" -> map(field);
            case "object" -> object(field);
            case "enum" ->
                EncodersReal.special(
                        field.type().replaceAll(".*\\$", ""), tree.value(field).symbol());
            case "time" -> time(field);
            case "reference" -> {
                Field target = tree.handles()
                        .definition(tree.handles().referredToBy(field).orElseThrow())
                        .orElseThrow();
                yield seen.containsKey(target.offset())
                        ? EncodersReal.special("ref", EncodersReal.number("" + seen.get(target.offset())))
                        : value(target);
            }
            default -> leaf(field);
        };
    }

    private Object scalar(Field field) {
        return leaf(tree.child(field, "value").orElseThrow());
    }

    private Object leaf(Field field) {
        Value value = tree.value(field);
        return switch (field.shape().type().id()) {
            case "bool" -> Boolean.parseBoolean(value.actual());
            case "char" -> value.actual().substring(1, value.actual().length() - 1);
            default -> EncodersReal.number(value.actual());
        };
    }

    private Object array(Field field) {
        if (field.type().equals("byte[]")) {
            return EncodersReal.bytes(tree.source().copy(field.offset() + 5, (int) field.length() - 5));
        }
        return elements(field);
    }

    private Object list(Field field) {
        if (!field.type().endsWith("]")) {
            seen.put(field.offset(), seen.size());
        }
        return elements(field);
    }

    private List<Object> elements(Field field) {
        List<Object> list = new ArrayList<>();
        for (Field child : TreeInvariants.children(tree, field)) {
            if (child.name().startsWith("[")) {
                list.add(value(child));
            }
        }
        return list;
    }

    private Object map(Field field) {
        seen.put(field.offset(), seen.size());
        Map<String, Object> map = new LinkedHashMap<>();
        for (Field entry : TreeInvariants.children(tree, field)) {
            if (entry.shape().production().equals("entry")) {
                List<Field> both = TreeInvariants.children(tree, entry);
                Object key = value(both.get(0));
                map.put(key instanceof BigDecimal number ? number.toPlainString() : key.toString(), value(both.get(1)));
            }
        }
        return map;
    }

    private Object object(Field field) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("$class", field.type());
        boolean value = field.type().startsWith("java.");
        if (!value) {
            seen.put(field.offset(), seen.size());
        }
        for (Field child : TreeInvariants.children(tree, field)) {
            if (value || !shapes.logicalStep(tree, field, child).isEmpty()) {
                map.put(child.name(), child.role() == Role.TYPE ? "" : value(child));
            }
        }
        return value ? EncodersReal.special("BigInteger", bigInteger((List<?>) map.get("mag"))) : map;
    }

    private static String bigInteger(List<?> words) {
        BigInteger value = BigInteger.ZERO;
        for (Object word : words) {
            long bits = ((BigDecimal) word).longValueExact() & 0xFFFF_FFFFL;
            value = value.shiftLeft(Integer.SIZE).or(BigInteger.valueOf(bits));
        }
        return value.toString();
    }

    private Object time(Field field) {
        List<Integer> parts = new ArrayList<>();
        for (Field child : TreeInvariants.children(tree, field)) {
            if (!child.name().equals("tag") && !child.name().equals("class")) {
                parts.add(Integer.parseInt(tree.value(child).actual()));
            }
        }
        return EncodersReal.special(
                "LocalDate",
                LocalDate.of(parts.get(0), parts.get(1), parts.get(2)).toString());
    }
}
