package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Computes logical paths: the place of a stream's field in the encoded object, such as a field of its class, an element
 * of its array, an entry of its map. A class descriptor belongs to the first object of its class, and a field
 * descriptor to that field. The internals of JDK classes are not steps: a {@code BigDecimal} is one value.
 */
final class JavaStreamLogicalSteps {
    /** JDK maps that write their size, then keys and values in turn. */
    private static final Set<String> MAPS = Set.of(
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.Hashtable",
            "java.util.TreeMap",
            "java.util.EnumMap",
            "java.util.IdentityHashMap",
            "java.util.WeakHashMap",
            "java.util.concurrent.ConcurrentHashMap",
            "java.util.concurrent.ConcurrentSkipListMap");

    private static final String NONE = "";

    private JavaStreamLogicalSteps() {}

    static String of(FieldTree tree, Field parent, Field field) {
        return switch (parent.shape().production()) {
            case "classdata" -> isOfJdk(JavaClassKind.nameOf(parent)) || isAnnotation(field) ? NONE : field.name();
            case "blockdatashort", "blockdatalong" -> field.shape().logical();
            case "bodyField" ->
                isElement(field) && !JavaClassKind.nameOf(parent).equals("byte[]") ? field.name() : NONE;
            case "newArray" -> isElement(field) && !JavaClassKind.nameOf(parent).equals("byte[]") ? field.name() : NONE;
            case "fields" -> describedField(tree, parent, field);
            case "objectAnnotation" -> element(tree, parent, field);
            default -> NONE;
        };
    }

    private static boolean isAnnotation(Field field) {
        return field.name().equals("objectAnnotation") || field.name().equals("externalContents");
    }

    private static boolean isElement(Field field) {
        return field.name().startsWith("[");
    }

    private static boolean isOfJdk(String className) {
        return className.startsWith("java.");
    }

    /** The field that a part of a class descriptor describes. */
    private static String describedField(FieldTree tree, Field fields, Field field) {
        boolean own = tree.parent(fields.id())
                .flatMap(classDesc -> JavaStreamClass.at(tree, classDesc.offset()))
                .filter(described -> !isOfJdk(described.name()))
                .isPresent();
        return own
                ? tree.child(field, "fieldName").map(name -> text(tree, name)).orElse(NONE)
                : NONE;
    }

    /** The step of what a JDK collection wrote by writeObject: an element, or an entry's key or value. */
    private static String element(FieldTree tree, Field annotation, Field field) {
        Optional<String> owner =
                tree.parent(annotation.id()).map(JavaClassKind::nameOf).filter(JavaStreamLogicalSteps::isOfJdk);
        if (owner.isEmpty() || !isElement(field) || !isObject(field)) {
            return NONE;
        }
        int ordinal = index(field) - (startsWithBlock(tree, annotation) ? 1 : 0);
        if (!MAPS.contains(owner.get())) {
            return "[" + ordinal + "]";
        }
        return ordinal % 2 == 0
                ? key(tree, field)
                : before(tree, annotation, field).map(key -> key(tree, key)).orElse(NONE);
    }

    private static boolean isObject(Field field) {
        return switch (field.shape().production()) {
            case "newObject",
                    "newString",
                    "newLongString",
                    "newArray",
                    "newEnum",
                    "newClass",
                    "prevObject",
                    "nullReference" -> true;
            default -> false;
        };
    }

    private static int index(Field field) {
        return Integer.parseInt(field.name(), 1, field.name().length() - 1, 10);
    }

    private static boolean startsWithBlock(FieldTree tree, Field annotation) {
        List<Field> first = tree.children(annotation, 0, 1);
        return !first.isEmpty() && first.getFirst().shape().production().startsWith("blockdata");
    }

    /** The previous child of the annotation, which ends where another begins. */
    private static Optional<Field> before(FieldTree tree, Field annotation, Field field) {
        return tree.tiledAt(field.source(), field.offset() - 1)
                .map(leaf -> tree.lineage(leaf.id(), Integer.MAX_VALUE))
                .flatMap(lineage -> lineage.stream()
                        .dropWhile(each -> !each.id().equals(annotation.id()))
                        .skip(1)
                        .findFirst());
    }

    /** A key as text. */
    private static String key(FieldTree tree, Field key) {
        Field object = tree.handles()
                .referredToBy(key)
                .flatMap(tree.handles()::definition)
                .orElse(key);
        return switch (object.shape().production()) {
            case "newString", "newLongString" -> text(tree, object);
            case "nullReference" -> "null";
            case "newEnum" ->
                tree.child(object, "enumConstantName")
                        .map(name -> key(tree, name))
                        .orElse(NONE);
            default -> tree.value(object).summary();
        };
    }

    /** The text of a string, or of a name. */
    private static String text(FieldTree tree, Field string) {
        return tree.child(string, "value")
                .map(value -> JavaStreamPreviews.unquoted(tree.value(value)))
                .orElse(NONE);
    }
}
