package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.decode.objects.JavaPrimitives;
import dev.hexplain.decoders.javaserialization.blocks.BlockForms;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.ValueType;
import java.util.List;

/**
 * The shapes of the grammar's rules (specification, section 6.4). Names of shapes are the grammar's own. Numbers are
 * those of the index; reordering needs a new decoder version.
 */
final class JavaStreamGrammarShapes {
    private static final JavaStreamNumberedShapes NUMBERED = new JavaStreamNumberedShapes();

    // -- terminals

    private static final Shape NULL_REFERENCE = Shape.leaf("nullReference", ValueType.U1, Role.REFERENCE)
            .typeName("null")
            .production("nullReference")
            .symbols(JavaSerialization.FORMAT.symbols("tc"))
            .build();
    private static final Shape HANDLE = Shape.leaf("handle", ValueType.S4_BE, Role.REFERENCE)
            .mark(ShapeMark.REFERS_TO_HANDLE)
            .doc("The number of something written before; counting starts at 0x7E0000 with each stream and reset.")
            .build();
    static final Shape PREV_OBJECT = Shape.group("prevObject", "reference")
            .role(Role.REFERENCE)
            .production("prevObject")
            .mark(ShapeMark.REFERS_TO_HANDLE)
            .doc("Stands for something that was written before.")
            .slots(Slot.of(JavaStreamCommonShapes.token("tc", Role.REFERENCE)), Slot.of(HANDLE))
            .build();
    static final Shape UTF_NAME = JavaStreamCommonShapes.utf("fieldName", Role.NAME, "The field's name.");
    static final Shape UTF_CLASS_NAME =
            JavaStreamCommonShapes.utf("className", Role.TYPE, "The name of the class, as Class.getName() gives it.");

    // -- strings

    private static final Shape NEW_STRING =
            JavaStreamCommonShapes.string("newString", "java.lang.String", ValueType.U2_BE, Role.VALUE);
    private static final Shape NEW_LONG_STRING =
            JavaStreamCommonShapes.string("newLongString", "java.lang.String", ValueType.S8_BE, Role.VALUE);
    private static final Shape TYPE_STRING =
            JavaStreamCommonShapes.string("newString", "java.lang.String", ValueType.U2_BE, Role.TYPE);
    private static final Shape TYPE_LONG_STRING =
            JavaStreamCommonShapes.string("newLongString", "java.lang.String", ValueType.S8_BE, Role.TYPE);

    /** The alternatives in a slot where the grammar has {@code object}. */
    static final Extent.Variants VALUES = tag -> switch (tag) {
        case JavaStreamTerminals.NULL -> NULL_REFERENCE;
        case JavaStreamTerminals.REFERENCE -> PREV_OBJECT;
        case JavaStreamTerminals.STRING -> NEW_STRING;
        case JavaStreamTerminals.LONGSTRING -> NEW_LONG_STRING;
        default -> Shapes.unparsed();
    };
    /** The alternatives in a slot for the type of a field. */
    static final Extent.Variants TYPE_NAMES = tag -> switch (tag) {
        case JavaStreamTerminals.STRING -> TYPE_STRING;
        case JavaStreamTerminals.LONGSTRING -> TYPE_LONG_STRING;
        default -> VALUES.shape(tag);
    };

    // -- streams

    private static final Shape MAGIC = Shape.leaf("magic", ValueType.U2_BE, Role.MAGIC)
            .symbols(new Enumeration(
                    "stream_magic",
                    false,
                    java.util.Map.of(
                            (long) JavaStreamTerminals.STREAM_MAGIC, new Enumeration.Symbol("STREAM_MAGIC", ""))))
            .doc("The first two bytes of every stream.")
            .build();
    private static final Shape VERSION = Shape.leaf("version", ValueType.U2_BE, Role.HEADER)
            .symbols(JavaSerialization.FORMAT.symbols("stream_version"))
            .doc("Protocol versions 1 and 2 both say 5 here.")
            .build();
    static final int STREAM = NUMBERED.add(Shape.group("stream", "java serialization stream")
            .production("stream")
            .doc(JavaSerialization.FORMAT::doc)
            .slots(Slot.of(MAGIC), Slot.of(VERSION))
            .tail(new Tail.Rows("contents"))
            .build());
    static final int CONTENTS = NUMBERED.add(Shape.group("contents", "stream contents without a header")
            .production("contents")
            .doc("Contents of a stream whose header is elsewhere.")
            .tail(new Tail.Rows("contents"))
            .build());
    static final int DUMP =
            NUMBERED.add(Shape.group("dump", "bytes with a stream in them").build());

    // -- values that are rows

    static final int NULL = NUMBERED.add(NULL_REFERENCE);
    static final int REFERENCE = NUMBERED.add(PREV_OBJECT);
    static final int STRING = NUMBERED.add(NEW_STRING);
    static final int LONGSTRING = NUMBERED.add(NEW_LONG_STRING);
    /** An object of which only the descriptor is known; later replaced by a shape reference. */
    static final int OBJECT = NUMBERED.add(JavaStreamCommonShapes.composite("newObject", "object", ShapeMark.INSTANCE)
            .slots(Slot.of(JavaStreamCommonShapes.TOKEN), classDesc("classDesc"))
            .build());

