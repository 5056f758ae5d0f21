package dev.hexplain.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Values that real libraries wrote, and what they are. Values of trees are compared as plain objects: maps, lists,
 * strings, numbers as {@link BigDecimal} without trailing zeros, truth values and null; special types are maps of one
 * entry whose key begins with {@code $}.
 */
public final class EncodersReal {
    private static final ObjectMapper JSON = new ObjectMapper();

    private EncodersReal() {}

    /**
     * A value that a library wrote.
     *
     * @param expected as {@link #plain(JsonNode)} gives it
     */
    public record Written(String name, byte[] bytes, Object expected) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** All values of an encoder that the corpus says the meaning of. */
    public static List<Written> of(String encoder) {
        Path folder = Corpus.folder("encoders-real");
        List<Written> all = new ArrayList<>();
        for (Path file : Corpus.files(folder.resolve(encoder))) {
            String name = file.getFileName().toString().replace(".bin", "");
            try {
                JsonNode expected = JSON.readTree(
                        folder.resolve("expected/" + name + ".json").toFile());
                all.add(new Written(name, Files.readAllBytes(file), plain(expected.get("value"))));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return all;
    }

    /** JSON as plain objects. */
    public static Object plain(JsonNode node) {
        if (node.isObject()) {
            Map<String, Object> map = new LinkedHashMap<>();
            node.properties().forEach(each -> map.put(each.getKey(), plain(each.getValue())));
            return map;
        }
        if (node.isArray()) {
            List<Object> list = new ArrayList<>();
            node.forEach(each -> list.add(plain(each)));
            return list;
        }
        if (node.isNumber()) {
            return number(node.asText());
        }
        return node.isNull() ? "null" : node.isBoolean() ? node.booleanValue() : node.textValue();
    }

    /** A number in the form in which equal ones are equal; those that JSON has not, as text. */
    public static Object number(String text) {
        if (text.contains("N") || text.contains("I")) {
            return text;
        }
        BigDecimal number = new BigDecimal(text);
        return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    public static Object special(String type, Object value) {
        return Map.of("$" + type, value);
    }

    public static Object bytes(byte[] bytes) {
        return special("bytes", HexFormat.of().formatHex(bytes));
    }
}
