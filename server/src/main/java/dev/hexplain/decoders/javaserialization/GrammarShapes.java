package dev.hexplain.decoders.javaserialization;

import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Mark;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * The shapes that the grammar fixes, one for each of its rules (specification, section 6.4). Names of shapes are the
 * grammar's own. Numbers are those of the index; a change of their order is a change of the decoder's version.
 */
final class GrammarShapes {
    private static final ValueType TEXT = new ValueType.Text(TextEncoding.MODIFIED_UTF_8);

    private static final List<Shape> NUMBERED = new ArrayList<>(List.of(Shapes.gap(), Shapes.unparsed()));
    private static final List<int[]> PREFIXES = new ArrayList<>(List.of(new int[0], new int[0]));

    // -- terminals

    static final Shape TOKEN = token("tc", Role.TYPE);
    private static final Shape NULL_REFERENCE = Shape.leaf("nullReference", ValueType.U1, Role.REFERENCE)
            .typeName("null")
            .production("nullReference")
            .symbols(JavaSerialization.FORMAT.symbols("tc"))
            .build();
    private static final Shape HANDLE = Shape.leaf("handle", ValueType.S4_BE, Role.REFERENCE)
            .mark(Mark.REFERS_TO_HANDLE)
            .doc("The number of something written before; counting starts at 0x7E0000 with each stream and reset.")
            .build();
    static final Shape PREV_OBJECT = Shape.group("prevObject", "reference")
            .role(Role.REFERENCE)
            .production("prevObject")
            .mark(Mark.REFERS_TO_HANDLE)
            .doc("Stands for something that was written before.")
            .slots(Slot.of(token("tc", Role.REFERENCE)), Slot.of(HANDLE))
            .build();
    static final Shape UTF_NAME = utf("fieldName", Role.NAME, "The field's name.");
    static final Shape UTF_CLASS_NAME =
            utf("className", Role.TYPE, "The name of the class, as Class.getName() gives it.");

    // -- strings

    private static final Shape NEW_STRING = string("newString", "java.lang.String", ValueType.U2_BE, Role.VALUE);
    private static final Shape NEW_LONG_STRING =
            string("newLongString", "java.lang.String", ValueType.S8_BE, Role.VALUE);
    private static final Shape TYPE_STRING = string("newString", "java.lang.String", ValueType.U2_BE, Role.TYPE);
    private static final Shape TYPE_LONG_STRING =
            string("newLongString", "java.lang.String", ValueType.S8_BE, Role.TYPE);

    /** What may stand inline where the grammar says {@code object}. */
    static final Extent.Variants VALUES = tag -> switch (tag) {
        case Tc.NULL -> NULL_REFERENCE;
        case Tc.REFERENCE -> PREV_OBJECT;
        case Tc.STRING -> NEW_STRING;
        case Tc.LONGSTRING -> NEW_LONG_STRING;
        default -> Shapes.unparsed();
    };
    /** What may stand inline as the type of a field. */
    static final Extent.Variants TYPE_NAMES = tag -> switch (tag) {
        case Tc.STRING -> TYPE_STRING;
        case Tc.LONGSTRING -> TYPE_LONG_STRING;
        default -> VALUES.shape(tag);
    };

    // -- streams

    private static final Shape MAGIC = Shape.leaf("magic", ValueType.U2_BE, Role.MAGIC)
            .symbols(new Enumeration(
                    "stream_magic",
                    false,
                    java.util.Map.of((long) Tc.STREAM_MAGIC, new Enumeration.Symbol("STREAM_MAGIC", ""))))
            .doc("The first two bytes of every stream.")
            .build();
    private static final Shape VERSION = Shape.leaf("version", ValueType.U2_BE, Role.HEADER)
            .symbols(JavaSerialization.FORMAT.symbols("stream_version"))
            .doc("Protocol versions 1 and 2 both say 5 here.")
            .build();
    static final int STREAM = add(Shape.group("stream", "java serialization stream")
            .production("stream")
            .doc(JavaSerialization.FORMAT::doc)
            .slots(Slot.of(MAGIC), Slot.of(VERSION))
            .tail(new Tail.Rows("contents"))
            .build());
    static final int CONTENTS = add(Shape.group("contents", "stream contents without a header")
            .production("contents")
            .doc("Contents of a stream whose header is elsewhere.")
            .tail(new Tail.Rows("contents"))
            .build());
    static final int DUMP =
            add(Shape.group("dump", "bytes with a stream in them").build());

