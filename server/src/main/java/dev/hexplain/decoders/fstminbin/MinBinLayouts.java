package dev.hexplain.decoders.fstminbin;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The layouts of values. All numbers are little-endian. */
final class MinBinLayouts {
    static final String NULL = "null";
    static final String DIGITS = "digits";
    static final String REFERENCE = "reference";
    static final String SEQUENCE = "parts";
    static final String MAPPING = "mapping";
    static final String ENTRY = "entry";
    static final String MEMBER = "member";
    static final String OBJECT = "object";
    static final String TYPED = "typed";

    private static final ValueType ASCII = new ValueType.Text(TextEncoding.LATIN_1);
    private static final ValueType WIDE = new ValueType.Text(TextEncoding.of(StandardCharsets.UTF_16LE));

    private MinBinLayouts() {}

    /** Whether values of a kind may be referred to by their position. */
    static boolean definesHandle(int kind) {
        int tag = kind & 0xFF;
        return tag == MinBinTag.STRING || MinBinTag.isArray(tag) || tag == MinBinTag.DOUBLES || tag == MinBinTag.FLOATS;
    }

    /** A value without rows, of a {@link MinBinScalars} kind. */
    static Shape scalar(int kind, MinBinPart part) {
        int tag = kind & 0xFF;
        int inner = kind >>> MinBinScalars.INT_SHIFT & 0xF;
        if (tag == MinBinTag.NULL) {
            return Shape.leaf(part.field(), ValueType.U1, part.role())
                    .typeName("null")
                    .production(NULL)
                    .symbols(MinBinTag.NAMES)
                    .build();
        }
        if (MinBinTag.isInt(tag)) {
            return group(part, typeName(tag))
                    .slots(tag("type"), number(tag, part))
                    .build();
        }
        if (tag == MinBinTag.BOOL) {
            ValueType type = inner == 1 ? ValueType.BOOL : integer(inner);
            return group(part, "bool")
                    .slots(tag("tag"), tag("type"), Slot.of(leaf("value", type, part.role())))
                    .build();
        }
        if (tag == MinBinTag.HANDLE) {
            return group(part, REFERENCE)
                    .production(REFERENCE)
                    .role(Role.REFERENCE)
                    .mark(ShapeMark.REFERS_TO_HANDLE)
                    .doc("Where in the stream the object began that stands here again.")
                    .slots(tag("tag"), tag("type"), Slot.of(leaf("position", integer(inner), Role.REFERENCE)))
                    .build();
        }
        return MinBinTag.isText(tag) ? text(kind, part) : array(tag, inner, part);
    }

    private static Shape.Builder group(MinBinPart part, String typeName) {
        return Shape.group(part.field(), typeName)
                .role(part.role())
                .production(part.isValue() ? Productions.SCALAR : "part");
    }

    private static Slot tag(String name) {
        return Slot.of(Shape.leaf(name, ValueType.U1, Role.TYPE)
                .symbols(MinBinTag.NAMES)
                .build());
    }

    private static Shape leaf(String name, ValueType type, Role role) {
        return Shape.leaf(name, type, role).build();
    }

    private static Slot number(int tag, MinBinPart part) {
        ValueType type = tag == MinBinTag.CHAR ? new ValueType.Char(ByteOrder.LITTLE_ENDIAN) : integer(tag);
        return Slot.of(leaf("number", type, part.role()));
    }

    private static ValueType integer(int tag) {
        boolean signed = (tag & MinBinTag.UNSIGNED) == 0;
        return new ValueType.Int(MinBinTag.size(tag), signed, ByteOrder.LITTLE_ENDIAN);
    }

    private static String typeName(int tag) {
        return tag == MinBinTag.CHAR
                ? "char"
                : ((tag & MinBinTag.UNSIGNED) == 0 ? "int" : "uint") + 8 * MinBinTag.size(tag);
    }

    private static Slot length(int inner) {
        return Slot.of(leaf("length", integer(inner), Role.LENGTH));
    }

