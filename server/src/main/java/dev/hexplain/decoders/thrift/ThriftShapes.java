package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import dev.hexplain.decoders.thrift.ThriftShapeKey.Form;
import dev.hexplain.decoders.thrift.ThriftShapeKey.Naming;
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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The shapes of a protocol: those of messages and frames are fixed, all others are resolved from a
 * {@link ThriftShapeKey}.
 */
final class ThriftShapes implements DocumentShapes {
    private static final ValueType UTF_8 = new ValueType.Text(TextEncoding.UTF_8);
    private static final String VALUE = "value";

    final ThriftProtocol protocol;
    final @Nullable ThriftSchema schema;

    private static final Shape TEXT = Shape.leaf(VALUE, UTF_8, Role.VALUE).build();
    private static final Shape BYTES =
            Shape.leaf(VALUE, ValueType.BYTES, Role.VALUE).build();
    private static final Shape UNKNOWN = unknown(Role.VALUE);
    static final Shape STOP = Shape.leaf("stop", ValueType.U1, Role.TYPE)
            .doc("The end of the struct.")
            .build();

    private final ShapeTable table = new ShapeTable();
    private final ThriftPlainShapes plain = new ThriftPlainShapes(this);

    final int root;
    final int frame = table.add(Shape.group("frame", ThriftPart.FRAME).build());
    final int frameLength =
            table.add(Shape.leaf("length", ValueType.U4_BE, Role.LENGTH).build());
    final int message = table.add(Shape.group("message", ThriftPart.MESSAGE).build());
    final int header = table.add(Shape.group("header", "message header").build());
    final int version;
    final int unused =
            table.add(Shape.leaf("unused", ValueType.U1, Role.PADDING).build());
    final int messageType;
    final int nameLength =
            table.add(Shape.leaf("nameLength", ValueType.U4_BE, Role.LENGTH).build());
    final int name = table.add(Shape.leaf("name", UTF_8, Role.HEADER)
            .doc("The name of the method.")
            .build());
    final int seqid = table.add(seqid(ValueType.S4_BE, -1, ShapeKind.NONE));
    final int[] seqids = new int[Varint.MAX_LENGTH + 1];
    final int[] nameLengths = new int[Varint.MAX_LENGTH + 1];
    final int headerMagic = table.add(leaf("magic", ValueType.U2_BE, Role.MAGIC, "Of the header transport."));
    final int headerFlags = table.add(leaf("flags", ValueType.U2_BE, Role.HEADER, ""));
    final int headerSequence = table.add(leaf("sequence", ValueType.U4_BE, Role.HEADER, "The reply has the same."));
    final int headerWords =
            table.add(leaf("headerWords", ValueType.U2_BE, Role.LENGTH, "The header's size in words of four bytes."));
    final int headerProtocol =
            table.add(leaf("protocol", ValueType.U1, Role.TYPE, "0 is the binary protocol, 2 the compact one."));
    final int headerTransforms =
            table.add(leaf("transforms", ValueType.U1, Role.LENGTH, "How many things were done to the message."));
    final int headerInfo = table.add(leaf(
            "info",
            ValueType.BYTES,
            Role.HEADER,
            "Which transforms, what the caller adds, and zeros to a whole word."));
    final int headerPayload = table.add(Shape.leaf("payload", ValueType.BYTES, Role.VALUE)
            .mark(ShapeMark.OPAQUE)
            .doc("A message.")
            .build());
    final int bareStruct;
    final int body = table.add(body(null));
    final int stop = table.add(STOP);
    final int text = table.add(TEXT);
    final int bytes = table.add(BYTES);
    final int unknown = table.add(UNKNOWN);

    ThriftShapes(ThriftProtocol protocol, @Nullable ThriftSchema schema) {
        this.protocol = protocol;
        this.schema = schema;
        boolean binary = protocol instanceof ThriftBinaryProtocol;
        root = table.add(Shape.group(protocol.format().id(), protocol.format().id())
                .doc(protocol.format()::doc)
                .build());
        version = table.add(Shape.leaf("version", binary ? ValueType.U2_BE : ValueType.U1, Role.MAGIC)
                .doc(binary ? "0x8001: version 1." : "0x82: the compact protocol.")
                .build());
        messageType = table.add(binary ? binaryType() : compactType());
        bareStruct = table.add(Shape.group(
                        "struct",
                        schema == null ? "struct" : schema.root().type().label())
                .production(Productions.MAP)
                .tail(plain.fields(schema == null ? null : schema.root().type().struct()))
                .build());
        for (int length = 1; length <= Varint.MAX_LENGTH; length++) {
            seqids[length] = table.add(seqid(ValueType.BYTES, length, ThriftPart.VARINT));
            nameLengths[length] = table.add(Shape.leaf("nameLength", ValueType.BYTES, Role.LENGTH)
                    .size(length)
                    .kind(ThriftPart.VARINT)
                    .build());
        }
    }

