package dev.hexplain.inspect.risks;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.inspect.risks.FilterCheck.Cause;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Walk;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;

/**
 * Goes through the tree of a stream in the order in which {@code ObjectInputStream} reads the stream, and counts as it
 * counts: each token that {@code readObject} reads adds one to the references and to the depth, a string, null or back
 * reference too, and so does the super class of each descriptor. What reads the stream is taken to have the classes that
 * the stream names, and those of the JDK as JDK 25 has them.
 */
final class ObjectStreamWalk {
    /** Classes whose annotation is keys and values in turn. */
    private static final Set<String> MAPS = Set.of(
            "java.util.HashMap",
            "java.util.Hashtable",
            "java.util.TreeMap",
            "java.util.EnumMap",
            "java.util.IdentityHashMap",
            "java.util.concurrent.ConcurrentHashMap",
            "java.util.concurrent.ConcurrentSkipListMap",
            "org.apache.commons.collections.map.LazyMap");

    private static final String ELEMENT = "element";
    /** How often it is asked whether the answer is still wanted. */
    private static final int FIELDS_BETWEEN_LOOKS = 4096;

    /** As JDK 16 and later name the class of a proxy whose interfaces are public. */
    private static final String PROXY_NAME = "jdk.proxy1.$Proxy0";

    private final FieldTree tree;
    private final ObjectStreamVisitor visitor;
    private final StreamClasses classes;
    private final LocalReplacements replacements;
    private final LocalSuperClasses superClasses = new LocalSuperClasses();
    private final Walk walk;
    private final OpenParts open = new OpenParts();
    private final Deque<Ending> endings = new ArrayDeque<>();
    private long start;
    private long references;
    private long depth;
    private long deepest;
    /** The value that began last: its class is known two fields later. */
    private long valueOffset;

    private long valueLength;

    /** Something to be done when the field open at a depth of the tree has been passed. */
    private record Ending(int at, Runnable then) {}

    ObjectStreamWalk(FieldTree tree, Decoder decoder, ObjectStreamVisitor visitor) {
        this.tree = tree;
        this.visitor = visitor;
        this.classes = new StreamClasses(tree, decoder);
        this.replacements = new LocalReplacements(tree, classes);
        this.walk = new Walk(tree);
    }

    /** The references counted in all; the last ones may come after the last check. */
    long references() {
        return references;
    }

    /** The greatest depth counted. */
    long deepest() {
        return deepest;
    }

    void run() {
        for (long fields = 0; walk.next(); fields++) {
            if (fields % FIELDS_BETWEEN_LOOKS == 0) {
                RequestDeadline.requireAsked();
            }
            leave(walk.depth());
            enter(walk.field(), walk.depth());
        }
        leave(0);
    }

    /** The path of the field that the walk is at. */
    String path() {
        return walk.path();
    }

    private void leave(int to) {
        while (open.depth() > to) {
            Ending last = endings.peekLast();
            while (last != null && last.at == open.depth() - 1) {
                endings.removeLast().then.run();
                last = endings.peekLast();
            }
            if (open.pop()) {
                depth--;
            }
        }
    }

    private void enter(Field field, int at) {
        StreamPart part = StreamPart.of(field);
        open.push(part);
        if (part == StreamPart.STREAM) {
            start = field.offset();
            references = 0;
        }
        StreamPart around = open.part(at - 1);
        boolean descriptorOfValue = around.isDescribed() && field.name().equals(ShapeMark.CLASS_OF_INSTANCE);
        if (part.isToken() && !descriptorOfValue && isRead(around, field)) {
            token(around, field, at);
        }
        if (descriptorOfValue) {
            known(classes.describedBy(field), at - 1);
        }
        entered(part, field, at);
    }

    /** Whether {@code readObject} reads it, or it is the super class of a descriptor, which counts likewise. */
    private static boolean isRead(StreamPart around, Field field) {
        return switch (around) {
            case DECLARED_FIELD, ENUM -> false;
            case DESCRIPTOR -> field.name().equals("superClassDesc");
            default -> true;
        };
    }

    private void token(StreamPart around, Field field, int at) {
        int number = open.token();
        references++;
        deepest = Math.max(deepest, ++depth);
        open.role(
                at,
                switch (around) {
                    case LEVEL -> field.name();
                    case ANNOTATION -> !MAPS.contains(open.level(at - 1)) ? ELEMENT : number % 2 == 0 ? "key" : "value";
                    default -> ELEMENT;
                });
    }

    private void entered(StreamPart part, Field field, int at) {
        switch (part) {
            case OBJECT, ARRAY, ENUM, CLASS -> {
                valueOffset = field.offset();
                valueLength = field.length();
            }
            case STRING -> string(field, at);
            case REFERENCE -> reference(field, at);
            case DESCRIPTOR -> {
                StreamClass described = classes.describedBy(field);
                open.type(at, described);
                visitor.descriptor(described);
                endings.addLast(new Ending(at, () -> superClasses(described, field.end())));
            }
            case LEVEL -> level(field, at);
            case ANNOTATION -> annotation(field, at);
            case BLOCK -> {
                visitor.block(open.level(at - 1), field);
                visitor.text(field);
                walk.skipChildren();
            }
            case OTHER -> other(field, at);
            default -> {}
        }
    }

