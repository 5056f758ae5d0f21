package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.Supplier;

/** Reads values of Hessian 2.0 (serialization protocol, section 3). */
final class Hessian2ValueReader implements HessianVersion {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "hessian2");
    static final HessianShapes SHAPES = new HessianShapes(new Hessian2ValueReader());

    private static final ValueType TEXT = new ValueType.Text(TextEncoding.UTF_8);
    private static final ValueType S3 = new ValueType.Int(3, true, ByteOrder.BIG_ENDIAN);

    @Override
    public String title() {
        return "Hessian 2";
    }

    @Override
    public Supplier<Enumeration> tags() {
        return FORMAT.symbols("tag");
    }

    @Override
    public long plainEnd(ParseInput in, long at) {
        int tag = in.u1(at, "a value");
        if (tag <= 0x1F) {
            return ascii(in, at + 1, tag);
        }
        if (tag == 'S') {
            in.require(at, 3, "a string");
            return ascii(in, at + 3, in.bytes.u2(at + 1));
        }
        if (tag == 'B') {
            in.require(at, 3, "binary data");
            int length = in.bytes.u2(at + 1);
            in.require(at + 3, length, "binary data");
            return at + 3 + length;
        }
        if (tag == 'Q') {
            return intEnd(in, at + 1);
        }
        int size = size(tag);
        if (size > 0) {
            in.require(at, size, "a value");
        }
        return size > 0 ? at + size : -1;
    }

    /** The end of a text of so many ASCII characters; -1 where it has others or is incomplete: then it needs a row. */
    private static long ascii(ParseInput in, long at, int length) {
        return length <= in.end - at && in.bytes.isAscii(at, length) ? at + length : -1;
    }

    /** The offset after an int; fails for anything else. */
    static long intEnd(ParseInput in, long at) {
        int tag = in.u1(at, "a number");
        if (!Hessian2Scalars.isInt(tag)) {
            throw MalformedInput.wrong(at, 1, "No int stands where one must", "an int", "0x%02X".formatted(tag));
        }
        int size = Hessian2Scalars.sizeOfInt(tag);
        in.require(at, size, "a number");
        return at + size;
    }

    /** Bytes of a number, a date, a boolean or null, by its tag; 0 for others. */
    static int size(int tag) {
        return switch (tag) {
            case 'N', 'T', 'F', 0x5B, 0x5C -> 1;
            case 0x5D -> 2;
            case 0x5E -> 3;
            case 0x5F, 0x4B, 0x59, 'I' -> 5;
            case 'D', 'L', 0x4A -> 9;
            default -> tag >= 0x80 ? compact(tag) : tag >= 0x38 && tag <= 0x3F ? 3 : 0;
        };
    }

    private static int compact(int tag) {
        return tag >= 0xD8 ? tag < 0xF0 ? 1 : 2 : Hessian2Scalars.sizeOfInt(tag);
    }

    @Override
    public int plainFields(ParseInput in, long at) {
        int tag = in.bytes.u1(at);
        if (tag == 'Q') {
            return 2 + plainFields(in, at + 1);
        }
        return SHAPES.plainFields(tag);
    }

    @Override
    public Shape plain(HessianPart part, int tag) {
        if (tag <= 0x1F) {
            return text(part, "string", length(ValueType.U1));
        }
        return switch (tag) {
            case 'S', 'R' -> text(part, "string", Slot.of(tag()), length(ValueType.U2_BE));
            case 'B', 'A' -> data(part, Slot.of(tag()), length(ValueType.U2_BE));
            case 'Q' -> reference(part);
            case 'N' -> single(part, "null", ValueType.U1).symbols(tags()).build();
            case 'T', 'F' ->
                single(part, "boolean", ValueType.U1).symbols(tags()).build();
            case 0x5B, 0x5C ->
                single(part, "double", ValueType.U1).symbols(tags()).build();
            case 'I' -> number(part, "int", ValueType.S4_BE);
            case 'L' -> number(part, "long", ValueType.S8_BE);
            case 'D' -> number(part, "double", ValueType.F8_BE);
            case 0x59 -> number(part, "long", ValueType.S4_BE);
            case 0x4A -> number(part, "date", ValueType.S8_BE);
            case 0x4B -> number(part, "date", ValueType.S4_BE);
            case 0x5D -> number(part, "double", ValueType.S1);
            case 0x5E -> number(part, "double", ValueType.S2_BE);
            case 0x5F -> number(part, "double", ValueType.S4_BE);
            default -> compact(part, tag);
        };
    }

    private static Shape compact(HessianPart part, int tag) {
        ValueType type = switch (Math.max(1, size(tag))) {
            case 1 -> ValueType.U1;
            case 2 -> ValueType.U2_BE;
            default -> S3;
        };
        return single(part, Hessian2Scalars.isLong(tag) ? "long" : "int", type)
                .doc("Type and value share these bytes.")
                .build();
    }

    @Override
    public Shape wide(HessianPart part, int tag) {
        boolean text = Hessian2Text.isString(tag);
        Shape.Builder shape = Shape.group(part.field(), text ? "string" : "binary")
                .role(part.role())
                .production(text ? "string" : "binary");
        Shape.Builder filled = switch (tag) {
            case 'S', 'R', 'A', 'B' -> shape.slots(Slot.of(tag()), length(ValueType.U2_BE));
            default -> shape.slots(masked(tag < 0x30 ? ValueType.U1 : ValueType.U2_BE));
        };
        return filled.build();
    }

    private static Shape.Builder single(HessianPart part, String production, ValueType type) {
        return Shape.leaf(part.field(), type, part.role()).typeName(production).production(production);
    }

    private Shape number(HessianPart part, String production, ValueType type) {
        return group(part, production)
                .slots(
                        Slot.of(tag()),
                        Slot.of(Shape.leaf(production, type, part.role())
                                .production(production.equals("double") || production.equals("date") ? "raw" : "")
                                .build()))
                .build();
    }

    private static Shape.Builder group(HessianPart part, String production) {
        return Shape.group(part.field(), production).role(part.role()).production(production);
    }

    private static Shape text(HessianPart part, String production, Slot... head) {
        return counted(part, production, Shape.leaf("text", TEXT, part.role()).build(), head);
    }

    private static Shape data(HessianPart part, Slot... head) {
        return counted(
                part, "binary", Shape.leaf("data", ValueType.BYTES, part.role()).build(), head);
    }

    private static Shape counted(HessianPart part, String production, Shape content, Slot... head) {
        Slot[] slots = Arrays.copyOf(head, head.length + 1);
        slots[head.length] = Slot.counted(content, 1);
        return group(part, production).slots(slots).build();
    }

    private Shape reference(HessianPart part) {
        return Shape.group(part.field(), "ref")
                .role(Role.REFERENCE)
                .production("ref")
                .mark(ShapeMark.REFERS_TO_HANDLE)
                .doc("The list, map or object that was begun as number so and so, from 0.")
                .slots(Slot.of(tag()), Slot.tagged("index", SHAPES.variants(HessianPart.REFERENCE)))
                .build();
    }

    Shape tag() {
        return Shape.leaf("tag", ValueType.U1, Role.TYPE).symbols(tags()).build();
    }

    /** A length in the low bits of the tag. */
    private static Slot masked(ValueType type) {
        return Slot.of(Shape.leaf("length", type, Role.LENGTH)
                .production("masked-length")
                .doc("Tag and length share these bytes: UTF-16 units of a text, bytes of binary data.")
                .build());
    }

    private static Slot length(ValueType type) {
        return Slot.of(Shape.leaf("length", type, Role.LENGTH)
                .doc("UTF-16 units of a text, bytes of binary data.")
                .build());
    }

    @Override
    public String textAt(MemorySegment bytes, long at) {
        int tag = Hessian2Scalars.u1(bytes, at);
        if (Hessian2Text.isString(tag)) {
            return new Hessian2Text(bytes, at).next();
        }
        return Hessian2FieldValues.text(bytes, at);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return Hessian2FieldValues.describe(tree, field, read);
    }

    @Override
    public int referenceAt(MemorySegment bytes, long at) {
        return Hessian2Scalars.intAt(bytes, at + 1);
    }

    @Override
    public Tail.Scan fieldValue(HessianShapes shapes, FieldTree tree) {
        return Hessian2PlainShapes.value(tree);
    }

    @Override
    public Tail tail(HessianRule rule, FieldTree tree) {
        if (!rule.scans()) {
            return HessianRuleShapes.tailOf(rule);
        }
        boolean map = rule == HessianRule.MAP || rule == HessianRule.MAP_TYPE;
        return map ? Hessian2PlainShapes.entries(tree) : Hessian2PlainShapes.values(tree);
    }
}