    /** Without a declaration, a string that is no text. */
    private static Shape unknown(Role role) {
        return Shape.leaf(VALUE, ValueType.BYTES, role).mark(ShapeMark.OPAQUE).build();
    }

    private static Shape leaf(String name, ValueType type, Role role, String doc) {
        return Shape.leaf(name, type, role).doc(doc).build();
    }

    private static Shape seqid(ValueType type, int size, ShapeKind kind) {
        return Shape.leaf("seqid", type, Role.HEADER)
                .size(size)
                .kind(kind)
                .doc("The number of the call; the reply has the same.")
                .build();
    }

    private Shape binaryType() {
        return Shape.leaf("messageType", ValueType.U1, Role.HEADER)
                .symbols(protocol.format().symbols("message_type"))
                .build();
    }

    private Shape compactType() {
        Shape type = Shape.leaf("messageType", new ValueType.Bits(3, 0, false, false), Role.HEADER)
                .symbols(protocol.format().symbols("message_type"))
                .build();
        Shape version = Shape.leaf("version", new ValueType.Bits(5, 3, false, false), Role.HEADER)
                .build();
        return Shape.group("typeAndVersion", "typeAndVersion")
                .slots(Slot.of(type), Slot.of(version))
                .build();
    }

    @Override
    public Shape fixed(int number) {
        return table.fixed(number);
    }

    /** The struct of a message. */
    private Shape body(@Nullable Struct struct) {
        return Shape.group("body", "struct")
                .production(Productions.MAP)
                .tail(plain.fields(struct))
                .build();
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        ThriftShapeKey key = ThriftShapeKey.of(shapeRef.variant());
        if (key.form() == Form.BODY) {
            return body(schema == null ? null : schema.structs().get(key.id()));
        }
        String entry = key.naming() == Naming.ENTRY
                ? ContainerPreviews.name(
                        ThriftMapKeys.read(tree.source().segment(), shapeRef.offset(), key.key(), protocol))
                : "";
        return shape(key, entry, -1, null);
    }

    /**
     * The shape of a value without rows.
     *
     * @param entry the key of an entry of a map
     * @param size of a string behind a length of more than one byte
     * @param parts of what consists of values; null where they are made when they are looked at
     */
    Shape plain(ThriftShapeKey key, String entry, int size, @Nullable List<Shape> parts) {
        return shape(key, entry, size, parts);
    }

    /** @param parts null where values may have rows */
    private Shape shape(ThriftShapeKey key, String entry, int size, @Nullable List<Shape> parts) {
        @Nullable Place place = place(key);
        Name of = name(key, place, entry);
        String type = place != null && key.form() != Form.ENTRY
                ? place.type().label()
                : key.type().id();
        if (key.form() == Form.SCALAR && key.head() == 0) {
            Shape.Builder leaf = protocol.scalar(of.name, key.type(), size(key), role(key))
                    .logical(of.logical)
                    .production(Productions.SCALAR);
            return symbols(leaf, place).build();
        }
        List<Slot> slots = new ArrayList<>();
        boolean boolInHeader = key.form() == Form.SCALAR && key.length() == 0;
        if (boolInHeader) {
            slots.add(Slot.of(protocol.boolInHeader(key).build()));
        } else if (key.head() > 0) {
            slots.addAll(protocol.fieldSlots(key));
        }
        Shape.Builder group = Shape.group(of.name, type).logical(of.logical).production(production(key));
        if (key.form() == Form.MAP && !hasTextKeys(key, place)) {
            group.mark(ShapeMark.ENTRIES).mark(ShapeMark.VALUES_AS_KEYS);
        }
        if (key.head() > 0) {
            group.kind(new ThriftFieldNumber(place != null ? place.id() : key.id()));
        }
        if (!boolInHeader) {
            content(key, place, slots, size);
        }
        tail(group, key, place, parts);
        return group.slots(slots).build();
    }

