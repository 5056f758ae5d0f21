package dev.hexplain.decoders.bson;

import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the fields of a BSON tree say, as canonical extended JSON (MongoDB Extended JSON v2): maps, lists and texts. */
final class ExtendedJson {
    private final FieldTree tree;

    private ExtendedJson(FieldTree tree) {
        this.tree = tree;
    }

    static Object of(FieldTree tree, Field document) {
        return new ExtendedJson(tree).document(document);
    }

    private Map<String, Object> document(Field document) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Field child : TreeInvariants.children(tree, document)) {
            if (!child.shape().production().isEmpty()) {
                Field name = tree.child(child, "name").orElseThrow();
                byte[] key = tree.source().copy(name.offset(), (int) name.length() - 1);
                members.put(new String(key, StandardCharsets.UTF_8), value(child));
            }
        }
        return members;
    }

    private List<Object> array(Field array) {
        List<Object> elements = new ArrayList<>();
        for (Field child : TreeInvariants.children(tree, array)) {
            if (!child.shape().production().isEmpty()) {
                elements.add(value(child));
            }
        }
        return elements;
    }

    private Object value(Field element) {
        return switch (element.type()) {
            case "object" -> document(element);
            case "array" -> array(element);
            case "string" -> text(element, "value");
            case "bool" -> Boolean.valueOf(actual(element));
            case "null" -> "null";
            case "int" -> Map.of("$numberInt", actual(element));
            case "long" -> Map.of("$numberLong", actual(element));
            case "double" -> Map.of("$numberDouble", Double.valueOf(actual(element)));
            case "decimal" -> Map.of("$numberDecimal", actual(element));
            case "date" -> Map.of("$date", Map.of("$numberLong", actual(element)));
            case "objectId" -> Map.of("$oid", actual(element));
            case "undefined" -> Map.of("$undefined", true);
            case "minKey" -> Map.of("$minKey", 1L);
            case "maxKey" -> Map.of("$maxKey", 1L);
            case "symbol" -> Map.of("$symbol", text(element, "value"));
            case "javascript" -> Map.of("$code", text(element, "value"));
            default -> compound(element);
        };
    }

    private Object compound(Field element) {
        return switch (element.type()) {
            case "javascriptWithScope" ->
                Map.of("$code", text(element, "code"), "$scope", document(part(element, "scope")));
            case "timestamp" -> {
                String[] parts = actual(element).split(", ");
                yield Map.of("$timestamp", Map.of("t", Long.valueOf(parts[0]), "i", Long.valueOf(parts[1])));
            }
            case "regex" ->
                Map.of(
                        "$regularExpression",
                        Map.of("pattern", cstring(element, "pattern"), "options", cstring(element, "options")));
            case "dbPointer" ->
                Map.of(
                        "$dbPointer",
                        Map.of(
                                "$ref",
                                text(element, "collection"),
                                "$id",
                                Map.of("$oid", tree.value(part(element, "id")).actual())));
            case "binData" -> binary(element);
            default -> throw new AssertionError("No such type: " + element.type());
        };
    }

    private Object binary(Field element) {
        byte[] data = bytes(element, "value");
        String subtype = HexFormat.of().toHexDigits((byte) tree.integer(part(element, "subtype")));
        return Map.of("$binary", Map.of("base64", Base64.getEncoder().encodeToString(data), "subType", subtype));
    }

    private String actual(Field element) {
        return tree.value(element).actual();
    }

    private Field part(Field element, String name) {
        return tree.child(element, name).orElseThrow();
    }

    private byte[] bytes(Field element, String name) {
        Field part = part(element, name);
        return tree.source().copy(part.offset(), (int) part.length());
    }

    private String text(Field element, String name) {
        return new String(bytes(element, name), StandardCharsets.UTF_8);
    }

    private String cstring(Field element, String name) {
        String text = text(element, name);
        return text.substring(0, text.length() - 1);
    }
}