    private void string(Field field, int at) {
        if (!open.role(at).isEmpty()) {
            visitor.instance(StreamClass.STRING, field.offset(), field.length(), open.around(at - 1));
            hold(StreamClass.STRING, field.offset(), field.length(), field.offset(), at);
            visitor.text(field);
        }
        walk.skipChildren();
    }

    private void reference(Field field, int at) {
        check(Cause.REFERENCE, "", -1, field.end(), field.offset());
        if (!open.role(at).isEmpty() && visitor.follows(owner(at))) {
            tree.handles()
                    .referredToBy(field)
                    .filter(Handles.Handle::isDefined)
                    .flatMap(tree.handles()::definition)
                    .ifPresent(target -> hold(classes.of(target), field.offset(), field.length(), target.offset(), at));
        }
        walk.skipChildren();
    }

    /** The class of the value open at a depth is known. */
    private void known(StreamClass type, int at) {
        boolean isClass = open.part(at) == StreamPart.CLASS;
        long offset = valueOffset;
        long end = valueOffset + valueLength;
        open.type(at, type);
        StreamClass known = isClass ? StreamClass.CLASS : type;
        visitor.instance(known, offset, valueLength, open.around(at - 1));
        hold(known, offset, valueLength, offset, at);
        if (open.part(at) == StreamPart.OBJECT && replacements.replaces(type.name())) {
            endings.addLast(new Ending(at, () -> replaced(type, offset, end)));
        }
    }

    private void hold(StreamClass type, long offset, long length, long target, int at) {
        String owner = owner(at);
        if (visitor.follows(owner)) {
            visitor.held(new HeldValue(owner, open.role(at), type, offset, length, target));
        }
    }

    /** The class that declares the field, or wrote the element, that the value at a depth is. */
    private String owner(int at) {
        return open.part(at - 1) == StreamPart.ARRAY ? open.type(at - 1).displayName() : open.level(at - 1);
    }

    private void replaced(StreamClass type, long offset, long end) {
        tree.startingAt(offset, ShapeMark.INSTANCE)
                .map(object -> replacements.of(type.name(), object))
                .filter(name -> !name.isEmpty())
                .ifPresent(name -> check(Cause.REPLACEMENT, name, -1, end, offset));
    }

    private void level(Field data, int at) {
        String level = JavaClassKind.nameOf(data);
        open.level(at, level);
        if (LocalReads.makesRoomByFields(level)) {
            long object = valueOffset;
            endings.addLast(new Ending(
                    at,
                    () -> room(
                            LocalReads.room(tree, level, StreamClass.UNKNOWN, data),
                            LocalReads.endOfFields(tree, data),
                            object)));
        }
    }

    /** Classes of the JDK make room when they have read their sizes, before they read what is to be in it. */
    private void annotation(Field field, int at) {
        String level = open.level(at - 1);
        open.level(at, level);
        if (LocalReads.makesRoom(level)) {
            long object = walk.around(2).orElse(field).offset();
            walk.around(1)
                    .map(data -> LocalReads.room(tree, level, open.around(at - 1), data))
                    .ifPresent(room -> room(room, LocalReads.endOfFirstBlock(tree, field), object));
        }
    }

    private void room(Optional<LocalReads.Room> room, long at, long object) {
        room.ifPresent(made -> check(Cause.ROOM, made.className(), made.length(), at, object));
    }

    private void other(Field field, int at) {
        StreamPart around = open.part(at - 1);
        if (around == StreamPart.DESCRIPTOR && field.name().equals("classAnnotation")) {
            descriptorRead(open.type(at - 1), field.offset());
        } else if (around == StreamPart.ARRAY && field.name().equals("size")) {
            array(open.type(at - 1), field);
        }
    }

    /** The filter is asked when the fields are read, before the annotation. */
    private void descriptorRead(StreamClass described, long at) {
        for (String name : described.proxyInterfaces()) {
            check(Cause.INTERFACE, name, -1, at, described.offset());
        }
        String name = described.isProxy() ? PROXY_NAME : described.name();
        check(described.isProxy() ? Cause.PROXY : Cause.DESCRIPTOR, name, -1, at, described.offset());
    }

    /** They are checked as if the stream had named them: one deeper. */
    private void superClasses(StreamClass described, long at) {
        depth++;
        for (String name : superClasses.unnamed(described)) {
            check(Cause.SUPER_CLASS, name, -1, at, described.offset());
        }
        depth--;
    }

    private void array(StreamClass type, Field size) {
        long length = tree.integer(size);
        check(Cause.ARRAY, type.name(), length, size.end(), valueOffset);
        if (type.name().length() == 2) {
            if (type.name().equals("[B")) {
                visitor.bytes(size.end(), length);
            }
            walk.skipSiblings(length);
        }
    }

    private void check(Cause cause, String name, long length, long at, long offset) {
        visitor.check(new FilterCheck(cause, name, length, depth, references, at - start, offset));
    }
}
