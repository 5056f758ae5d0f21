package dev.hexplain.decode.documents;

import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import java.util.List;
import java.util.StringJoiner;

/** Previews of containers: their first members or elements; nested containers as {@code {…}}. */
public final class ContainerPreviews {
    private static final int SHOWN = 4;
    private static final int MAX_LENGTH = 80;

    /** Number of parts of an item: a header, a length, a key, and the value last. */
    private static final int PARTS = 5;

    private ContainerPreviews() {}

    /** A container with named members: {@code {id: 1, tags: […], …}}. */
    public static Value map(FieldTree tree, Field map) {
        return Value.described(list(tree, map, true, "{", "}"));
    }

    /** A container with elements in order: {@code [1, 2, …]}. */
    public static Value array(FieldTree tree, Field array) {
        return Value.described(list(tree, array, false, "[", "]"));
    }

    /** A value after the name of its type, in {@code content}: the value, if that is a scalar, and the type. */
    public static Value typed(FieldTree tree, Field item) {
        String type =
                tree.child(item, "type").map(tree::value).orElse(Value.NONE).actual();
        return tree.child(item, "content")
                .map(content ->
                        content.shape().isLeaf() || tree.child(content, "value").isPresent()
                                ? tree.value(content).with("", type)
                                : Value.described(folded(content) + " " + type))
                .orElse(Value.described(type));
    }

    /** A number with its symbol in the shape's enumeration, if any. */
    public static Value symbol(Field field, long number) {
        Enumeration symbols = field.shape().symbols();
        return Value.whole(number)
                .with(symbols == null ? "" : symbols.nameOf(number).orElse(""), "");
    }

    /** A reference by its number, with its target and the target's path. */
    public static Value reference(FieldTree tree, Field field) {
        return tree.handles()
                .referredToBy(field)
                .map(handle -> new Value("#" + handle.number(), "", target(tree, handle)))
                .orElse(Value.NONE);
    }

    private static String target(FieldTree tree, Handles.Handle handle) {
        return tree.handles()
                .definition(handle)
                .map(found -> found.type() + " at 0x%X".formatted(found.offset()))
                .orElse("nothing begun before");
    }

    /** The short form of a container inside another; empty for other fields. */
    private static String folded(Field field) {
        return folded(field.shape());
    }

    private static String folded(Shape shape) {
        return switch (shape.production()) {
            case Productions.MAP -> "{…}";
            case Productions.ARRAY -> "[…]";
            default -> "";
        };
    }

    /**
     * The same, also behind a header or a key. Previews are not nested, since containers may be as deep as the dump is
     * long.
     */
    private static String folded(FieldTree tree, Field item) {
        String own = folded(item);
        Shape shape = item.shape();
        if (!shape.production().equals(Productions.SCALAR)
                || shape.isLeaf()
                || (item.computed() && holdsNoContainer(shape))) {
            return own;
        }
        List<Field> parts = tree.children(item, 0, PARTS);
        return parts.isEmpty() ? own : folded(parts.getLast());
    }

    /** Whether its layout tells that no container is in it, so that its parts need not be looked at. */
    private static boolean holdsNoContainer(Shape shape) {
        for (Slot slot : shape.slots()) {
            boolean bare = switch (slot.extent()) {
                case Extent.Inline(Shape part) -> folded(part).isEmpty();
                case Extent.Counted(Shape part, int unit, int plus) ->
                    folded(part).isEmpty();
                case Extent.Between(Shape part) -> folded(part).isEmpty();
                case Extent.Sized _ -> true;
                case Extent.Row _, Extent.Tagged _ -> false;
            };
            if (!bare) {
                return false;
            }
        }
        return shape.tail() instanceof Tail.OwnRows;
    }

    private static String list(FieldTree tree, Field of, boolean named, String open, String close) {
        StringJoiner parts = new StringJoiner(", ", open, close);
        int shown = 0;
        for (Field item : tree.children(of, tree.slotChildCount(of), SHOWN + 1)) {
            if (item.shape().production().isEmpty()) {
                continue;
            }
            if (shown++ == SHOWN || parts.length() > MAX_LENGTH) {
                parts.add("…");
                break;
            }
            String folded = folded(tree, item);
            String value = folded.isEmpty() ? tree.value(item).summary() : folded;
            parts.add(named ? item.name() + ": " + value : value);
        }
        String text = parts.toString();
        return text.length() <= 2 * MAX_LENGTH ? text : text.substring(0, 2 * MAX_LENGTH) + "…" + close;
    }

    /** A key as the name of a field: itself, or quoted where it could be taken for something else. */
    public static String name(String key) {
        boolean plain = !key.isEmpty() && key.charAt(0) != '[' && Quoted.isVisible(key);
        return plain ? key : Quoted.quote(key);
    }
}
