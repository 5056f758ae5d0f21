package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.Instant;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Layouts and values of Hessian 1.0 (specification, section "Data types") and of the drafts of 2.0: a tag letter, then
 * the content.
 */
final class Hessian1Values implements HessianVersion {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "hessian1");
    static final HessianShapes SHAPES = new HessianShapes(new Hessian1Values());

    private static final int HEAD = 3;

    @Override
    public String title() {
        return "Hessian 1";
    }

    @Override
    public Supplier<Enumeration> tags() {
        return FORMAT.symbols("tag");
    }

    @Override
    public long plainEnd(ParseInput in, long at) {
        int tag = in.u1(at, "a value");
        return switch (tag) {
            case 'S', 'X', 't', 'm', 'H' -> text(in, at);
            case 'B' -> binary(in, at);
            default -> {
                long end = fixed(in, at, size(tag));
                yield end >= 0 ? end : Hessian2Draft.plainEnd(in, at, tag);
            }
        };
    }

    private static long fixed(ParseInput in, long at, int size) {
        if (size > 0) {
            in.require(at, size, "a value");
        }
        return size > 0 ? at + size : -1;
    }

    /** Bytes of a value of fixed size, by its tag; 0 for others. */
    private static int size(int tag) {
        return switch (tag) {
            case 'N', 'T', 'F' -> 1;
            case 'n' -> 2;
            case 'I', 'R', 'l' -> 5;
            case 'L', 'D', 'd' -> 9;
            default -> Hessian2Draft.size(tag);
        };
    }

    private static long text(ParseInput in, long at) {
        in.require(at, HEAD, "a string");
        int length = in.bytes.u2(at + 1);
        long content = at + HEAD;
        return length <= in.end - content && in.bytes.isAscii(content, length) ? content + length : -1;
    }

    private static long binary(ParseInput in, long at) {
        in.require(at, HEAD, "binary data");
        int length = in.bytes.u2(at + 1);
        in.require(at + HEAD, length, "binary data");
        return at + HEAD + length;
    }

    @Override
    public int plainFields(ParseInput in, long at) {
        int tag = in.bytes.u1(at);
        return tag == 'u' ? 3 : SHAPES.plainFields(tag);
    }

    @Override
    public Shape plain(HessianPart part, int tag) {
        return switch (tag) {
            case 'N' -> letter(part, "null");
            case 'T', 'F' -> letter(part, "boolean");
            case 'I' -> number(part, "int", ValueType.S4_BE);
            case 'L' -> number(part, "long", ValueType.S8_BE);
            case 'D' -> number(part, "double", ValueType.F8_BE);
            case 'd' -> number(part, "date", ValueType.S8_BE);
            case 'l' -> number(part, "length", ValueType.S4_BE);
            case 'n' -> number(part, "length", ValueType.U1);
            case 'R' -> reference(part);
            case 'S', 's' -> content(part, "string");
            case 't' -> content(part, "type");
            case 'm' -> content(part, "method");
            case 'H' -> content(part, "header");
            case 'X', 'x' -> content(part, "xml");
            case 'B', 'b' -> content(part, "binary");
            default -> {
                @Nullable Shape added = Hessian2Draft.plain(SHAPES, part, tag, tag());
                yield added == null ? shortData(part, tag) : added;
            }
        };
    }

    /** Binary data whose length is the tag less 20: computed, because a slot cannot express it. */
    private Shape shortData(HessianPart part, int tag) {
        if (!Hessian2Draft.isShortData(tag)) {
            return Shapes.unparsed();
        }
        return group(part, "binary")
                .slots(
                        Slot.of(Shape.leaf("length", ValueType.U1, Role.LENGTH).build()),
                        Slot.of(Shape.leaf("data", ValueType.BYTES, part.role())
                                .size(tag - 0x20)
                                .build()))
                .build();
    }

    private Shape letter(HessianPart part, String production) {
        return Shape.leaf(part.field(), ValueType.U1, part.role())
                .typeName(production)
                .production(production)
                .symbols(tags())
                .build();
    }

    private Shape number(HessianPart part, String production, ValueType type) {
        return group(part, production)
                .slots(
                        Slot.of(tag()),
                        Slot.of(Shape.leaf(production, type, part.role())
                                .production(production.equals("date") ? "raw" : "")
                                .build()))
                .build();
    }

    private Shape reference(HessianPart part) {
        return group(part, "ref")
                .role(Role.REFERENCE)
                .mark(ShapeMark.REFERS_TO_HANDLE)
                .doc("The list or map that was begun as number so and so, from 0.")
                .slots(
                        Slot.of(tag()),
                        Slot.of(Shape.leaf("index", ValueType.S4_BE, Role.REFERENCE)
                                .build()))
                .build();
    }

    private Shape content(HessianPart part, String production) {
        boolean text = !production.equals("binary");
        ValueType type = text ? new ValueType.Text(TextEncoding.UTF_8) : ValueType.BYTES;
        return group(part, production)
                .slots(
                        Slot.of(tag()),
                        length(),
                        Slot.counted(
                                Shape.leaf(text ? "text" : "data", type, part.role())
                                        .build(),
                                1))
                .build();
    }

    private static Shape.Builder group(HessianPart part, String production) {
        return Shape.group(part.field(), production).role(part.role()).production(production);
    }

    private Shape tag() {
        return Shape.leaf("tag", ValueType.U1, Role.TYPE).symbols(tags()).build();
    }

    private static Slot length() {
        return Slot.of(Shape.leaf("length", ValueType.U2_BE, Role.LENGTH)
                .doc("UTF-16 units of a text, bytes of binary data.")
                .build());
    }

    @Override
    public Shape wide(HessianPart part, int tag) {
        if (Hessian2Draft.isShortText(tag)) {
            return Hessian2Draft.wide(part, tag);
        }
        String production = switch (tag) {
            case 'B', 'b' -> "binary";
            case 'X', 'x' -> "xml";
            case 't' -> "type";
            case 'm' -> "method";
            case 'H' -> "header";
            default -> "string";
        };
        return group(part, production).slots(Slot.of(tag()), length()).build();
    }

    @Override
    public String textAt(MemorySegment bytes, long at) {
        return switch (Hessian2Scalars.u1(bytes, at)) {
            case 'S', 's', 'X', 'x', 't', 'H', 'm' -> Hessian2Text.pieces(bytes, at, tag -> tag == 's' || tag == 'x');
            case 'N' -> "null";
            case 'T' -> "true";
            case 'F' -> "false";
            case 'I' -> Integer.toString(Hessian2Scalars.s4(bytes, at + 1));
            case 'L' -> Long.toString(Hessian2Scalars.s8(bytes, at + 1));
            case 'D' -> Double.toString(Double.longBitsToDouble(Hessian2Scalars.s8(bytes, at + 1)));
            case 'd' -> Instant.ofEpochMilli(Hessian2Scalars.s8(bytes, at + 1)).toString();
            default -> {
                int tag = Hessian2Scalars.u1(bytes, at);
                yield Hessian2Draft.isShortText(tag)
                        ? new Hessian2Text(bytes, at).next()
                        : Hessian2Draft.text(bytes, at);
            }
        };
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        MemorySegment bytes = tree.source().segment();
        return switch (field.shape().production()) {
            case "int", "long" -> field.length() == 0 ? read : Value.whole(textAt(bytes, field.offset()));
            case "double" -> field.length() == 0 ? read : Value.real(textAt(bytes, field.offset()));
            case "boolean" ->
                field.length() == 0 ? read : Value.truth(bytes.get(ValueLayout.JAVA_BYTE, field.offset()) == 'T');
            case "null" -> Value.NULL;
            case "date" ->
                field.length() == 0 ? read : Hessian2FieldValues.date(Hessian2Scalars.s8(bytes, field.offset() + 1));
            case "raw" -> Hessian2FieldValues.date(Hessian2Scalars.s8(bytes, field.offset()));
            case "string", "xml", "type", "method", "header" -> HessianPreviews.text(tree, field);
            case "ref" -> ContainerPreviews.reference(tree, field);
            case "object", "list", "map" -> HessianPreviews.container(field, read);
            case "entry" -> HessianPreviews.entry(tree, field);
            default -> read;
        };
    }

    @Override
    public int referenceAt(MemorySegment bytes, long at) {
        return Hessian2Scalars.u1(bytes, at) == 'R'
                ? Hessian2Scalars.s4(bytes, at + 1)
                : Hessian2Draft.referenceAt(bytes, at);
    }
}
