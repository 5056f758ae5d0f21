package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.objects.StreamNode.Level;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.values.ChildFields;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Reads the nodes of a stream from its tree, each once. */
final class StreamNodes {
    private static final int PAGE = 256;

    private final FieldTree tree;
    private final Map<Long, ClassDescriptor> descriptors = new HashMap<>();
    private final Map<Long, StreamNode> known = new HashMap<>();

    StreamNodes(FieldTree tree, List<DescribedClass> classes) {
        this.tree = tree;
        classes.forEach(each -> descriptors.put(each.descriptor().offset(), each.descriptor()));
    }

    FieldTree tree() {
        return tree;
    }

    /** What a field holds, or refers to. */
    StreamNode of(Field field) {
        if (!field.shape().production().equals("prevObject")) {
            return at(field);
        }
        return tree.handles()
                .referredToBy(field)
                .flatMap(tree.handles()::definition)
                .map(this::at)
                .orElseGet(() -> new StreamNode.Unknown(field, "it refers to nothing"));
    }

    private StreamNode at(Field field) {
        StreamNode node = known.get(field.offset());
        if (node == null) {
            node = read(field);
            known.put(field.offset(), node);
        }
        return node;
    }

    private StreamNode read(Field field) {
        return switch (field.shape().production()) {
            case "nullReference" -> new StreamNode.Absent(field);
            case "newString", "newLongString" ->
                text(field)
                        .<StreamNode>map(text -> new StreamNode.Text(field, text))
                        .orElseGet(() -> broken(field));
            case "newObject" ->
                described(field).flatMap(type -> instance(field, type)).orElseGet(() -> broken(field));
            case "newArray" ->
                described(field)
                        .<StreamNode>map(type -> new StreamNode.ArrayOf(field, type))
                        .orElseGet(() -> broken(field));
            case "newEnum" -> constant(field).orElseGet(() -> broken(field));
            case "newClass" ->
                described(field)
                        .<StreamNode>map(type -> new StreamNode.ClassObject(field, type))
                        .orElseGet(() -> broken(field));
            default -> unknown(field);
        };
    }

    private static StreamNode unknown(Field field) {
        return new StreamNode.Unknown(field, "no object is here, but %s".formatted(field.type()));
    }

    private static StreamNode broken(Field field) {
        return new StreamNode.Unknown(field, "it is cut or damaged");
    }

    private Optional<String> text(Field string) {
        return tree.child(string, "value")
                .map(value -> ModifiedUtf8.decode(
                        tree.sourceOf(value).copy(value.offset(), Math.toIntExact(value.length()))));
    }

    private Optional<StreamNode> constant(Field field) {
        return described(field)
                .flatMap(type -> tree.child(field, "enumConstantName")
                        .map(this::of)
                        .filter(StreamNode.Text.class::isInstance)
                        .map(name -> new StreamNode.Constant(field, type, ((StreamNode.Text) name).text())));
    }

    private Optional<ClassDescriptor> described(Field object) {
        return tree.child(object, ShapeMark.CLASS_OF_INSTANCE).flatMap(this::descriptor);
    }

    private Optional<ClassDescriptor> descriptor(Field field) {
        Field described = tree.handles()
                .referredToBy(field)
                .flatMap(tree.handles()::definition)
                .orElse(field);
        return Optional.ofNullable(descriptors.get(described.offset()));
    }

    /** The superclass of a class, as the stream describes it. */
    Optional<ClassDescriptor> above(ClassDescriptor type) {
        return type.superClass().map(ref -> descriptors.get(ref.offset()));
    }

    private Optional<StreamNode> instance(Field object, ClassDescriptor type) {
        List<ClassDescriptor> hierarchy = hierarchy(type).reversed();
        List<Level> levels = new ArrayList<>();
        for (Field child : tree.slotChildren(object)) {
            if (child.shape().production().equals("classdata")) {
                if (levels.size() >= hierarchy.size()) {
                    return Optional.empty();
                }
                levels.add(level(hierarchy.get(levels.size()), child));
            }
        }
        return levels.size() == hierarchy.size() || !type.proxyInterfaces().isEmpty()
                ? Optional.of(new StreamNode.Instance(object, type, List.copyOf(levels)))
                : Optional.empty();
    }

    private List<ClassDescriptor> hierarchy(ClassDescriptor type) {
        List<ClassDescriptor> classes = new ArrayList<>();
        Set<Long> met = new HashSet<>();
        Optional<ClassDescriptor> next = Optional.of(type);
        while (next.isPresent() && met.add(next.get().offset())) {
            classes.add(next.get());
            next = above(next.get());
        }
        return classes;
    }

    private Level level(ClassDescriptor type, Field data) {
        List<Field> fields = new ArrayList<>();
        List<Field> written = new ArrayList<>();
        for (Field child : tree.slotChildren(data)) {
            if (child.shape().production().equals("objectAnnotation")) {
                eachIn(child, written::add);
            } else if (child.role() != Role.UNPARSED) {
                fields.add(child);
            }
        }
        boolean isWhole = fields.size() == type.fields().size();
        return new Level(type, isWhole ? fields : beforeTheCut(fields), written);
    }

    /** Of the fields of a stream that is cut, those before the object that the cut is in. */
    private static List<Field> beforeTheCut(List<Field> fields) {
        return fields.isEmpty() || fields.getLast().shape().isLeaf() ? fields : fields.subList(0, fields.size() - 1);
    }

    /** Passes on the contents of an annotation, without the token that ends them. */
    private void eachIn(Field annotation, Consumer<Field> to) {
        long count = tree.childCount(annotation);
        for (long from = 0; from < count; from += PAGE) {
            for (Field each : tree.children(annotation, from, PAGE)) {
                if (!each.shape().has(ShapeMark.LAST)) {
                    to.accept(each);
                }
            }
        }
    }

    /** The objects among the elements of an array of objects. */
    ChildFields elements(StreamNode.ArrayOf array) {
        return ChildFields.behindSlots(tree, array.field());
    }
}
