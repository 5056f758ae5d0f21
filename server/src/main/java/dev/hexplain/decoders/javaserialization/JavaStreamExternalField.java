package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.decode.objects.JavaPrimitives;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A field in external contents, as methods of {@code DataOutput} write it: a primitive; a text by {@code writeUTF}; an
 * array as its length by {@code writeInt} and its elements.
 *
 * @param typecode of the primitive, or of the array's elements; {@link #TEXT} for a text
 */
record JavaStreamExternalField(String name, Form form, int typecode, int firstShape) {
    /** The structure of its bytes. */
    enum Form {
        PRIMITIVE,
        TEXT,
        ARRAY
    }

    /** In place of a typecode: a text, which is a length of two bytes and so many bytes. */
    static final int TEXT = 0;

    /** The complete field. */
    static final int WHOLE = 0;
    /** A part of it, where a block ends inside it. */
    static final int PART = 1;
    /** The length of a text or an array. */
    static final int LENGTH = 2;
    /** A part of that length. */
    static final int PART_OF_LENGTH = 3;
    /** A part of a text's bytes. */
    static final int PART_OF_TEXT = 4;

    static final int SHAPES = 5;

    private static final String PART_DOC = "Goes on in the next block of data.";
    private static final int TEXT_LENGTH = 2;
    private static final int ARRAY_LENGTH = 4;

    /** The field of a class; empty where its type is not supported. */
    static Optional<JavaStreamExternalField> of(FieldDecl field, int firstShape) {
        TypeRef type = field.type();
        if (type.name().equals("java.lang.String") && !type.isArray()) {
            return Optional.of(new JavaStreamExternalField(field.name(), Form.TEXT, TEXT, firstShape));
        }
        Form form = type.isArray() ? Form.ARRAY : Form.PRIMITIVE;
        return type.dimensions() > 1
                ? Optional.empty()
                : typecode(type.name()).map(code -> new JavaStreamExternalField(field.name(), form, code, firstShape));
    }

    private static Optional<Integer> typecode(String primitive) {
        return JavaPrimitives.TYPECODES
                .chars()
                .boxed()
                .filter(code -> JavaPrimitives.name(code).equals(primitive))
                .findFirst();
    }

    /** Bytes of the primitive, or of an element. */
    int unit() {
        return form == Form.TEXT ? 1 : JavaStreamTerminals.sizeOf(typecode);
    }

    /** Bytes of the length before the content. */
    int lengthBytes() {
        return switch (form) {
            case PRIMITIVE -> 0;
            case TEXT -> TEXT_LENGTH;
            case ARRAY -> ARRAY_LENGTH;
        };
    }

    /** The number of one of its shapes. */
    int shape(int which) {
        return firstShape + which;
    }

    /** Its shapes, in the order of the constants. */
    List<Shape> shapes() {
        Shape length = Shape.leaf("length", form == Form.TEXT ? ValueType.U2_BE : ValueType.S4_BE, Role.LENGTH)
                .build();
        return List.of(
                whole(length),
                form == Form.PRIMITIVE
                        ? part(name, Role.VALUE)
                        : group().doc(PART_DOC).build(),
                length,
                part("length", Role.LENGTH),
                part("value", Role.VALUE));
    }

    private Shape whole(Shape length) {
        return switch (form) {
            case PRIMITIVE ->
                Shape.leaf(name, JavaPrimitives.type(typecode), Role.VALUE)
                        .typeName(typeName())
                        .logical(name)
                        .build();
            case TEXT ->
                group().slots(
                                Slot.of(length),
                                Slot.counted(
                                        Shape.leaf("value", new ValueType.Text(TextEncoding.MODIFIED_UTF_8), Role.VALUE)
                                                .build(),
                                        1))
                        .build();
            case ARRAY ->
                group().slots(Slot.of(length))
                        .tail(new Tail.Repeat("", JavaPrimitives.field("", typecode)))
                        .build();
        };
    }

    private Shape.Builder group() {
        return Shape.group(name, new JavaClassKind(typeName()))
                .production("bodyField")
                .logical(name);
    }

    private Shape part(String named, Role role) {
        return Shape.leaf(named, ValueType.BYTES, role)
                .logical(form == Form.PRIMITIVE ? name : "")
                .doc(PART_DOC)
                .build();
    }

    /** The shape of an element that has a row of its own. */
    Shape element(long index, boolean whole) {
        String step = "[" + index + "]";
        return whole
                ? JavaPrimitives.field(step, typecode)
                : Shape.leaf(step, ValueType.BYTES, Role.VALUE).doc(PART_DOC).build();
    }

    private String typeName() {
        return switch (form) {
            case PRIMITIVE -> JavaPrimitives.name(typecode);
            case TEXT -> "utf";
            case ARRAY -> JavaPrimitives.name(typecode) + "[]";
        };
    }

    /** The shapes of some fields, in order. */
    static List<Shape> shapes(List<JavaStreamExternalField> fields) {
        return IntStream.range(0, fields.size())
                .boxed()
                .flatMap(i -> fields.get(i).shapes().stream())
                .toList();
    }
}
