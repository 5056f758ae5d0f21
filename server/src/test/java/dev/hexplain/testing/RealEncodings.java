package dev.hexplain.testing;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The corpus {@code encoders-real}: values that real libraries wrote, and what each of them is. */
public final class RealEncodings {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    /** Objects in the order they begin, as {@code $ref} counts them. */
    private final List<Object> objects = new ArrayList<>();

    private RealEncodings() {}

    /** The files of one encoder. */
    public static List<Path> of(String encoder) {
        return Corpus.files(Corpus.folder("encoders-real").resolve(encoder));
    }

    public static byte[] bytes(Path file) throws IOException {
        return Files.readAllBytes(file);
    }

    /** What a file of an encoder without classes holds, as {@link PlainValues} says it: a shared object as often as it is referred to. */
    public static @Nullable Object expected(Path file) throws IOException {
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.bin$", ".json");
        JsonNode described = JSON.readTree(
                Corpus.folder("encoders-real").resolve("expected").resolve(name).toFile());
        return new RealEncodings().value(described.path("value"));
    }

    private @Nullable Object value(JsonNode json) {
        if (json.isArray()) {
            List<Object> elements = new ArrayList<>();
            objects.add(elements);
            json.forEach(each -> elements.add(value(each)));
            return elements;
        }
        return json.isObject() ? object(json) : PlainValues.of(json);
    }

    private Object object(JsonNode json) {
        String first = json.isEmpty() ? "" : json.fieldNames().next();
        return switch (first) {
            case "$bytes" -> "h'" + json.path(first).asText() + "'";
            case "$BigInteger" ->
                PlainValues.number(new BigDecimal(json.path(first).asText()));
            case "$Date" -> PlainValues.number(json.path(first).decimalValue());
            case "$Color" -> json.path(first).asText();
            case "$ref" -> objects.get(json.path(first).intValue());
            default -> members(json);
        };
    }

    private Map<String, Object> members(JsonNode json) {
        Map<String, Object> members = new LinkedHashMap<>();
        objects.add(members);
        json.properties().stream()
                .filter(each -> !each.getKey().equals("$class"))
                .forEach(each -> members.put(each.getKey(), value(each.getValue())));
        return members;
    }
}
