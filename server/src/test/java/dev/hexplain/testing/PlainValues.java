package dev.hexplain.testing;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The values of a tree of a self-describing document, as its fields show them: maps, lists, texts, numbers (all as
 * {@link BigDecimal} in the form without trailing zeros), truth values and null; bytes as {@code h'01ff'}; what has no
 * such form (NaN, a date) as text.
 */
public final class PlainValues {
    private static final HexFormat SPACED = HexFormat.ofDelimiter(" ").withUpperCase();

    private final FieldTree tree;

    private PlainValues(FieldTree tree) {
        this.tree = tree;
    }

    /** The documents in a tree. */
    public static List<Object> of(FieldTree tree) {
        List<Object> values = new ArrayList<>();
        PlainValues plain = new PlainValues(tree);
        for (Field item : TreeInvariants.children(tree, tree.root())) {
            if (!item.shape().production().isEmpty()) {
                values.add(plain.value(item));
            }
        }
        return values;
    }

    /** The value of one item, a member or an element. */
    public static @Nullable Object of(FieldTree tree, Field item) {
        return new PlainValues(tree).value(item);
    }

    private @Nullable Object value(Field item) {
        return switch (item.shape().production()) {
            case Productions.MAP -> map(item);
            case Productions.ARRAY -> list(item);
            default -> scalar(item);
        };
    }

    private Map<String, Object> map(Field map) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Field child : TreeInvariants.children(tree, map)) {
            if (!child.shape().production().isEmpty()) {
                members.put(child.name(), value(child));
            }
        }
        return members;
    }

    private List<Object> list(Field array) {
        List<Object> elements = new ArrayList<>();
        for (Field child : TreeInvariants.children(tree, array)) {
            if (!child.shape().production().isEmpty()) {
                elements.add(value(child));
            }
        }
        return elements;
    }

    private @Nullable Object scalar(Field item) {
        Optional<Field> content = tree.child(item, "content");
        if (content.isPresent() && saysTheSame(item, content.get())) {
            return value(content.get());
        }
        Optional<Field> leaf = item.shape().isLeaf() ? Optional.of(item) : tree.child(item, "value");
        return leaf.map(this::leaf).orElseGet(() -> parts(item));
    }

    /** Whether what is around a value changes nothing of it. */
    private boolean saysTheSame(Field item, Field content) {
        return isContainer(content)
                || tree.value(item).actual().equals(tree.value(content).actual());
    }

    /** A text in chunks, or what only the item as a whole knows. */
    private @Nullable Object parts(Field item) {
        List<Field> chunks = TreeInvariants.children(tree, item).stream()
                .filter(chunk -> chunk.name().startsWith("chunk"))
                .toList();
        return chunks.isEmpty()
                ? plain(tree.fullValue(item))
                : chunks.stream().map(chunk -> String.valueOf(value(chunk))).collect(Collectors.joining());
    }

    private boolean isContainer(Field field) {
        return field.shape().production().equals(Productions.MAP)
                || field.shape().production().equals(Productions.ARRAY);
    }

    private @Nullable Object leaf(Field leaf) {
        byte[] bytes = tree.source().copy(leaf.offset(), (int) leaf.length());
        return switch (leaf.shape().type()) {
            case ValueType.Text text -> new String(bytes, StandardCharsets.UTF_8);
            case ValueType.Bytes raw
            when isShownAs(tree.value(leaf).actual(), bytes) ->
                "h'" + HexFormat.of().formatHex(bytes) + "'";
            default ->
                leaf.type().equals("float16") || leaf.type().equals("float32")
                        ? plain(Value.of(Double.toString(
                                Float.parseFloat(tree.value(leaf).actual()))))
                        : plain(tree.fullValue(leaf));
        };
    }

    /** Whether a value is bytes, and not a number that they mean. */
    private static boolean isShownAs(String actual, byte[] bytes) {
        String spaced = SPACED.formatHex(bytes);
        return actual.endsWith(" …") ? spaced.startsWith(actual.replace(" …", "")) : spaced.equals(actual);
    }

    /** The character that is shown in single quotes, with escapes. */
    public static String character(String quoted) {
        String shown = quoted.substring(1, quoted.length() - 1);
        return shown.startsWith("\\u")
                ? String.valueOf((char) Integer.parseInt(shown.substring(2), 16))
                : shown.translateEscapes();
    }

    /** What a value's text is. */
    public static @Nullable Object plain(Value value) {
        String text = value.actual();
        if (text.startsWith("\"") && text.endsWith("\"") && text.length() > 1) {
            return text.substring(1, text.length() - 1);
        }
        return switch (text) {
            case "null" -> null;
            case "true" -> true;
            case "false" -> false;
            default -> number(text);
        };
    }

    private static Object number(String text) {
        try {
            return number(new BigDecimal(text));
        } catch (NumberFormatException none) {
            return text;
        }
    }

    /** A number in the form in which these are compared. */
    public static BigDecimal number(BigDecimal number) {
        return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    /** JSON as a plain value. */
    public static @Nullable Object of(com.fasterxml.jackson.databind.JsonNode json) {
        return switch (json.getNodeType()) {
            case OBJECT -> {
                Map<String, Object> members = new LinkedHashMap<>();
                json.properties().forEach(each -> members.put(each.getKey(), of(each.getValue())));
                yield members;
            }
            case ARRAY -> {
                List<Object> elements = new ArrayList<>();
                json.forEach(each -> elements.add(of(each)));
                yield elements;
            }
            case STRING -> json.textValue();
            case BOOLEAN -> json.booleanValue();
            case NUMBER -> number(json.decimalValue());
            default -> null;
        };
    }
}