    // -- values that are rows

    static final int NULL = add(NULL_REFERENCE);
    static final int REFERENCE = add(PREV_OBJECT);
    static final int STRING = add(NEW_STRING);
    static final int LONGSTRING = add(NEW_LONG_STRING);
    /** An object of which nothing but the descriptor is known; a recipe takes its place. */
    static final int OBJECT = add(composite("newObject", "object", Mark.INSTANCE)
            .slots(Slot.of(TOKEN), classDesc("classDesc"))
            .build());

    static final int ARRAY = add(arrayOf("array").tail(new Tail.Rows("")).build());
    private static final int[] PRIMITIVE_ARRAYS = addPrimitiveArrays();
    static final int ENUM = add(composite("newEnum", "enum", Mark.INSTANCE)
            .slots(Slot.of(TOKEN), classDesc("classDesc"), Slot.tagged("enumConstantName", VALUES))
            .build());
    static final int CLASS = add(composite("newClass", "java.lang.Class")
            .slots(Slot.of(TOKEN), classDesc("classDesc"))
            .build());
    static final int EXCEPTION = add(Shape.group("exception", "exception")
            .production("exception")
            .doc("Writing failed here: what was begun is incomplete. Handles are reset before the throwable and after.")
            .slots(Slot.of(TOKEN), Slot.tagged("throwable", VALUES))
            .build());
    static final int RESET = add(token("reset", Role.HEADER));

    // -- class descriptors

    /** The fields of a descriptor that breaks off among them. */
    static final int BROKEN_FIELDS = add(fields().tail(new Tail.Rows("")).build());

