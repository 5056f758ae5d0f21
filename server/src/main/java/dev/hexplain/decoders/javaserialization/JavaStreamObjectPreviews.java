package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Summarizes objects: well-known JDK classes by their meaning, others by their first fields. */
final class JavaStreamObjectPreviews {
    private static final int MAX_FIELDS = 4;
    private static final int MAX_LENGTH = 80;

    /** Summarizes an object of one class; empty where its data does not fit that class. */
    @FunctionalInterface
    private interface Preview {
        Optional<String> of(FieldTree tree, Field object);
    }

    private static final Map<String, Preview> KNOWN = Map.ofEntries(
            Map.entry("java.lang.Boolean", field("value")),
            Map.entry("java.lang.Byte", field("value")),
            Map.entry("java.lang.Character", field("value")),
            Map.entry("java.lang.Double", field("value")),
            Map.entry("java.lang.Float", field("value")),
            Map.entry("java.lang.Integer", field("value")),
            Map.entry("java.lang.Long", field("value")),
            Map.entry("java.lang.Short", field("value")),
            Map.entry("java.util.concurrent.atomic.AtomicInteger", field("value")),
            Map.entry("java.util.concurrent.atomic.AtomicLong", field("value")),
            Map.entry("java.util.ArrayList", (tree, object) -> sizeField(tree, object, "element")),
            Map.entry("java.util.LinkedList", count("element")),
            Map.entry("java.util.ArrayDeque", count("element")),
            Map.entry("java.util.HashMap", count("entry")),
            Map.entry("java.util.LinkedHashMap", count("entry")),
            Map.entry("java.util.Hashtable", count("entry")),
            Map.entry("java.util.TreeMap", count("entry")),
            Map.entry("java.util.HashSet", count("element")),
            Map.entry("java.util.LinkedHashSet", count("element")),
            Map.entry("java.util.Date", JavaStreamObjectPreviews::date),
            Map.entry("java.util.UUID", JavaStreamObjectPreviews::uuid),
            Map.entry("java.math.BigInteger", JavaStreamObjectPreviews::bigInteger));

    private JavaStreamObjectPreviews() {}

    static Value of(FieldTree tree, Field object) {
        Preview known = KNOWN.get(JavaClassKind.nameOf(object));
        Optional<String> meant = known == null ? Optional.empty() : known.of(tree, object);
        return Value.described(meant.orElseGet(() -> said(tree, levels(tree, object))));
    }

    private static String said(FieldTree tree, List<Field> levels) {
        return message(tree, levels).orElseGet(() -> fields(tree, levels));
    }

    /** What a throwable says, where it says something. */
    private static Optional<String> message(FieldTree tree, List<Field> levels) {
        return levels.stream()
                .filter(level -> JavaClassKind.nameOf(level).equals("java.lang.Throwable"))
                .findFirst()
                .flatMap(throwable -> tree.child(throwable, "detailMessage"))
                .filter(message -> !message.shape().production().equals("nullReference"))
                .flatMap(message -> JavaStreamPreviews.inBrief(tree, message));
    }

    private static Preview field(String name) {
        return (tree, object) -> data(tree, object, name)
                .filter(found -> found.shape().isLeaf())
                .map(found -> tree.value(found).actual());
    }

    private static Optional<String> sizeField(FieldTree tree, Field object, String thing) {
        return data(tree, object, "size").map(size -> counted(tree.integer(size), thing));
    }

    private static String counted(long count, String thing) {
        return thing.equals("entry") ? count + (count == 1 ? " entry" : " entries") : JavaStreamCounts.of(count, thing);
    }

    /** The count that the object's first block says. */
    private static Preview count(String thing) {
        return (tree, object) -> inBlock(tree, object, "count").map(count -> counted(tree.integer(count), thing));
    }

    private static Optional<String> date(FieldTree tree, Field object) {
        return inBlock(tree, object, "time")
                .map(time -> tree.value(time).description())
                .filter(text -> !text.isEmpty());
    }

    private static Optional<String> uuid(FieldTree tree, Field object) {
        return data(tree, object, "mostSigBits")
                .flatMap(most -> data(tree, object, "leastSigBits")
                        .map(least -> new UUID(tree.integer(most), tree.integer(least)).toString()));
    }

    private static Optional<String> bigInteger(FieldTree tree, Field object) {
        Optional<Field> signum = data(tree, object, "signum");
        Optional<Field> magnitude = data(tree, object, "magnitude").filter(array -> array.length() < 100);
        return signum.flatMap(sign -> magnitude.flatMap(array -> bigInteger(tree, (int) tree.integer(sign), array)));
    }

    private static Optional<String> bigInteger(FieldTree tree, int signum, Field array) {
        long size = tree.child(array, "size").map(tree::integer).orElse(-1L);
        if (size < 0 || size > array.length() || Math.abs(signum) > 1) {
            return Optional.empty();
        }
        byte[] magnitude = tree.source().copy(array.end() - size, (int) size);
        boolean zero = new BigInteger(1, magnitude).signum() == 0;
        return zero == (signum == 0) ? Optional.of(new BigInteger(signum, magnitude).toString()) : Optional.empty();
    }

    /** A field of the object, in any class of its hierarchy. */
    private static Optional<Field> data(FieldTree tree, Field object, String name) {
        return levels(tree, object).stream()
                .flatMap(level -> tree.child(level, name).stream())
                .findFirst();
    }

    private static List<Field> levels(FieldTree tree, Field object) {
        return tree.children(object, 0, 2 + JavaStreamShapeVariant.MAX_LEVEL).stream()
                .filter(child -> child.shape().production().equals("classdata"))
                .toList();
    }

    /** A field of the first block that any class of the hierarchy wrote by writeObject. */
    private static Optional<Field> inBlock(FieldTree tree, Field object, String name) {
        return levels(tree, object).stream()
                .flatMap(level -> tree.child(level, "objectAnnotation").stream())
                .flatMap(annotation -> tree.children(annotation, 0, 1).stream())
                .flatMap(block -> tree.child(block, name).stream())
                .findFirst();
    }

    /** Its first fields that are said in few words: {@code {id=7, name="Zoë", …}}. */
    private static String fields(FieldTree tree, List<Field> levels) {
        List<String> parts = new ArrayList<>();
        boolean more = false;
        for (Field level : levels) {
            for (Field field : tree.children(level, 0, MAX_FIELDS + 1)) {
                Optional<String> said = parts.size() < MAX_FIELDS ? inBrief(tree, field) : Optional.empty();
                said.ifPresent(text -> parts.add(field.name() + "=" + text));
                more |= said.isEmpty() && field.length() > 0;
            }
        }
        String text = String.join(", ", parts);
        boolean goesOn = more && text.length() <= MAX_LENGTH; // otherwise the text ends in an ellipsis
        return parts.isEmpty() ? "" : "{" + Quoted.cut(text, MAX_LENGTH) + (goesOn ? ", …}" : "}");
    }

    private static Optional<String> inBrief(FieldTree tree, Field field) {
        if (field.length() == 0) {
            return Optional.empty();
        }
        if (field.shape().isLeaf() && field.shape().production().isEmpty()) {
            return Optional.of(tree.value(field).summary());
        }
        return JavaStreamPreviews.inBrief(tree, field);
    }
}
