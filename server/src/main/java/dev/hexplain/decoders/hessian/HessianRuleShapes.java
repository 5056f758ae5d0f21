package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The shapes of the grammar's rules. */
final class HessianRuleShapes {
    private static final String UNTYPED = "";

    private final HessianVersion dialect;
    private final HessianShapes shapes;
    private final HessianEnvelopeShapes envelopes;

    HessianRuleShapes(HessianVersion dialect, HessianShapes shapes) {
        this.dialect = dialect;
        this.shapes = shapes;
        this.envelopes = new HessianEnvelopeShapes(dialect, shapes);
    }

    Shape fixed(HessianRule rule) {
        return switch (rule) {
            case CONTENTS ->
                Shape.group("contents", dialect.title())
                        .production("top")
                        .tail(new Tail.Rows("value"))
                        .build();
            case MESSAGE ->
                Shape.group("message", dialect.title() + " message")
                        .production("top")
                        .slots(Slot.of(VERSION))
                        .build();
            case CALL -> call();
            case REPLY -> tagged("reply", "reply").build();
            case MESSAGES ->
                Shape.group("messages", dialect.title() + " messages")
                        .production("top")
                        .tail(new Tail.Rows("message"))
                        .build();
            case CALL_1 -> versioned("call");
            case REPLY_1 -> versioned("reply");
            case ARGUMENTS ->
                Shape.group("arguments", "arguments")
                        .tail(new Tail.Rows("argument"))
                        .build();
            case FAULT ->
                tagged("fault", "fault")
                        .doc("The call failed: code, message and detail follow.")
                        .build();
            case DEFINING ->
                Shape.group("value", "value with class definitions")
                        .doc("A value whose classes are defined just before it.")
                        .build();
            case CLASSDEF ->
                tagged("classDef", "class definition")
                        .role(Role.TYPE)
                        .production("class-def")
                        .doc("The name of a class and of its fields; objects of it refer here by number.")
                        .build();
            case FIELDS ->
                Shape.group("fields", "field names")
                        .role(Role.NAME)
                        .slots(shapes.slot("length", HessianPart.LENGTH))
                        .tail(new Tail.Rows("name"))
                        .build();
            case ELEMENTS -> elements(tailOf(rule));
            case ENTRY_COMPLEX ->
                Shape.group("entry", "entry")
                        .production("entry")
                        .slots(Slot.row("key"))
                        .build();
            case REMOTE ->
                tagged("value", "remote object")
                        .production("remote")
                        .slots(
                                Slot.of(tag()),
                                shapes.slot("type", HessianPart.TYPE),
                                shapes.slot("url", HessianPart.VALUE))
                        .build();
            case END ->
                Shape.leaf("end", ValueType.U1, Role.LENGTH)
                        .symbols(dialect.tags())
                        .doc("Where it ends.")
                        .build();
            case CLASS_NAME ->
                Shape.group("type", "string")
                        .role(Role.TYPE)
                        .production("string")
                        .slots(shapes.slot("length", HessianPart.LENGTH))
                        .build();
            case SIMPLE_MESSAGE -> versioned("message");
            case SIMPLE_VALUES ->
                Shape.group("values", "values").tail(new Tail.Rows("value")).build();
            case ENVELOPE, ENVELOPE_CHUNK, HEADERS, FOOTERS -> envelopes.fixed(rule);
            case PACKETS, STREAMED, STREAMED_LONG, PACKET_1, PACKET_2, PACKET_P, PACKET_PIECE -> envelopes.fixed(rule);
            case OBJECT, ENTRY, ENTRY_OPEN, ENTRY_WIDE, HEADER -> entry(rule, "");
            default -> typed(rule, UNTYPED, tailOf(rule));
        };
    }

    static Shape elements(Tail tail) {
        return Shape.group("elements", "elements")
                .production("array")
                .tail(tail)
                .build();
    }

    private static final Shape VERSION = Shape.group("version", "version")
            .role(Role.HEADER)
            .slots(
                    Slot.of(Shape.leaf("magic", ValueType.U1, Role.MAGIC)
                            .doc("The letter H.")
                            .build()),
                    Slot.of(Shape.leaf("major", ValueType.U1, Role.HEADER).build()),
                    Slot.of(Shape.leaf("minor", ValueType.U1, Role.HEADER).build()))
            .build();

    private Shape tag() {
        return Shape.leaf("tag", ValueType.U1, Role.TYPE)
                .symbols(dialect.tags())
                .build();
    }

    private Shape.Builder tagged(String name, String typeName) {
        return Shape.group(name, typeName).production(name).slots(Slot.of(tag()));
    }

