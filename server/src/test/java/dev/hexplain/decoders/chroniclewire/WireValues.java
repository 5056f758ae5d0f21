package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.testing.EncodersReal;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TextEncoding;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The value of a finished tree as plain objects; objects of a type are maps with {@code $class}. */
final class WireValues {
    private final FieldTree tree;

    private WireValues(FieldTree tree) {
        this.tree = tree;
    }

    /** The only value, or that of the only field. */
    static Object only(FieldTree tree) {
        return new WireValues(tree).value(tree.children(tree.root(), 0, 1).getFirst());
    }

    private Object value(Field field) {
        return switch (field.shape().production()) {
            case "entry" -> value(TreeInvariants.children(tree, field).getLast());
            case "typed" -> typed(field);
            case "word" -> word(tree.value(field).actual());
            case "scalar" -> number(field);
            case "decimal" -> EncodersReal.number(tree.value(field).actual());
            case "text" -> text(field);
            case "map" -> map(field);
            case "list" -> list(field);
            case "binary" -> {
                Field data = TreeInvariants.children(tree, field).getLast();
                yield EncodersReal.bytes(tree.source().copy(data.offset(), (int) data.length()));
            }
            default -> EncodersReal.number(tree.value(field).actual());
        };
    }

    private static Object word(String actual) {
        return actual.equals("null") ? "null" : Boolean.valueOf(actual);
    }

    private Object number(Field field) {
        String actual = tree.value(field).actual();
        return field.type().equals("float32")
                ? EncodersReal.number(new BigDecimal(Float.parseFloat(actual)).toPlainString())
                : EncodersReal.number(actual);
    }

    private String text(Field field) {
        Field text = TreeInvariants.children(tree, field).getLast();
        return TextEncoding.MODIFIED_UTF_8.decode(tree.source().copy(text.offset(), (int) text.length()));
    }

    @SuppressWarnings("unchecked")
    private Object typed(Field field) {
        Object value = value(TreeInvariants.children(tree, field).getLast());
        if (field.type().startsWith("Gen$") && value instanceof Map) {
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("$class", field.type());
            map.putAll((Map<String, Object>) value);
            return map;
        }
        return value;
    }

    private Object map(Field field) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Field child : TreeInvariants.children(tree, field)) {
            if (child.shape().production().equals("entry")) {
                map.put(child.name(), value(child));
            }
        }
        return map;
    }

    private Object list(Field field) {
        List<Object> list = new ArrayList<>();
        for (Field child : TreeInvariants.children(tree, field)) {
            if (child.name().startsWith("[")) {
                list.add(value(child));
            }
        }
        return list;
    }
}
