package dev.hexplain.decoders.hessian;

import dev.hexplain.testing.EncodersReal;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The value of a finished tree as plain objects. */
final class HessianValues {
    private final FieldTree tree;
    /** Numbers of lists, maps and objects as the corpus counts them, by offset. */
    private final Map<Long, Integer> seen = new HashMap<>();

    HessianValues(FieldTree tree) {
        this.tree = tree;
    }

    static Object only(FieldTree tree) {
        return new HessianValues(tree).value(tree.children(tree.root(), 0, 1).getFirst());
    }

    private Object value(Field field) {
        return switch (field.shape().production()) {
            case "null" -> "null";
            case "boolean" -> tree.value(field).actual().equals("true");
            case "int", "long", "double" ->
                EncodersReal.number(tree.value(field).actual());
            case "date" ->
                EncodersReal.special(
                        "Date", EncodersReal.number(tree.value(field).actual()));
            case "string", "xml" -> Hessian2Text.decode(content(field));
            case "binary" -> EncodersReal.bytes(content(field));
            case "ref" -> {
                Field target = tree.handles()
                        .definition(tree.handles().referredToBy(field).orElseThrow())
                        .orElseThrow();
                yield seen.containsKey(target.offset())
                        ? EncodersReal.special("ref", EncodersReal.number("" + seen.get(target.offset())))
                        : value(target);
            }
            case "list" -> list(field);
            case "map" -> map(field);
            case "object" -> object(field);
            default -> value(TreeInvariants.children(tree, field).getLast());
        };
    }

    private byte[] content(Field field) {
        if (field.shape().isLeaf()) {
            boolean content = field.name().equals("text") || field.name().equals("data");
            return content ? tree.source().copy(field.offset(), (int) field.length()) : new byte[0];
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        TreeInvariants.children(tree, field).forEach(child -> bytes.writeBytes(content(child)));
        return bytes.toByteArray();
    }

    private Object list(Field field) {
        if (!field.type().startsWith("[")) {
            seen.put(field.offset(), seen.size());
        }
        List<Object> list = new ArrayList<>();
        for (Field child : TreeInvariants.children(tree, field)) {
            if (child.name().equals("elements")) {
                TreeInvariants.children(tree, child).forEach(each -> list.add(value(each)));
            } else if (child.name().startsWith("[")) {
                list.add(value(child));
            }
        }
        return list;
    }

    private Object map(Field field) {
        boolean object = field.type().startsWith("Gen$") || field.type().startsWith("java.math");
        Map<String, Object> map = new LinkedHashMap<>();
        if (!isValue(field)) {
            seen.put(field.offset(), seen.size());
        }
        if (object) {
            map.put("$class", field.type());
        }
        for (Field entry : TreeInvariants.children(tree, field)) {
            if (entry.shape().production().equals("entry")) {
                List<Field> both = TreeInvariants.children(tree, entry);
                Object key = value(both.get(0));
                map.put(key instanceof BigDecimal number ? number.toPlainString() : key.toString(), value(both.get(1)));
            }
        }
        return special(map);
    }

    private static boolean isValue(Field field) {
        return field.type().equals("Gen$Color") || field.type().startsWith("java.math");
    }

    private Object object(Field field) {
        if (!isValue(field)) {
            seen.put(field.offset(), seen.size());
        }
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("$class", field.type());
        long fields = HessianRuleShapes.fieldsOf(tree.source().segment(), field.offset());
        for (Field child : TreeInvariants.children(tree, field)) {
            if (child.offset() >= fields) {
                map.put(child.name(), value(child));
            }
        }
        return special(map);
    }

    /** Objects that the corpus shows as values. */
    private static Object special(Map<String, Object> map) {
        return switch (map.getOrDefault("$class", "").toString()) {
            case "Gen$Color" -> EncodersReal.special("Color", map.get("name"));
            case "java.math.BigDecimal" -> EncodersReal.special("BigDecimal", map.get("value"));
            case "java.math.BigInteger" -> EncodersReal.special("BigInteger", bigInteger(map));
            case "com.caucho.hessian.io.ByteHandle", "com.caucho.hessian.io.ShortHandle" -> map.get("_value");
            default -> map;
        };
    }

    private static String bigInteger(Map<String, Object> map) {
        BigInteger value = BigInteger.ZERO;
        for (Object word : (List<?>) map.get("mag")) {
            long bits = ((BigDecimal) word).longValueExact() & 0xFFFF_FFFFL;
            value = value.shiftLeft(Integer.SIZE).or(BigInteger.valueOf(bits));
        }
        return value.toString();
    }
}