    private Shape versioned(String production) {
        return tagged(production, production)
                .slots(
                        Slot.of(tag()),
                        Slot.of(Shape.leaf("major", ValueType.U1, Role.HEADER).build()),
                        Slot.of(Shape.leaf("minor", ValueType.U1, Role.HEADER).build()))
                .build();
    }

    private Shape call() {
        return Shape.group("call", "call")
                .production("call")
                .slots(
                        Slot.of(tag()),
                        shapes.slot("method", HessianPart.NAME),
                        shapes.slot("length", HessianPart.LENGTH))
                .tail(new Tail.Rows("argument"))
                .build();
    }

    /** A list or a map of a type; the type name is empty for an untyped one. */
    Shape typed(HessianRule rule, String type, Tail tail) {
        boolean list = rule != HessianRule.MAP && rule != HessianRule.MAP_TYPE;
        Shape.Builder shape = (type.isEmpty()
                        ? Shape.group("value", list ? "list" : "map")
                        : Shape.group("value", new JavaClassKind(type)))
                .production(list ? "list" : "map")
                .mark(ShapeMark.DEFINES_HANDLE);
        Shape.Builder filled = switch (rule) {
            case LIST, ENDED_LIST, MAP -> shape.slots(Slot.of(tag()));
            case LIST_LENGTH, ENDED_LIST_LENGTH ->
                shape.slots(Slot.of(tag()), shapes.slot("length", HessianPart.LENGTH));
            case LIST_TYPE, ENDED_LIST_TYPE, MAP_TYPE ->
                shape.slots(Slot.of(tag()), shapes.slot("type", HessianPart.TYPE));
            case LIST_TYPE_LENGTH, ENDED_LIST_TYPE_LENGTH ->
                shape.slots(
                        Slot.of(tag()),
                        shapes.slot("type", HessianPart.TYPE),
                        shapes.slot("length", HessianPart.LENGTH));
            default -> throw new IllegalArgumentException(rule + " has no type");
        };
        return filled.tail(tail).build();
    }

    /** The tail of a list, a map or elements, all in rows. */
    static Tail tailOf(HessianRule rule) {
        return switch (rule) {
            case LIST, LIST_LENGTH, LIST_TYPE, LIST_TYPE_LENGTH, ELEMENTS -> new Tail.Rows("");
            default -> new Tail.OwnRows();
        };
    }

    /** An entry of a map, or a header, named by the text of its key. */
    Shape entry(HessianRule rule, String key) {
        Shape.Builder shape = Shape.group(ContainerPreviews.name(key), "entry")
                .production("entry")
                .logical(rule == HessianRule.HEADER ? "" : ContainerPreviews.name(key));
        Shape.Builder filled = switch (rule) {
            case ENTRY -> shape.slots(shapes.slot("key", HessianPart.KEY), shapes.slot("value", HessianPart.VALUE));
            case ENTRY_OPEN -> shape.slots(shapes.slot("key", HessianPart.KEY));
            case HEADER -> shape.slots(shapes.slot("name", HessianPart.NAME));
            default -> shape.slots(Slot.row("key"));
        };
        return filled.build();
    }

    /**
     * An entry without rows.
     *
     * @param key that it is named by; null for none
     * @param both the shapes of key and value
     */
    static Shape plainEntry(@Nullable String key, List<Shape> both) {
        String name = key == null ? "entry" : ContainerPreviews.name(key);
        return Shape.group(name, "entry")
                .production("entry")
                .logical(key == null ? "" : name)
                .slots(Slot.of("key", both.getFirst()), Slot.of("value", both.getLast()))
                .build();
    }

    /** What precedes the values of an object: its tag contains the class number, or the number follows it. */
    List<Slot> objectHead(boolean separate) {
        return separate
                ? List.of(Slot.of(tag()), shapes.slot("class", HessianPart.REFERENCE))
                : List.of(Slot.of(tag()));
    }

    Shape object(String className, List<Slot> slots) {
        return Shape.group("value", new JavaClassKind(className))
                .production("object")
                .mark(ShapeMark.DEFINES_HANDLE)
                .slots(slots)
                .build();
    }

    /** The offset of the first value of an object. */
    static long fieldsOf(MemorySegment bytes, long object) {
        long after = object + 1;
        int tag = Hessian2Scalars.u1(bytes, object);
        return tag == 'O' || tag == 'o' ? after + Hessian2Scalars.sizeOfInt(bytes, after) : after;
    }

    static Shape chunks(HessianPart part, String production) {
        return Shape.group(part.field(), production)
                .role(part.role())
                .production(production)
                .doc("In pieces; only the last one is marked as such.")
                .tail(new Tail.Rows("chunk"))
                .build();
    }
}
