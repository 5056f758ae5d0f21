package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decoders.protobuf.ProtobufShapeKey.Naming;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldKind;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldType;
import dev.hexplain.decoders.protobuf.schema.ProtoMessageType;
import dev.hexplain.decoders.protobuf.schema.ProtoSchema;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeKind;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The shapes of messages, mostly resolved from a {@link ProtobufShapeKey}. */
final class ProtobufShapes implements DocumentShapes {
    static final int ROOT = ShapeTable.DUMP + 1;
    static final int TEXT = ROOT + 1;
    static final int BYTES = ROOT + 2;
    static final int UNKNOWN_BYTES = ROOT + 3;
    static final int DELIMITED = ROOT + 4;
    /** The first of the shapes of messages behind a length, by the bytes of that. */
    static final int BEHIND_LENGTH = ROOT + 5;

    private static final ValueType UTF_8 = new ValueType.Text(TextEncoding.UTF_8);
    private static final String VALUE = "value";

    private final @Nullable ProtoSchema types;
    private final ShapeTable table = new ShapeTable();
    private final ProtobufPlainShapes plain = new ProtobufPlainShapes(this);

    ProtobufShapes(@Nullable ProtoSchema types) {
        this.types = types;
        table.add(
                Shape.group("message", types == null ? "message" : types.root().simpleName())
                        .production(Productions.MAP)
                        .tail(plain.fields(types == null ? null : types.root()))
                        .doc(Protobuf.FORMAT::doc)
                        .build());
        table.add(Shape.leaf(VALUE, UTF_8, Role.VALUE).build());
        table.add(Shape.leaf(VALUE, ValueType.BYTES, Role.VALUE).build());
        table.add(unknownBytes());
        table.add(Shape.group("messages", "messages")
                .production(Productions.ARRAY)
                .tail(new Tail.Rows("message"))
                .doc("Messages one after the other, each behind its length, as writeDelimitedTo writes them.")
                .build());
        for (int width = 1; width <= Varint.MAX_LENGTH; width++) {
            table.add(Shape.group(
                            "message", types == null ? "message" : types.root().simpleName())
                    .production(Productions.MAP)
                    .slots(length(width))
                    .tail(plain.fields(types == null ? null : types.root()))
                    .build());
        }
    }

    /** Without a schema, bytes that are neither text nor a message nor packed. */
    private static Shape unknownBytes() {
        return Shape.leaf(VALUE, ValueType.BYTES, Role.VALUE)
                .mark(ShapeMark.OPAQUE)
                .build();
    }

