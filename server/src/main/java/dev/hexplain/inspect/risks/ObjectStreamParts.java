package dev.hexplain.inspect.risks;

import dev.hexplain.classes.verdict.StreamedObjects;
import dev.hexplain.decode.Decoder;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.tree.ShapeMark;
import java.io.ObjectStreamConstants;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What classes wrote of the objects of a stream, as {@code ObjectInputStream} would read it; looked at when first asked. */
public final class ObjectStreamParts implements StreamedObjects {
    private static final int MOST_OBJECTS = 50_000;
    private static final int MOST_KINDS = 1_000;
    private static final int MOST_TOKENS = 64;
    private static final int MOST_BYTES = 1_024;
    private static final int OBJECTS_BETWEEN_LOOKS = 256;

    private final FieldTree tree;
    private final StreamClasses classes;
    private final LocalReplacements replacements;
    private final Map<String, Set<Part>> byClass = new HashMap<>();
    private boolean isRead;
    private boolean all = true;

    public ObjectStreamParts(FieldTree tree, Decoder decoder) {
        this.tree = tree;
        this.classes = new StreamClasses(tree, decoder);
        this.replacements = new LocalReplacements(tree, classes);
    }

    @Override
    public Parts of(String className) {
        if (!isRead) {
            isRead = true;
            read();
        }
        Set<Part> found = byClass.getOrDefault(className, Set.of());
        return new Parts(List.copyOf(found), all && found.size() < MOST_KINDS);
    }

    /** Objects in others end before these. */
    private void read() {
        List<Field> objects = new ArrayList<>();
        Handles handles = tree.handles();
        for (int ordinal = 0; ordinal < handles.count() && all; ordinal++) {
            if (tree.source().u1(handles.definitionOffset(ordinal)) == ObjectStreamConstants.TC_OBJECT) {
                handles.get(ordinal).flatMap(handles::definition).ifPresent(objects::add);
                all = objects.size() < MOST_OBJECTS;
            }
        }
        objects.sort(Comparator.comparingLong(Field::end)
                .thenComparing(Comparator.comparingLong(Field::offset).reversed()));
        for (int i = 0; i < objects.size(); i++) {
            if (i % OBJECTS_BETWEEN_LOOKS == 0) {
                RequestDeadline.requireAsked();
            }
            read(objects.get(i));
        }
    }

    private void read(Field object) {
        List<StreamClass> lineage = new ArrayList<>();
        Optional<StreamClass> next = Optional.of(classes.of(object));
        while (next.isPresent()) {
            lineage.addFirst(next.get());
            next = next.get().superClass();
        }
        String own = lineage.getLast().name();
        int level = 0;
        for (Field child : tree.slotChildren(object)) {
            if (StreamPart.of(child) == StreamPart.LEVEL && level < lineage.size()) {
                Set<Part> kinds = byClass.computeIfAbsent(lineage.get(level++).name(), _ -> new LinkedHashSet<>());
                if (kinds.size() < MOST_KINDS) {
                    kinds.add(part(own, child));
                }
            }
        }
    }

    private Part part(String objectClass, Field level) {
        Map<String, Assigned> values = new HashMap<>();
        boolean hasFields = false;
        Written written = new Written(List.of(), true);
        for (Field child : tree.slotChildren(level)) {
            if (StreamPart.of(child) == StreamPart.ANNOTATION) {
                written = written(child);
            } else {
                hasFields = true;
                assigned(child).ifPresent(value -> values.put(child.name(), value));
            }
        }
        return new Part(objectClass, Map.copyOf(values), hasFields, written);
    }

    /** Empty for null, and for values of primitive types. */
    private Optional<Assigned> assigned(Field holder) {
        Field value = tree.handles()
                .referredToBy(holder)
                .map(handle -> tree.handles().definition(handle).orElse(holder))
                .orElse(holder);
        StreamPart part = StreamPart.of(value);
        return switch (part) {
            case STRING, CLASS, ARRAY, ENUM ->
                Optional.of(new Assigned(classes.of(value).name(), true));
            case OBJECT -> Optional.of(object(value));
            case REFERENCE, DESCRIPTOR -> Optional.of(new Assigned("", false));
            default -> Optional.empty();
        };
    }

    /** Of a family of classes, and of those that are made at run time, the name is not known. */
    private Assigned object(Field value) {
        StreamClass type = classes.of(value);
        if (!replacements.replaces(type.name())) {
            return new Assigned(type.isProxy() ? "" : type.name(), false);
        }
        String replaced = replacements.of(type.name(), value);
        boolean isExact = !replaced.endsWith("*") && !replaced.contains(LocalReplacements.LAMBDA);
        return new Assigned(isExact ? replaced : "", isExact && !replaced.isEmpty());
    }

    private Written written(Field annotation) {
        List<Token> tokens = new ArrayList<>();
        ByteBuffer data = ByteBuffer.allocate(0);
        for (Field each : tree.children(annotation, 0, MOST_TOKENS)) {
            if (StreamPart.of(each) == StreamPart.BLOCK) {
                data = joined(data, each);
                if (data.remaining() >= MOST_BYTES) {
                    break;
                }
                continue;
            }
            add(tokens, data);
            data = ByteBuffer.allocate(0);
            if (each.shape().has(ShapeMark.LAST)) {
                return new Written(List.copyOf(tokens), true);
            }
            if (!StreamPart.of(each).isToken()) {
                return new Written(List.copyOf(tokens), false);
            }
            tokens.add(new Content());
        }
        add(tokens, data);
        return new Written(List.copyOf(tokens), false);
    }

    private static void add(List<Token> to, ByteBuffer data) {
        if (data.hasRemaining()) {
            to.add(new Data(data));
        }
    }

    private ByteBuffer joined(ByteBuffer before, Field block) {
        long start = LocalData.start(tree, block);
        int more = (int) Math.clamp(block.end() - start, 0L, (long) MOST_BYTES);
        return ByteBuffer.allocate(before.remaining() + more)
                .put(before.duplicate())
                .put(tree.source().copy(start, more))
                .flip();
    }
}