    private static boolean hasTextKeys(ThriftShapeKey key, @Nullable Place place) {
        @Nullable Place map = ThriftDeclaredType.mapOf(place, key.key(), key.item());
        boolean binary = map != null
                && map.type().key() != null
                && map.type().key().type().binary();
        return key.key() == ThriftWireType.STRING && !binary;
    }

    private void content(ThriftShapeKey key, @Nullable Place place, List<Slot> slots, int size) {
        switch (key.form()) {
            case SCALAR ->
                slots.add(Slot.of(symbols(protocol.scalar(VALUE, key.type(), size(key), Role.VALUE), place)
                        .build()));
            case TEXT, BYTES -> {
                slots.add(protocol.lengthSlot(key));
                slots.add(Slot.counted(content(key, role(key)), 1));
            }
            case LONG_TEXT, LONG_BYTES -> {
                slots.add(protocol.lengthSlot(key));
                if (size >= 0) {
                    slots.add(Slot.counted(content(key, Role.VALUE), 0, size));
                }
            }
            case LIST, LIST_FIXED -> slots.addAll(protocol.listSlots(key));
            case MAP -> slots.addAll(protocol.mapSlots(key));
            case STRUCT, ENTRY, BODY -> {}
        }
    }

    private static Shape content(ThriftShapeKey key, Role role) {
        boolean text = key.form() == Form.TEXT || key.form() == Form.LONG_TEXT;
        return text || key.known()
                ? Shape.leaf(VALUE, text ? UTF_8 : ValueType.BYTES, role).build()
                : unknown(role);
    }

    private void tail(Shape.Builder group, ThriftShapeKey key, @Nullable Place place, @Nullable List<Shape> parts) {
        switch (key.form()) {
            case LIST ->
                group.tail(
                        parts == null
                                ? plain.items(key.item(), ThriftDeclaredType.itemOf(place, key.item()))
                                : new Tail.Computed(new Tail.Rows(""), parts));
            case LIST_FIXED -> {
                Shape item = symbols(
                                protocol.scalar("", key.item(), protocol.fixedSize(key.item()), Role.VALUE),
                                ThriftDeclaredType.itemOf(place, key.item()))
                        .production(Productions.SCALAR)
                        .build();
                group.tail(new Tail.Repeat("", item));
            }
            case MAP, STRUCT, ENTRY ->
                group.tail(parts == null ? named(key, place) : new Tail.Computed(new Tail.OwnRows(), parts));
            default -> {}
        }
    }

    private Tail named(ThriftShapeKey key, @Nullable Place place) {
        return switch (key.form()) {
            case MAP -> plain.entries(key.key(), key.item(), ThriftDeclaredType.mapOf(place, key.key(), key.item()));
            case ENTRY -> plain.entry(key.key(), key.item(), place);
            default -> plain.fields(place == null ? null : place.type().struct());
        };
    }

    private int size(ThriftShapeKey key) {
        int fixed = protocol.fixedSize(key.type());
        return fixed > 0 ? fixed : key.length();
    }

    private static String production(ThriftShapeKey key) {
        return switch (key.form()) {
            case STRUCT, MAP -> Productions.MAP;
            case LIST, LIST_FIXED -> Productions.ARRAY;
            default -> Productions.SCALAR;
        };
    }

    private static Role role(ThriftShapeKey key) {
        return key.naming() == Naming.KEY ? Role.NAME : Role.VALUE;
    }

    private @Nullable Place place(ThriftShapeKey key) {
        return key.known() && schema != null ? schema.places().get(key.id()) : null;
    }

    private static Shape.Builder symbols(Shape.Builder leaf, @Nullable Place place) {
        if (place != null && place.type().symbols() != null) {
            leaf.symbols(place.type().symbols()).typeName("enum").kind(ThriftPart.ENUM);
        }
        return leaf;
    }

    // -- names

    private record Name(String name, String logical) {}

    private static Name name(ThriftShapeKey key, @Nullable Place place, String entry) {
        return switch (key.naming()) {
            case FIELD ->
                place == null
                        ? new Name(Integer.toString(key.id()), Integer.toString(key.id()))
                        : new Name(place.name(), place.logical());
            case SIBLINGS -> new Name("", "");
            case KEY -> new Name("key", "");
            case VALUE -> new Name(VALUE, "");
            case ENTRY -> entry.isEmpty() ? new Name("entry", "") : new Name(entry, entry);
        };
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return ThriftFieldValues.describe(tree, field, read);
    }
}