    static final int ARRAY =
            NUMBERED.add(arrayOf("array").tail(new Tail.Rows("")).build());
    private static final int[] PRIMITIVE_ARRAYS = addPrimitiveArrays();
    static final int ENUM = NUMBERED.add(JavaStreamCommonShapes.composite("newEnum", "enum", ShapeMark.INSTANCE)
            .slots(
                    Slot.of(JavaStreamCommonShapes.TOKEN),
                    classDesc("classDesc"),
                    Slot.tagged("enumConstantName", VALUES))
            .build());
    static final int CLASS = NUMBERED.add(JavaStreamCommonShapes.composite("newClass", "java.lang.Class")
            .slots(Slot.of(JavaStreamCommonShapes.TOKEN), classDesc("classDesc"))
            .build());
    static final int EXCEPTION = NUMBERED.add(Shape.group("exception", "exception")
            .production("exception")
            .doc("Writing failed here: what was begun is incomplete. Handles are reset before the throwable and after.")
            .slots(Slot.of(JavaStreamCommonShapes.TOKEN), Slot.tagged("throwable", VALUES))
            .build());
    static final int RESET = NUMBERED.add(JavaStreamCommonShapes.token("reset", Role.HEADER));

    // -- class descriptors

    /** The fields of a descriptor that breaks off among them. */
    static final int BROKEN_FIELDS =
            NUMBERED.add(JavaStreamCommonShapes.fields().tail(new Tail.Rows("")).build());

    static final int PRIMITIVE_DESC = NUMBERED.add(Shape.group("primitiveDesc", "primitive field")
            .role(Role.TYPE)
            .production("primitiveDesc")
            .slots(Slot.of(JavaStreamCommonShapes.typecode("prim_typecode")), Slot.of(UTF_NAME))
            .build());
    static final int OBJECT_DESC = NUMBERED.add(Shape.group("objectDesc", "reference field")
            .role(Role.TYPE)
            .production("objectDesc")
            .slots(
                    Slot.of(JavaStreamCommonShapes.typecode("obj_typecode")),
                    Slot.of(UTF_NAME),
                    Slot.tagged("className1", TYPE_NAMES))
            .build());
    private static final Extent.Variants FIELD_DESCS =
            tag -> JavaStreamTerminals.isReference(tag) ? NUMBERED.get(OBJECT_DESC) : NUMBERED.get(PRIMITIVE_DESC);
    private static final Shape WHOLE_FIELDS = JavaStreamCommonShapes.fields()
            .tail(new Tail.Counted("", FIELD_DESCS))
            .build();
    private static final Shape END_BLOCK_DATA = Shape.leaf("endBlockData", ValueType.U1, Role.HEADER)
            .symbols(JavaSerialization.FORMAT.symbols("tc"))
            .mark(ShapeMark.LAST)
            .mark(ShapeMark.SYNTAX)
            .build();
    private static final Shape EMPTY_CLASS_ANNOTATION = JavaStreamCommonShapes.annotation(
                    "classAnnotation", "What annotateClass wrote: nothing.")
            .slots(Slot.of(END_BLOCK_DATA))
            .build();
    static final int CLASSDESC = NUMBERED.add(JavaStreamCommonShapes.composite(
                    "newClassDesc", "class descriptor", ShapeMark.CLASS_DESCRIPTOR)
            .role(Role.TYPE)
            .slots(
                    Slot.of(JavaStreamCommonShapes.TOKEN),
                    Slot.of(UTF_CLASS_NAME),
                    Slot.of(Shape.leaf("serialVersionUID", ValueType.S8_BE, Role.TYPE)
                            .doc("The version of the class that wrote the stream.")
                            .build()),
                    Slot.of(Shape.leaf("classDescFlags", ValueType.U1, Role.TYPE)
                            .symbols(JavaSerialization.FORMAT.symbols("sc"))
                            .doc("How the class writes its data.")
                            .build()),
                    Slot.tagged("fields", tag -> WHOLE_FIELDS),
                    Slot.tagged("classAnnotation", tag -> EMPTY_CLASS_ANNOTATION),
                    classDesc("superClassDesc"))
            .build());
    static final int PROXY_NAMES = NUMBERED.add(Shape.group("proxyInterfaceNames", "interface names")
            .slots(Slot.of(Shape.leaf("count", ValueType.S4_BE, Role.LENGTH).build()))
            .tail(new Tail.Rows(""))
            .build());
    static final int PROXY_NAME =
            NUMBERED.add(JavaStreamCommonShapes.utf("proxyInterfaceName", Role.TYPE, "The name of an interface."));
    static final int PROXYCLASSDESC = NUMBERED.add(
            JavaStreamCommonShapes.composite("newProxyClassDesc", "proxy class descriptor", ShapeMark.CLASS_DESCRIPTOR)
                    .role(Role.TYPE)
                    .slots(
                            Slot.of(JavaStreamCommonShapes.TOKEN),
                            Slot.row("proxyInterfaceNames"),
                            Slot.tagged("classAnnotation", tag -> EMPTY_CLASS_ANNOTATION),
                            classDesc("superClassDesc"))
                    .build());

