package dev.hexplain.testing;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The values of a tree whose rows are called {@code list}, {@code map}, {@code object}, {@code entry} and so on, as
 * {@link ReflectedValues} has those of the object: Hessian's and one-nio's.
 */
public final class TypedValues {
    private static final Set<String> OPENING = Set.of("list", "map", "object");

    private final FieldTree tree;
    private final List<FieldId> open = new ArrayList<>();

    private TypedValues(FieldTree tree) {
        this.tree = tree;
    }

    /** The outermost object of a tree. */
    public static @Nullable Object of(FieldTree tree) {
        return new TypedValues(tree).value(tree.children(tree.root(), 0, 1).getFirst());
    }

    private @Nullable Object value(Field field) {
        int levels = open.indexOf(field.id()) + 1;
        if (levels > 0) {
            return ReflectedValues.up(levels);
        }
        boolean around = OPENING.contains(field.shape().production());
        if (around) {
            open.addFirst(field.id());
        }
        try {
            return valueOf(field);
        } finally {
            if (around) {
                open.removeFirst();
            }
        }
    }

    private @Nullable Object valueOf(Field field) {
        return switch (field.shape().production()) {
            case "null" -> null;
            case "string" -> text(field);
            case "binary" -> "h'" + bytes(field) + "'";
            case "ref", "reference" ->
                value(tree.handles()
                        .definition(tree.handles().referredToBy(field).orElseThrow())
                        .orElseThrow());
            case "list", "array" -> list(field);
            case "map" -> map(field);
            case "object" -> object(field);
            case "enum" -> tree.value(field).symbol();
            case "class" -> tree.value(field).summary();
            default -> scalar(field);
        };
    }

    private @Nullable Object scalar(Field field) {
        List<Field> parts = TreeInvariants.children(tree, field);
        Value value = tree.fullValue(field);
        return value.actual().isEmpty() && !parts.isEmpty() ? value(parts.getLast()) : plain(value);
    }

    private static @Nullable Object plain(Value value) {
        String text = value.actual();
        return text.startsWith("'") && text.length() > 1 ? PlainValues.character(text) : PlainValues.plain(value);
    }

    /** A text in one piece or several. */
    private String text(Field field) {
        return pieces(field).stream()
                .map(piece -> ((ValueType.Text) piece.shape().type())
                        .encoding()
                        .decode(tree.source().copy(piece.offset(), (int) piece.length())))
                .collect(Collectors.joining());
    }

    private String bytes(Field field) {
        return pieces(field).stream()
                .map(piece -> HexFormat.of().formatHex(tree.source().copy(piece.offset(), (int) piece.length())))
                .collect(Collectors.joining());
    }

    private List<Field> pieces(Field field) {
        if (field.shape().isLeaf()) {
            return Set.of("text", "data").contains(field.name()) ? List.of(field) : List.of();
        }
        return TreeInvariants.children(tree, field).stream()
                .flatMap(child -> pieces(child).stream())
                .toList();
    }

    private Object list(Field field) {
        List<Object> list = new ArrayList<>();
        for (Field child : TreeInvariants.children(tree, field)) {
            if (child.name().equals("elements")) {
                TreeInvariants.children(tree, child).forEach(each -> list.add(value(each)));
            } else if (child.name().startsWith("[")) {
                list.add(value(child));
            }
        }
        return field.type().equals("byte[]")
                ? "h'" + HexFormat.of().formatHex(tree.source().copy(field.offset() + 5, (int) field.length() - 5))
                        + "'"
                : list;
    }

    private Map<String, Object> map(Field field) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Field entry : TreeInvariants.children(tree, field)) {
            if (entry.shape().production().equals("entry")) {
                List<Field> both = TreeInvariants.children(tree, entry);
                map.put(ReflectedValues.key(value(both.getFirst())), value(both.getLast()));
            }
        }
        return map;
    }

    private Object object(Field field) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Field child : TreeInvariants.children(tree, field)) {
            if (!child.name().equals("tag") && !child.name().equals("class")) {
                ReflectedValues.put(members, child.name(), value(child));
            }
        }
        return members;
    }
}