    static final int PRIMITIVE_DESC = add(Shape.group("primitiveDesc", "primitive field")
            .role(Role.TYPE)
            .production("primitiveDesc")
            .slots(Slot.of(typecode("prim_typecode")), Slot.of(UTF_NAME))
            .build());
    static final int OBJECT_DESC = add(Shape.group("objectDesc", "reference field")
            .role(Role.TYPE)
            .production("objectDesc")
            .slots(Slot.of(typecode("obj_typecode")), Slot.of(UTF_NAME), Slot.tagged("className1", TYPE_NAMES))
            .build());
    private static final Shape WHOLE_FIELDS = fields().tail(new Tail.Counted(
                    "", tag -> Tc.isReference(tag) ? NUMBERED.get(OBJECT_DESC) : NUMBERED.get(PRIMITIVE_DESC)))
            .build();
    private static final Shape END_BLOCK_DATA = token("endBlockData", Role.HEADER);
    private static final Shape EMPTY_CLASS_ANNOTATION = annotation(
                    "classAnnotation", "What annotateClass wrote: nothing.")
            .slots(Slot.of(END_BLOCK_DATA))
            .build();
    static final int CLASSDESC = add(composite("newClassDesc", "class descriptor", Mark.CLASS_DESCRIPTOR)
            .role(Role.TYPE)
            .slots(
                    Slot.of(TOKEN),
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
    static final int PROXY_NAMES = add(Shape.group("proxyInterfaceNames", "interface names")
            .slots(Slot.of(Shape.leaf("count", ValueType.S4_BE, Role.LENGTH).build()))
            .tail(new Tail.Rows(""))
            .build());
    static final int PROXY_NAME = add(utf("proxyInterfaceName", Role.TYPE, "The name of an interface."));
    static final int PROXYCLASSDESC =
            add(composite("newProxyClassDesc", "proxy class descriptor", Mark.CLASS_DESCRIPTOR)
                    .role(Role.TYPE)
                    .slots(
                            Slot.of(TOKEN),
                            Slot.row("proxyInterfaceNames"),
                            Slot.tagged("classAnnotation", tag -> EMPTY_CLASS_ANNOTATION),
                            classDesc("superClassDesc"))
                    .build());

    // -- annotations

    static final int END = add(END_BLOCK_DATA);
    static final int CLASS_ANNOTATION =
            add(annotation("classAnnotation", "What annotateClass wrote; RMI puts the class's codebase here.")
                    .tail(new Tail.Rows(""))
                    .build());
    /** An annotation that a class left empty, where it needs no row. */
    static final Shape EMPTY_OBJECT_ANNOTATION = annotation("objectAnnotation", "What writeObject wrote: nothing.")
            .slots(Slot.of(END_BLOCK_DATA))
            .build();

    static final int OBJECT_ANNOTATION =
            add(annotation("objectAnnotation", "What writeObject or writeExternal wrote besides default field data.")
                    .tail(new Tail.Rows(""))
                    .build());
    static final int EXTERNAL_CONTENTS = add(Shape.group("externalContents", "external contents")
            .production("externalContents")
            .doc("What writeExternal wrote under protocol version 1: without blocks, its end cannot be known.")
            .build());
    static final int BLOCKDATA = add(blockData("blockdatashort", ValueType.U1));
    static final int BLOCKDATALONG = add(blockData("blockdatalong", ValueType.S4_BE));
    /** What is left of a block that does not fit what is said of its class. */
    static final int OPAQUE =
            add(Shape.leaf("data", ValueType.BYTES, Role.VALUE).build());

    private GrammarShapes() {}

    /** How many there are. */
    static int count() {
        return NUMBERED.size();
    }

    static Shape shape(int number) {
        return NUMBERED.get(number);
    }

    /** The number of a shape with only the first slots of another: for a field that breaks off. */
    static int prefix(int number, int slots) {
        int[] prefixes = PREFIXES.get(number);
        return slots < prefixes.length ? prefixes[slots] : number;
    }

    static int primitiveArray(int typecode) {
        return PRIMITIVE_ARRAYS[PRIMITIVES.indexOf(typecode)];
    }

    // -- primitive types, in the order of their typecodes

    static final String PRIMITIVES = "BCDFIJSZ";

    static ValueType primitive(int typecode) {
        return switch (typecode) {
            case 'B' -> ValueType.S1;
            case 'C' -> ValueType.CHAR_BE;
            case 'D' -> ValueType.F8_BE;
            case 'F' -> ValueType.F4_BE;
            case 'I' -> ValueType.S4_BE;
            case 'J' -> ValueType.S8_BE;
            case 'S' -> ValueType.S2_BE;
            case 'Z' -> ValueType.BOOL;
            default -> throw new IllegalArgumentException("Not a primitive typecode: " + typecode);
        };
    }

    static String primitiveName(int typecode) {
        return switch (typecode) {
            case 'B' -> "byte";
            case 'C' -> "char";
            case 'D' -> "double";
            case 'F' -> "float";
            case 'I' -> "int";
            case 'J' -> "long";
            case 'S' -> "short";
            case 'Z' -> "boolean";
            default -> throw new IllegalArgumentException("Not a primitive typecode: " + typecode);
        };
    }

    static Shape primitiveField(String name, int typecode) {
        return Shape.leaf(name, primitive(typecode), Role.VALUE)
                .typeName(primitiveName(typecode))
                .build();
    }

    private static int[] addPrimitiveArrays() {
        int[] numbers = new int[PRIMITIVES.length()];
        for (int i = 0; i < numbers.length; i++) {
            char typecode = PRIMITIVES.charAt(i);
            numbers[i] = add(arrayOf(primitiveName(typecode) + "[]")
                    .tail(new Tail.Repeat("", primitiveField("", typecode)))
                    .build());
        }
        return numbers;
    }

    private static Shape.Builder arrayOf(String typeName) {
        return composite("newArray", typeName, Mark.INSTANCE).slots(arraySlots());
    }

    static List<Slot> arraySlots() {
        return List.of(
                Slot.of(TOKEN),
                classDesc("classDesc"),
                Slot.of(Shape.leaf("size", ValueType.S4_BE, Role.LENGTH)
                        .doc("Number of elements.")
                        .build()));
    }

    /** A class descriptor, new or seen before; null where there is none. */
    static Slot classDesc(String name) {
        return Slot.tagged(name, VALUES);
    }

    static Shape.Builder composite(String production, String typeName, Mark... marks) {
        Shape.Builder shape =
                Shape.group(production, typeName).production(production).mark(Mark.DEFINES_HANDLE);
        for (Mark mark : marks) {
            shape.mark(mark);
        }
        return shape;
    }

    private static Shape.Builder fields() {
        return Shape.group("fields", "fields")
                .production("fields")
                .slots(Slot.of(Shape.leaf("count", ValueType.U2_BE, Role.LENGTH).build()));
    }

    private static Shape token(String name, Role role) {
        return Shape.leaf(name, ValueType.U1, role)
                .symbols(JavaSerialization.FORMAT.symbols("tc"))
                .build();
    }

    private static Shape typecode(String name) {
        return Shape.leaf(name, ValueType.U1, Role.TYPE)
                .symbols(JavaSerialization.FORMAT.symbols("typecode"))
                .build();
    }

    private static Shape utf(String name, Role role, String doc) {
        return Shape.group(name, TextEncoding.MODIFIED_UTF_8.id())
                .role(role)
                .production("utf")
                .doc(doc)
                .slots(
                        Slot.of(Shape.leaf("length", ValueType.U2_BE, Role.LENGTH)
                                .build()),
                        Slot.counted(Shape.leaf("value", TEXT, role).build(), 1))
                .build();
    }

    private static Shape string(String production, String typeName, ValueType length, Role role) {
        return composite(production, typeName)
                .role(role)
                .slots(
                        Slot.of(TOKEN),
                        Slot.of(Shape.leaf("length", length, Role.LENGTH).build()),
                        Slot.counted(Shape.leaf("value", TEXT, role).build(), 1))
                .build();
    }

    private static Shape blockData(String production, ValueType size) {
        return Shape.group(production, "block data")
                .production(production)
                .doc("Primitive values that a class wrote with code of its own; what they mean only the class knows.")
                .slots(
                        Slot.of(TOKEN),
                        Slot.of(Shape.leaf("size", size, Role.LENGTH).build()),
                        Slot.counted(
                                Shape.leaf("data", ValueType.BYTES, Role.VALUE).build(), 1))
                .build();
    }

    private static Shape.Builder annotation(String name, String doc) {
        return Shape.group(name, "annotation").production(name).doc(doc);
    }

    private static int add(Shape shape) {
        int number = NUMBERED.size();
        NUMBERED.add(shape);
        PREFIXES.add(new int[0]);
        int[] prefixes = new int[shape.slots().size()];
        for (int kept = 0; kept < prefixes.length; kept++) {
            prefixes[kept] = NUMBERED.size();
            NUMBERED.add(cut(shape, kept));
            PREFIXES.add(new int[0]);
        }
        PREFIXES.set(number, prefixes);
        return number;
    }

    /** A shape that ends after its first slots. */
    static Shape cut(Shape whole, int slots) {
        Shape.Builder cut = Shape.group(whole.name(), whole.typeName())
                .role(whole.role())
                .production(whole.production())
                .doc(whole::doc)
                .slots(whole.slots().subList(0, Math.min(slots, whole.slots().size())));
        for (Mark mark : Mark.values()) {
            if (whole.has(mark)) {
                cut.mark(mark);
            }
        }
        return cut.build();
    }
}
