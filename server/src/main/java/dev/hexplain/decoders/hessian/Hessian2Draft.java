package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Layouts and values that the drafts of Hessian 2 ("hessian 2.0 specification (draft 2)") added to the tags of version
 * 1, as {@code Hessian2Output} of Hessian 3.1 writes it: short texts and data, short numbers, references of one byte or
 * two, and type numbers. Numbers are encoded as in Hessian 2, except for doubles and a long of four bytes.
 */
final class Hessian2Draft {
    private static final ValueType S3 = new ValueType.Int(3, true, ByteOrder.BIG_ENDIAN);
    private static final ValueType UTF_8 = new ValueType.Text(TextEncoding.UTF_8);

    private Hessian2Draft() {}

    static boolean isShortText(int tag) {
        return tag <= 0x1F;
    }

    static boolean isShortData(int tag) {
        return tag >= 0x20 && tag <= 0x2F;
    }

    static boolean isReference(int tag) {
        return tag == 0x4A || tag == 0x4B;
    }

    /** Bytes of a number, a reference or a type number, by its tag; 0 for others. */
    static int size(int tag) {
        return switch (tag) {
            case 0x67, 0x68 -> 1;
            case 0x69, 0x4A -> 2;
            case 0x6A, 0x4B -> 3;
            case 0x6B, 0x77 -> 5;
            default -> tag >= 0x80 ? compact(tag) : tag >= 0x38 && tag <= 0x3F ? 3 : 0;
        };
    }

    private static int compact(int tag) {
        return tag >= 0xD8 ? tag < 0xF0 ? 1 : 2 : Hessian2Scalars.sizeOfInt(tag);
    }

    /** The offset after a short text, short data or a type number; -1 for others and for values that need a row. */
    static long plainEnd(ParseInput in, long at, int tag) {
        if (isShortText(tag)) {
            return tag <= in.end - at - 1 && in.bytes.isAscii(at + 1, tag) ? at + 1 + tag : -1;
        }
        if (isShortData(tag)) {
            in.require(at + 1, tag - 0x20, "binary data");
            return at + 1 + tag - 0x20;
        }
        return tag == 'u' ? Hessian2ValueReader.intEnd(in, at + 1) : -1;
    }

    /** The layout of a value that needs no row, by its tag; null where the drafts add none. */
    static @Nullable Shape plain(HessianShapes shapes, HessianPart part, int tag, Shape tagShape) {
        if (isShortText(tag)) {
            return counted(
                    part, "string", Shape.leaf("text", UTF_8, part.role()).build(), ValueType.U1);
        }
        return switch (tag) {
            case 0x67, 0x68 -> single(part, "double", ValueType.U1);
            case 0x69 -> number(part, "double", ValueType.S1, tagShape);
            case 0x6A -> number(part, "double", ValueType.S2_BE, tagShape);
            case 0x6B -> number(part, "double", ValueType.F4_BE, tagShape);
            case 0x77 -> number(part, "long", ValueType.S4_BE, tagShape);
            case 0x4A -> reference(part, ValueType.U1, tagShape);
            case 0x4B -> reference(part, ValueType.U2_BE, tagShape);
            case 'u' ->
                Shape.group(part.field(), "type")
                        .role(part.role())
                        .production("type-ref")
                        .doc("The type that was named as number so and so, from 0.")
                        .slots(Slot.of(tagShape), Slot.tagged("index", shapes.variants(HessianPart.REFERENCE)))
                        .build();
            default -> size(tag) > 0 ? compact(part, tag) : null;
        };
    }

    private static Shape compact(HessianPart part, int tag) {
        ValueType type = switch (size(tag)) {
            case 1 -> ValueType.U1;
            case 2 -> ValueType.U2_BE;
            default -> S3;
        };
        return single(part, Hessian2Scalars.isLong(tag) ? "long" : "int", type);
    }

    private static Shape single(HessianPart part, String production, ValueType type) {
        return Shape.leaf(part.field(), type, part.role())
                .typeName(production)
                .production(production)
                .doc("Type and value share these bytes.")
                .build();
    }

    private static Shape number(HessianPart part, String production, ValueType type, Shape tag) {
        return Shape.group(part.field(), production)
                .role(part.role())
                .production(production)
                .slots(
                        Slot.of(tag),
                        Slot.of(Shape.leaf(production, type, part.role()).build()))
                .build();
    }

    private static Shape reference(HessianPart part, ValueType type, Shape tag) {
        return Shape.group(part.field(), "ref")
                .role(Role.REFERENCE)
                .production("ref")
                .mark(ShapeMark.REFERS_TO_HANDLE)
                .doc("The list, map or object that was begun as number so and so, from 0.")
                .slots(
                        Slot.of(tag),
                        Slot.of(Shape.leaf("index", type, Role.REFERENCE).build()))
                .build();
    }

    private static Shape counted(HessianPart part, String production, Shape content, ValueType length) {
        return Shape.group(part.field(), production)
                .role(part.role())
                .production(production)
                .slots(Slot.of(Shape.leaf("length", length, Role.LENGTH).build()), Slot.counted(content, 1))
                .build();
    }

    /** The head of a text whose content is a row, or of binary data: its length shares its byte with the tag. */
    static Shape wide(HessianPart part, int tag) {
        String production = isShortText(tag) ? "string" : "binary";
        return Shape.group(part.field(), production)
                .role(part.role())
                .production(production)
                .slots(Slot.of(Shape.leaf("length", ValueType.U1, Role.LENGTH).build()))
                .build();
    }

    /** The index in a reference. */
    static int referenceAt(MemorySegment bytes, long at) {
        return Hessian2Scalars.u1(bytes, at) == 0x4A
                ? Hessian2Scalars.u1(bytes, at + 1)
                : Hessian2Scalars.u2(bytes, at + 1);
    }

    /** A number as text; the tag's name for other values. */
    static String text(MemorySegment bytes, long at) {
        int tag = Hessian2Scalars.u1(bytes, at);
        return switch (tag) {
            case 0x67 -> "0.0";
            case 0x68 -> "1.0";
            case 0x69 -> Double.toString((byte) Hessian2Scalars.u1(bytes, at + 1));
            case 0x6A -> Double.toString((short) Hessian2Scalars.u2(bytes, at + 1));
            case 0x6B -> Double.toString(Float.intBitsToFloat(Hessian2Scalars.s4(bytes, at + 1)));
            case 0x77 -> Integer.toString(Hessian2Scalars.s4(bytes, at + 1));
            default -> {
                boolean number = tag >= 0x80 || (tag >= 0x38 && tag <= 0x3F);
                yield number ? Hessian2FieldValues.text(bytes, at) : "entry";
            }
        };
    }
}