    private static Shape text(int kind, MinBinPart part) {
        int tag = kind & 0xFF;
        boolean wide = (kind & MinBinScalars.WIDE) != 0;
        String typeName = tag == MinBinTag.STRING ? "string" : tag == MinBinTag.FLOAT ? "float" : "double";
        Shape.Builder text = tag == MinBinTag.STRING
                ? Shape.leaf("text", wide ? WIDE : ASCII, part.role())
                : Shape.leaf(DIGITS, ValueType.BYTES, part.role()).production(DIGITS);
        Shape.Builder shape = group(part, typeName)
                .slots(
                        tag("tag"),
                        tag("characters"),
                        tag("lengthType"),
                        length(kind >>> MinBinScalars.INT_SHIFT & 0xF),
                        Slot.counted(text.build(), wide ? 2 : 1));
        return (tag == MinBinTag.STRING && part.isValue() ? shape.mark(ShapeMark.DEFINES_HANDLE) : shape).build();
    }

    private static Shape array(int tag, int inner, MinBinPart part) {
        if (tag == MinBinTag.DOUBLES || tag == MinBinTag.FLOATS) {
            return Shape.group(part.field(), tag == MinBinTag.DOUBLES ? "double[]" : "float[]")
                    .production(Productions.ARRAY)
                    .mark(ShapeMark.DEFINES_HANDLE)
                    .slots(tag("tag"), tag("type"), length(inner))
                    .tail(new Tail.Rows(""))
                    .build();
        }
        List<Slot> head = List.of(tag("type"), tag("lengthType"), length(inner));
        if (tag == MinBinTag.BYTES) {
            boolean digits = part == MinBinPart.DIGITS;
            Shape bytes = Shape.leaf(digits ? DIGITS : "bytes", ValueType.BYTES, part.role())
                    .production(digits ? DIGITS : "bytes")
                    .build();
            Shape.Builder shape = group(part, digits ? DIGITS : "byte[]")
                    .slots(head.get(0), head.get(1), head.get(2), Slot.counted(bytes, 1));
            return (digits ? shape : shape.mark(ShapeMark.DEFINES_HANDLE)).build();
        }
        int element = MinBinTag.element(tag);
        ValueType type = element == MinBinTag.CHAR ? new ValueType.Char(ByteOrder.LITTLE_ENDIAN) : integer(element);
        return Shape.group(part.field(), typeName(element) + "[]")
                .production(Productions.ARRAY)
                .mark(ShapeMark.DEFINES_HANDLE)
                .slots(head)
                .tail(new Tail.Repeat("", leaf("element", type, part.role())))
                .build();
    }

    static Shape rule(MinBinRule rule) {
        return switch (rule) {
            case STREAM ->
                Shape.group("stream", "MinBin").tail(new Tail.Rows("value")).build();
            case OBJECT -> typed(OBJECT, Productions.MAP).build();
            case ARRAY ->
                typed("array", Productions.ARRAY).tail(new Tail.Rows("")).build();
            case LIST -> typed("list", SEQUENCE).build();
            case SIZED_LIST -> sized("list");
            case MAP -> sized("map");
            case TYPED -> typed(TYPED, TYPED).build();
            case ELEMENTS ->
                Shape.group("elements", "elements")
                        .production(Productions.ARRAY)
                        .tail(new Tail.Rows(""))
                        .build();
            case ENTRIES ->
                Shape.group("entries", "entries").production(MAPPING).build();
            case ENTRY ->
                Shape.group(ENTRY, ENTRY)
                        .production(ENTRY)
                        .slots(Slot.row("key"))
                        .build();
            case END ->
                Shape.leaf("end", ValueType.U1, Role.LENGTH)
                        .symbols(MinBinTag.NAMES)
                        .doc("Where a sequence ends whose count is -1.")
                        .build();
            case MEMBER, DIGITS -> Shapes.unparsed(); // a member is resolved, a value has the shape of its kind
        };
    }

    private static Shape.Builder typed(String typeName, String production) {
        return Shape.group("value", typeName)
                .production(production)
                .mark(ShapeMark.DEFINES_HANDLE)
                .slots(tag("tag"), Slot.row("type"), Slot.row("count"));
    }

    private static Shape sized(String typeName) {
        return typed(typeName, SEQUENCE)
                .slots(tag("tag"), Slot.row("type"), Slot.row("count"), Slot.row("size"))
                .build();
    }

    /** A field of an object. Its value is a row. */
    static Shape member(String text, int nameKind) {
        String name = ContainerPreviews.name(text);
        return Shape.group(name, MEMBER)
                .production(Productions.SCALAR)
                .logical(name)
                .slots(Slot.of(scalar(nameKind, MinBinPart.NAME)))
                .build();
    }
}