    @Override
    public Shape fixed(int number) {
        return table.fixed(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        ProtobufShapeKey key = ProtobufShapeKey.of(shapeRef.variant());
        return shape(key, name(key, shapeRef.offset(), tree));
    }

    private Shape shape(ProtobufShapeKey key, Name name) {
        return switch (key.form()) {
            case VARINT ->
                entry(key, name, Productions.SCALAR)
                        .slots(tag(key), Slot.of(varint(VALUE, kind(key), key, key.valueLength())))
                        .build();
            case I64, I32 ->
                entry(key, name, Productions.SCALAR)
                        .slots(tag(key), Slot.of(fixed(VALUE, kind(key))))
                        .build();
            case SHORT_TEXT, SHORT_BYTES -> {
                Shape length = Shape.leaf("length", ValueType.U1, Role.LENGTH).build();
                yield entry(key, name, Productions.SCALAR)
                        .slots(tag(key), Slot.of(length), Slot.counted(content(key), 1))
                        .build();
            }
            case TEXT, BYTES ->
                entry(key, name, Productions.SCALAR)
                        .slots(tag(key), length(key))
                        .build();
            case MESSAGE ->
                entry(key, name, Productions.MAP)
                        .slots(tag(key), length(key))
                        .tail(plain.fields(messageType(key)))
                        .build();
            case GROUP ->
                entry(key, name, Productions.MAP)
                        .slots(tag(key))
                        .tail(plain.fields(messageType(key)))
                        .build();
            case PACKED ->
                entry(key, name, Productions.ARRAY)
                        .slots(tag(key), length(key))
                        .tail(new Tail.Repeat("", element("", key, key.unit())))
                        .build();
            case PACKED_ROWS ->
                entry(key, name, Productions.ARRAY)
                        .slots(tag(key), length(key))
                        .tail(plain.varints(field(key), key.id()))
                        .build();
            case PACKED_NAMED ->
                entry(key, name, Productions.ARRAY).slots(tag(key), length(key)).build();
            case END_GROUP -> tagShape("end", key.tagLength());
            case RUN ->
                entry(key, name, Productions.ARRAY)
                        .tail(plain.elements(new Tail.Rows(""), field(key)))
                        .build();
            case NAMED_RUN -> {
                Shape.Builder run = entry(key, name, isMap(key) ? Productions.MAP : Productions.ARRAY);
                yield isMap(key)
                        ? run.tail(plain.elements(new Tail.OwnRows(), field(key)))
                                .build()
                        : run.build();
            }
            case ELEMENT -> element(name.name, key, key.valueLength());
        };
    }

    /**
     * The shape of a field without rows.
     *
     * @param entry the key of an entry of a map
     * @param size of a text or bytes, where the shape cannot count it
     * @param parts of packed values
     */
    Shape plain(ProtobufShapeKey key, String entry, int size, List<Shape> parts) {
        @Nullable ProtoFieldType field = field(key);
        Name name = key.naming() == Naming.KEY ? new Name(entry, entry) : name(key, field);
        return switch (key.form()) {
            case TEXT, BYTES ->
                entry(key, name, Productions.SCALAR)
                        .slots(tag(key), length(key), content(key, size))
                        .build();
            case PACKED ->
                entry(key, name, Productions.ARRAY)
                        .slots(tag(key), length(key))
                        .tail(new Tail.Computed(new Tail.Rows(""), parts))
                        .build();
            case RUN ->
                isMap(key)
                        ? entry(key, name, Productions.MAP)
                                .tail(plain.elements(new Tail.OwnRows(), field(key)))
                                .build()
                        : shape(key, name);
            default -> shape(key, name);
        };
    }

    /** Not counted by the length, which is a varint of several bytes. */
    private Slot content(ProtobufShapeKey key, int size) {
        return Slot.counted(content(key), 0, size);
    }

    private Shape content(ProtobufShapeKey key) {
        return switch (key.form()) {
            case TEXT, SHORT_TEXT -> table.fixed(TEXT);
            default -> table.fixed(field(key) == null ? UNKNOWN_BYTES : BYTES);
        };
    }

    // -- names

    private record Name(String name, String logical) {}

    private Name name(ProtobufShapeKey key, long offset, FieldTree tree) {
        @Nullable ProtoFieldType field = field(key);
        return switch (key.naming()) {
            case FIELD, PLACE -> name(key, field);
            case NUMBER -> new Name("[" + offset + "]", "");
            case KEY -> {
                String text = ContainerPreviews.name(ProtobufMapKeys.read(tree.source(), offset, keyKind(field)));
                yield new Name(text, text);
            }
        };
    }

    private static Name name(ProtobufShapeKey key, @Nullable ProtoFieldType field) {
        if (key.naming() == Naming.PLACE) {
            return new Name("", "");
        }
        return field == null
                ? new Name(Integer.toString(key.id()), Integer.toString(key.id()))
                : new Name(field.name(), field.logical());
    }

    /** The kind of a map's keys; null without a schema. */
    private static @Nullable ProtoFieldKind keyKind(@Nullable ProtoFieldType map) {
        ProtoFieldType key =
                map == null || map.message() == null ? null : map.message().field(1);
        return key == null ? null : key.kind();
    }

    private @Nullable ProtoFieldType field(ProtobufShapeKey key) {
        return key.known() && types != null ? types.fields().get(key.id()) : null;
    }

    private @Nullable ProtoMessageType messageType(ProtobufShapeKey key) {
        @Nullable ProtoFieldType field = field(key);
        return field == null ? null : field.message();
    }

    private boolean isMap(ProtobufShapeKey key) {
        @Nullable ProtoFieldType field = field(key);
        return field != null && field.isMap();
    }

    private String typeName(ProtobufShapeKey key) {
        @Nullable ProtoFieldType field = field(key);
        if (field == null) {
            return switch (key.form()) {
                case VARINT, ELEMENT, SHORT_TEXT, TEXT, SHORT_BYTES, BYTES ->
                    written(key).label();
                case MESSAGE -> "message";
                case PACKED, PACKED_ROWS, PACKED_NAMED -> "packed varint";
                case RUN, NAMED_RUN -> "repeated";
                default -> key.form().name().toLowerCase(java.util.Locale.ROOT);
            };
        }
        return switch (key.form()) {
            case RUN, NAMED_RUN -> (field.isMap() ? "map " : "repeated ") + field.typeName();
            case PACKED, PACKED_ROWS, PACKED_NAMED -> "packed " + field.typeName();
            default -> field.typeName();
        };
    }

    /** The declared kind of a field, or what its tag tells. */
    private ShapeKind written(ProtobufShapeKey key) {
        @Nullable ProtoFieldType field = field(key);
        if (field != null) {
            return field.kind();
        }
        return switch (key.form()) {
            case VARINT, ELEMENT -> ProtobufPart.VARINT;
            case SHORT_TEXT, TEXT -> ProtobufPart.TEXT;
            case SHORT_BYTES, BYTES -> ProtobufPart.BYTES;
            case I32 -> ProtobufPart.I32;
            case I64 -> ProtobufPart.I64;
            default -> ShapeKind.NONE;
        };
    }

    /** The kind of the field's values, or the guessed kind without a schema. */
    private ProtoFieldKind kind(ProtobufShapeKey key) {
        @Nullable ProtoFieldType field = field(key);
        if (field != null) {
            return field.kind();
        }
        return switch (key.form()) {
            case I32 -> ProtoFieldKind.SFIXED32;
            case I64 -> ProtoFieldKind.SFIXED64;
            default -> ProtoFieldKind.INT64;
        };
    }

    // -- parts

    private Shape.Builder entry(ProtobufShapeKey key, Name name, String production) {
        boolean run = key.form() == ProtobufShapeKey.Form.RUN || key.form() == ProtobufShapeKey.Form.NAMED_RUN;
        Shape.Builder shape = Shape.group(name.name, typeName(key))
                .kind(written(key))
                .logical(key.naming() == Naming.NUMBER ? "" : name.logical)
                .production(production);
        if (!run || !isMap(key)) {
            return shape;
        }
        return keyKind(field(key)) == ProtoFieldKind.STRING
                ? shape.mark(ShapeMark.ENTRIES)
                : shape.mark(ShapeMark.ENTRIES).mark(ShapeMark.VALUES_AS_KEYS);
    }

    private static Slot tag(ProtobufShapeKey key) {
        return Slot.of(tagShape("tag", key.tagLength()));
    }

    private static Shape tagShape(String name, int length) {
        return Shape.leaf(name, ValueType.BYTES, Role.TYPE)
                .size(length)
                .kind(ProtobufPart.TAG)
                .doc("The field's number, and how its value is written, in one varint.")
                .build();
    }

    private static Slot length(ProtobufShapeKey key) {
        return length(key.valueLength());
    }

    private static Slot length(int width) {
        return Slot.of(Shape.leaf("length", ValueType.BYTES, Role.LENGTH)
                .size(width)
                .kind(ProtoFieldKind.UINT64)
                .build());
    }

    private Shape element(String name, ProtobufShapeKey key, int size) {
        ProtoFieldKind kind = kind(key);
        return switch (kind.wireType()) {
            case I32, I64 -> fixed(name, kind);
            default -> varint(name, kind, key, size);
        };
    }

    private Shape varint(String name, ProtoFieldKind kind, ProtobufShapeKey key, int size) {
        @Nullable ProtoFieldType field = field(key);
        Shape.Builder leaf = Shape.leaf(name, ValueType.BYTES, Role.VALUE)
                .size(size)
                .kind(field == null ? ProtobufPart.VARINT : kind)
                .production(name.equals(VALUE) ? "" : Productions.SCALAR);
        if (field != null && field.symbols() != null) {
            leaf.symbols(field.symbols().symbols());
        }
        return leaf.build();
    }

    private static Shape fixed(String name, ProtoFieldKind kind) {
        ValueType type = switch (kind) {
            case DOUBLE -> ValueType.F8_LE;
            case FLOAT -> ValueType.F4_LE;
            case FIXED32 -> ValueType.U4_LE;
            case FIXED64 -> ValueType.U8_LE;
            case SFIXED32 -> ValueType.S4_LE;
            default -> ValueType.S8_LE;
        };
        return Shape.leaf(name, type, Role.VALUE)
                .production(name.equals(VALUE) ? "" : Productions.SCALAR)
                .build();
    }

    // -- values

    /** The default of a type that is not text: false or 0. */
    @Override
    public LogicalValue absentKey(Field entry) {
        boolean truth = entry.shape().logical().equals("false");
        ScalarKind kind = truth ? ScalarKind.BOOLEAN : ScalarKind.INTEGER;
        return LogicalValue.Scalar.of(entry, "", kind, entry.shape().logical());
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return ProtobufFieldValues.describe(tree, field, read);
    }
}
