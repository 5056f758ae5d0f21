package dev.hexplain.decoders.graphs;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Date;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A graph as text: each scalar with its kind, containers numbered in the order of their beginnings, and what is there
 * again as that number. The entries of a map stand in the order of their keys.
 */
final class GraphText {
    private static final Pattern ZONE = Pattern.compile("(Z|[+-]\\d\\d:\\d\\d)$");

    private final StringBuilder text = new StringBuilder();
    private final Map<Object, Integer> objects = new IdentityHashMap<>();
    private final Map<String, Integer> paths = new HashMap<>();
    private int count;
    /** What is in a key has no path. */
    private boolean inKey;

    private GraphText() {}

    private record Pair<T>(String key, T value) {}

    // -- of an object

    static String of(@Nullable Object object) {
        GraphText graph = new GraphText();
        graph.add(object);
        return graph.text.toString();
    }

    private void add(@Nullable Object object) {
        String scalar = scalar(object);
        if (scalar != null) {
            text.append(scalar);
        } else if (objects.containsKey(object)) {
            text.append('#').append(objects.get(object));
        } else {
            objects.put(object, count++);
            parts(object);
        }
    }

    private void parts(Object object) {
        if (object instanceof Map<?, ?> map) {
            List<Pair<Object>> pairs = new ArrayList<>();
            map.forEach((key, value) -> pairs.add(new Pair<>(of(key), value)));
            map(pairs, this::add);
        } else {
            List<Object> elements = new ArrayList<>();
            if (object instanceof Collection<?> collection) {
                elements.addAll(collection);
            } else {
                for (int i = 0; i < Array.getLength(object); i++) {
                    elements.add(Array.get(object, i));
                }
            }
            list(elements, this::add);
        }
    }

    private <T> void list(List<T> elements, Consumer<T> each) {
        text.append('[');
        elements.forEach(element -> {
            each.accept(element);
            text.append(", ");
        });
        text.append(']');
    }

    private <T> void map(List<Pair<T>> pairs, Consumer<T> each) {
        text.append('{');
        pairs.sort(Comparator.comparing(Pair::key));
        pairs.forEach(pair -> {
            text.append(pair.key).append('=');
            each.accept(pair.value);
            text.append(", ");
        });
        text.append('}');
    }

    private static @Nullable String scalar(@Nullable Object object) {
        return switch (object) {
            case null -> "null";
            case Boolean truth -> truth.toString();
            case Float number -> "f:" + Double.parseDouble(number.toString());
            case Double number -> "f:" + number;
            case BigDecimal number -> "d:" + number;
            case BigInteger number -> "i:" + number;
            case Number number -> "i:" + number.longValue();
            case Character unit -> "t:" + unit;
            case String string -> "t:" + string;
            case byte[] bytes -> "b:" + HexFormat.of().formatHex(bytes);
            case Date date -> "T:" + date.toInstant();
            case Temporal time -> "T:" + time;
            case java.util.UUID id -> "t:" + id;
            default -> null;
        };
    }

    // -- of a tree

    static String of(TreeValues values) {
        GraphText graph = new GraphText();
        graph.add(values, values.root());
        return graph.text.toString();
    }

    /** What a reference leads to stands where it comes first in the order of the text. */
    private void add(TreeValues values, LogicalValue value) {
        switch (value) {
            case LogicalValue.Scalar scalar -> text.append(scalar(scalar));
            case LogicalValue.Opaque opaque -> text.append("opaque:").append(whole(opaque.text()));
            case LogicalValue.Reference reference -> add(values, values.of(reference));
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _ -> {
                Integer before = inKey ? null : paths.putIfAbsent(values.pathTo(value.field()), count);
                if (before == null) {
                    count++;
                    parts(values, value);
                } else {
                    text.append('#').append(before);
                }
            }
        }
    }

    private void parts(TreeValues values, LogicalValue value) {
        List<Pair<LogicalValue>> pairs = new ArrayList<>();
        switch (value) {
            case LogicalValue.Sequence sequence -> list(all(sequence.elements()), each -> add(values, each));
            case LogicalValue.Mapping map -> {
                all(map.entries()).forEach(entry -> pairs.add(new Pair<>(key(values, entry.key()), entry.value())));
                map(pairs, each -> add(values, each));
            }
            case LogicalValue.Structure structure -> {
                all(structure.members()).forEach(member -> pairs.add(new Pair<>("t:" + member.name(), member.value())));
                map(pairs, each -> add(values, each));
            }
            default -> throw new IllegalArgumentException(value.toString());
        }
    }

    private static String key(TreeValues values, LogicalValue key) {
        GraphText text = new GraphText();
        text.inKey = true;
        text.add(values, key);
        return text.text.toString();
    }

    private static <T> List<T> all(Paged<T> parts) {
        return parts.page(0, Math.toIntExact(parts.count()));
    }

    private static String scalar(LogicalValue.Scalar scalar) {
        String text = whole(scalar.text());
        return switch (scalar.kind()) {
            case NULL -> "null";
            case BOOLEAN -> text;
            case INTEGER -> "i:" + text;
            case FLOAT -> "f:" + Double.parseDouble(text);
            case DECIMAL -> "d:" + new BigDecimal(text);
            case TEXT, NAME -> "t:" + text;
            case TIME -> "T:" + time(text);
            case BYTES -> "b:" + text;
        };
    }

    /** As its class prints it. */
    private static Temporal time(String text) {
        if (text.indexOf(':') < 0) {
            return LocalDate.parse(text);
        }
        if (text.indexOf('T') < 0) {
            return LocalTime.parse(text);
        }
        return ZONE.matcher(text).find() ? Instant.parse(text) : LocalDateTime.parse(text);
    }

    private static String whole(ScalarText text) {
        StringBuilder whole = new StringBuilder();
        try {
            text.appendTo(whole);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return whole.toString();
    }
}
