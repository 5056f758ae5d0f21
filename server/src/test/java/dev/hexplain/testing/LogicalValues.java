package dev.hexplain.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BinaryNode;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Walk;
import java.math.BigDecimal;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What a document says, by logical path: the value of the outermost field there that has one. Texts are quoted, numbers
 * are in a form in which equal ones are the same. Containers have no value, only what is in them has.
 */
public final class LogicalValues {
    private static final Set<Role> ABOUT_VALUES = Set.of(Role.NAME, Role.TYPE, Role.HEADER, Role.MAGIC, Role.LENGTH);

    private static final HexFormat SPACED = HexFormat.ofDelimiter(" ").withUpperCase();
    /** Characters of a text; shown ones are cut. */
    private static final int COMPARED = 60;

    private LogicalValues() {}

    /** The values of a tree. */
    public static Map<String, String> of(FieldTree tree) {
        Map<String, String> values = new LinkedHashMap<>();
        Walk walk = new Walk(tree);
        LogicalPath paths = new LogicalPath(tree);
        while (walk.next()) {
            Field field = walk.field();
            String path = paths.at(walk.depth(), field);
            String value = tree.fullValue(field).actual();
            if (ABOUT_VALUES.contains(field.role())
                    || field.role() == Role.PADDING
                    || field.name().equals("key")) {
                walk.skipChildren();
            } else if (!value.isEmpty()) {
                values.put(path, normal(value));
                walk.skipChildren();
            }
        }
        return values;
    }

    /** The same of a document that another library read. */
    public static Map<String, String> of(JsonNode node) {
        Map<String, String> values = new LinkedHashMap<>();
        collect("", node, values);
        return values;
    }

    private static void collect(String path, JsonNode node, Map<String, String> values) {
        if (node.isObject()) {
            node.properties().forEach(each -> collect(joined(path, each.getKey()), each.getValue(), values));
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                collect(path + "[" + i + "]", node.get(i), values);
            }
        } else if (node instanceof BinaryNode binary) {
            values.put(path, normal(SPACED.formatHex(binary.binaryValue())));
        } else {
            values.put(path, node.isTextual() ? normal(Quoted.quote(node.textValue())) : normal(node.asText()));
        }
    }

    private static String joined(String path, String name) {
        StringBuilder joined = new StringBuilder(path);
        Paths.append(joined, ContainerPreviews.name(name));
        return joined.toString();
    }

    /** Long texts are cut, as shown values are. */
    private static String normal(String value) {
        try {
            BigDecimal number = new BigDecimal(value);
            return number.signum() == 0 ? "0" : number.stripTrailingZeros().toString();
        } catch (NumberFormatException notANumber) {
            return value.length() > COMPARED ? value.substring(0, COMPARED) : value;
        }
    }
}