    // -- annotations

    static final int END = NUMBERED.add(END_BLOCK_DATA);
    static final int CLASS_ANNOTATION = NUMBERED.add(JavaStreamCommonShapes.annotation(
                    "classAnnotation", "What annotateClass wrote; RMI puts the class's codebase here.")
            .tail(new Tail.Rows(""))
            .build());
    /** An empty annotation, which needs no row. */
    static final Shape EMPTY_OBJECT_ANNOTATION = JavaStreamCommonShapes.annotation(
                    "objectAnnotation", "What writeObject wrote: nothing.")
            .slots(Slot.of(END_BLOCK_DATA))
            .build();

    static final int EXTERNAL_CONTENTS = NUMBERED.add(Shape.group("externalContents", "external contents")
            .production("externalContents")
            .doc("What writeExternal wrote under protocol version 1: without blocks, its end cannot be known.")
            .build());
    static final int BLOCKDATA = NUMBERED.add(JavaStreamCommonShapes.blockData("blockdatashort", ValueType.U1));
    static final int BLOCKDATALONG = NUMBERED.add(JavaStreamCommonShapes.blockData("blockdatalong", ValueType.S4_BE));
    /** The rest of a block that does not fit the class list. */
    static final int OPAQUE = NUMBERED.add(JavaStreamCommonShapes.OPAQUE);
    /** Blocks with known content, by its layout: short ones, and long ones. */
    private static final int KNOWN_BLOCKS = NUMBERED.addLater(
            BlockForms.layouts(),
            layout -> JavaStreamCommonShapes.blockData("blockdatashort", ValueType.U1, BlockForms.layout(layout)));

    private static final int KNOWN_LONG_BLOCKS = NUMBERED.addLater(
            BlockForms.layouts(),
            layout -> JavaStreamCommonShapes.blockData("blockdatalong", ValueType.S4_BE, BlockForms.layout(layout)));

    // -- what is left of a stream that was written as text

    static final int DAMAGED_STREAM = NUMBERED.add(JavaStreamDamagedShapes.STREAM);
    static final int DAMAGED_CLASS = NUMBERED.add(JavaStreamDamagedShapes.CLASS);
    static final int DAMAGED_UID = NUMBERED.add(JavaStreamDamagedShapes.UID);
    static final int DAMAGED_FIELDS = NUMBERED.add(JavaStreamDamagedShapes.FIELDS);
    static final int DAMAGED_FIELD = NUMBERED.add(JavaStreamDamagedShapes.FIELD);

    private JavaStreamGrammarShapes() {}

    /** The number of shapes. */
    static int count() {
        return NUMBERED.count();
    }

    static Shape shape(int number) {
        return NUMBERED.get(number);
    }

    /** The number of a shape with only the first slots of another: for a field that breaks off. */
    static int prefix(int number, int slots) {
        return NUMBERED.prefix(number, slots);
    }

    /** The shape of a block with this tag whose content has a layout ({@link BlockForms}). */
    static int knownBlock(int tag, int layout) {
        return (tag == JavaStreamTerminals.BLOCKDATA ? KNOWN_BLOCKS : KNOWN_LONG_BLOCKS) + layout;
    }

    static int primitiveArray(int typecode) {
        return PRIMITIVE_ARRAYS[JavaPrimitives.TYPECODES.indexOf(typecode)];
    }

    private static int[] addPrimitiveArrays() {
        int[] numbers = new int[JavaPrimitives.TYPECODES.length()];
        for (int i = 0; i < numbers.length; i++) {
            char typecode = JavaPrimitives.TYPECODES.charAt(i);
            numbers[i] = NUMBERED.add(arrayOf(JavaPrimitives.name(typecode) + "[]")
                    .tail(new Tail.Repeat("", JavaPrimitives.field("", typecode)))
                    .build());
        }
        return numbers;
    }

    private static Shape.Builder arrayOf(String typeName) {
        return JavaStreamCommonShapes.composite("newArray", typeName, ShapeMark.INSTANCE)
                .kind(new JavaClassKind(typeName))
                .slots(arraySlots());
    }

    static List<Slot> arraySlots() {
        return List.of(
                Slot.of(JavaStreamCommonShapes.TOKEN),
                classDesc("classDesc"),
                Slot.of(Shape.leaf("size", ValueType.S4_BE, Role.LENGTH)
                        .doc("Number of elements.")
                        .build()));
    }

    /** A class descriptor: new, a back reference, or null. */
    static Slot classDesc(String name) {
        return Slot.tagged(name, VALUES);
    }
}
