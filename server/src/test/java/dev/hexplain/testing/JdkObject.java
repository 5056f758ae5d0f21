package dev.hexplain.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.net.URI;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAmount;
import java.util.Base64;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.StreamSupport;

/**
 * Compares objects that the JDK read with the JSON that {@code decode --out values} prints of the same bytes: by what
 * their interfaces say, so that it knows nothing of streams. What a {@code $ref} names must be the same object.
 */
public final class JdkObject {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private final IdentityHashMap<Object, String> paths = new IdentityHashMap<>();
    private final Map<String, Object> referred = new HashMap<>();

    private JdkObject() {}

    /** Asserts that JSON says what an object is. */
    public static void assertSays(Object object, String json) {
        JdkObject comparison = new JdkObject();
        try {
            comparison.compare(object, JSON.readTree(json), "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        comparison.referred.forEach(
                (path, target) -> assertThat(comparison.paths).as(json).containsEntry(target, path));
    }

    private void compare(Object object, JsonNode json, String path) {
        String scalar = scalar(object);
        if (scalar != null) {
            assertThat(text(object, json)).as(path).isEqualTo(scalar);
        } else if (json.path("$ref").isTextual()) {
            referred.put(json.path("$ref").textValue(), object);
        } else {
            assertThat(paths.put(object, path)).as(path).isNull();
            switch (object) {
                case Map<?, ?> map -> entries(map, json, path);
                case Set<?> elements -> unordered(elements, json);
                case PriorityQueue<?> elements -> unordered(elements, json);
                case PriorityBlockingQueue<?> elements -> unordered(elements, json);
                case Collection<?> elements -> elements(elements.toArray(), json, path);
                default -> elements(object, json, path);
            }
        }
    }

    /** A number as it is written, and other scalars as their text. */
    private static String text(Object object, JsonNode json) {
        return object instanceof Number && json.isNumber() && !(object instanceof BigDecimal)
                ? object instanceof Double
                        ? Double.toString(json.doubleValue())
                        : object instanceof Float ? Float.toString(json.floatValue()) : json.asText()
                : json.isBigDecimal() ? json.decimalValue().toString() : json.asText();
    }

    /** Null where an object has parts. */
    private static String scalar(Object object) {
        return switch (object) {
            case null -> "null";
            case Number _, Boolean _, String _, Character _, UUID _ -> object.toString();
            case Enum<?> constant -> constant.name();
            case Date date -> date.toInstant().toString();
            case TemporalAccessor time -> time.toString();
            case TemporalAmount time -> time.toString();
            case Locale locale -> locale.toLanguageTag();
            case CharSequence text -> text.toString();
            case URI uri -> uri.toString();
            case File file -> file.getPath();
            case AtomicBoolean truth -> truth.toString();
            case Class<?> type -> type.getTypeName();
            case byte[] bytes -> Base64.getEncoder().encodeToString(bytes);
            default -> null;
        };
    }

    private void elements(Object array, JsonNode json, String path) {
        assertThat(json.size()).as(path).isEqualTo(Array.getLength(array));
        for (int i = 0; i < json.size(); i++) {
            compare(Array.get(array, i), json.get(i), path + "[" + i + "]");
        }
    }

    /** Elements of sets are scalars here. */
    private static void unordered(Collection<?> elements, JsonNode json) {
        List<String> expected = elements.stream().map(JdkObject::scalar).toList();
        List<String> found = StreamSupport.stream(json.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
        assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
    }

    private void entries(Map<?, ?> map, JsonNode json, String path) {
        assertThat(json.size()).as(path).isEqualTo(map.size());
        map.forEach((key, value) -> {
            String name = scalar(key);
            assertThat(json.has(name)).as(path + " has " + name).isTrue();
            compare(value, json.get(name), path + step(name, path));
        });
    }

    private static String step(String key, String path) {
        return key.matches("[\\p{L}_$][\\p{L}\\p{N}_$]*")
                ? (path.isEmpty() ? "" : ".") + key
                : "[\"" + key.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
    }
}
