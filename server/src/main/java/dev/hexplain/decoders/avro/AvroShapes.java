package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decoders.avro.AvroType.Place;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Function;

/** The shapes of Avro data, mostly resolved from an {@link AvroShapeKey} and the schema. */
final class AvroShapes implements DocumentShapes {
    static final int ROOT = ShapeTable.DUMP + 1;
    static final int KEY = ROOT + 1;
    static final int MARKER = ROOT + 2;

    private static final ValueType UTF_8 = new ValueType.Text(TextEncoding.UTF_8);
    private static final int MAX_KEY = 200;

    private static final Shape KEY_TEXT = Shape.leaf("key", UTF_8, Role.NAME).build();

    private final ShapeTable table;
    private final Map<AvroSchema, AvroPlainShapes> plain = new WeakHashMap<>();
    private final Function<FieldTree, AvroSchema> schemas;

    /** @param schemas finds the schema of a tree */
    AvroShapes(ShapeTable table, Function<FieldTree, AvroSchema> schemas) {
        this.table = table;
        this.schemas = schemas;
    }

    /** The fixed shapes that both formats begin with. */
    static ShapeTable table(Shape root) {
        ShapeTable table = new ShapeTable();
        table.add(root);
        table.add(KEY_TEXT);
        table.add(Shape.group("marker", "single object marker")
                .slots(
                        Slot.of(Shape.leaf("magic", ValueType.BYTES, Role.MAGIC)
                                .size(2)
                                .doc("C3 01: one object follows, behind the fingerprint of its schema.")
                                .build()),
                        Slot.of(Shape.leaf("fingerprint", ValueType.U8_LE, Role.CHECKSUM)
                                .doc("CRC-64-AVRO of the schema's canonical form.")
                                .build()))
                .build());
        return table;
    }

    @Override
    public Shape fixed(int number) {
        return table.fixed(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        AvroShapeKey key = AvroShapeKey.of(shapeRef.variant());
        AvroSchema schema = schemas.apply(tree);
        Place place = schema.place(key.place());
        Name name = name(key, place, shapeRef.offset(), tree);
        return shape(key, name, place, schema, shapeRef.offset());
    }

    /** The shape of a row. */
    private Shape shape(AvroShapeKey key, Name name, Place place, AvroSchema schema, long before) {
        AvroType type = place.type();
        return switch (key.form()) {
            case VALUE -> leaf(name, type, key.length()).doc(place.doc()).build();
            case CONTENT -> content(type);
            case SIZED ->
                sized(name, place)
                        .slots(varint("length", Role.LENGTH, key.length()))
                        .build();
            case RECORD ->
                group(name, type, Productions.MAP)
                        .doc(place.doc())
                        .tail(plain(schema).fields((AvroType.RecordType) type))
                        .build();
            case BLOCKS -> blocks(name, place).build();
            case BLOCK_FIXED ->
                block(key, before)
                        .tail(new Tail.Repeat("", fixedItem(((AvroType.Array) type).items(), schema)))
                        .build();
            case BLOCK_ROWS ->
                block(key, before)
                        .tail(plain(schema).items(((AvroType.Array) type).items()))
                        .build();
            case BLOCK_NAMED ->
                type instanceof AvroType.Mapping(Place value)
                        ? block(key, before)
                                .tail(plain(schema).entries(place, value))
                                .build()
                        : block(key, before).build();
            case END -> end(key);
            case ENTRY ->
                entry(name, varint("keyLength", Role.LENGTH, key.length())).build();
            case UNION -> union(key, name, place).build();
        };
    }

    private static Shape content(AvroType type) {
        return leaf(new Name("value", ""), type, 0).production("").build();
    }

    private static Shape.Builder sized(Name name, Place place) {
        return group(name, place.type(), Productions.SCALAR).doc(place.doc());
    }

    private static Shape.Builder blocks(Name name, Place place) {
        boolean map = place.type() instanceof AvroType.Mapping;
        return group(name, place.type(), map ? Productions.MAP : Productions.ARRAY)
                .doc(place.doc());
    }

    private static Shape end(AvroShapeKey key) {
        return Shape.leaf("end", ValueType.BYTES, Role.LENGTH)
                .size(key.length())
                .kind(AvroType.Primitive.LONG)
                .doc("A block without items: there are no more.")
                .build();
    }

    private static Shape.Builder entry(Name name, Slot... head) {
        return Shape.group(name.name, "entry")
                .logical(name.logical)
                .production(Productions.SCALAR)
                .slots(head);
    }

    private static Shape.Builder union(AvroShapeKey key, Name name, Place place) {
        return group(name, place.type(), Productions.SCALAR)
                .doc(place.doc())
                .slots(varint("branch", Role.TYPE, key.length()));
    }

    private AvroPlainShapes plain(AvroSchema schema) {
        synchronized (plain) {
            return plain.computeIfAbsent(schema, AvroPlainShapes::new);
        }
    }

    /**
     * The shape of a value without rows.
     *
     * @param entry the key of an entry of a map
     * @param size of what is behind a length
     * @param parts of what consists of values
     */
    static Shape plain(AvroShapeKey key, AvroSchema schema, String entry, int size, List<Shape> parts) {
        Place place = schema.place(key.place());
        AvroType type = place.type();
        Name name = key.naming() == AvroShapeKey.Naming.SIBLINGS
                ? new Name("", "")
                : new Name(place.name(), place.logical());
        Tail named = new Tail.Computed(new Tail.OwnRows(), parts);
        return switch (key.form()) {
            case SIZED ->
                sized(name, place)
                        .slots(varint("length", Role.LENGTH, key.length()), Slot.counted(content(type), 0, size))
                        .build();
            case RECORD ->
                group(name, type, Productions.MAP).doc(place.doc()).tail(named).build();
            case BLOCKS -> blocks(name, place).tail(named).build();
            case BLOCK_ROWS ->
                block(key, 0).tail(new Tail.Computed(new Tail.Rows(""), parts)).build();
            case BLOCK_NAMED -> block(key, 0).tail(named).build();
            case END -> end(key);
            case ENTRY ->
                entry(
                                new Name(entry, entry),
                                varint("keyLength", Role.LENGTH, key.length()),
                                Slot.counted(KEY_TEXT, 0, size))
                        .tail(named)
                        .build();
            case UNION -> union(key, name, place).tail(named).build();
            default -> leaf(name, type, key.length()).doc(place.doc()).build();
        };
    }

    /** Blocks after the first are named by the index of their first item. */
    private static Shape.Builder block(AvroShapeKey key, long before) {
        List<Slot> slots = new ArrayList<>();
        slots.add(varint("count", Role.LENGTH, key.length()));
        if (key.length2() > 0) {
            slots.add(varint("size", Role.LENGTH, key.length2()));
        }
        return Shape.group(before == 0 ? "block" : "block@" + before, "block").slots(slots);
    }

    private static Slot varint(String name, Role role, int length) {
        return Slot.of(Shape.leaf(name, ValueType.BYTES, role)
                .size(length)
                .kind(AvroType.Primitive.LONG)
                .build());
    }

    private static Shape.Builder group(Name name, AvroType type, String production) {
        return Shape.group(name.name, type).logical(name.logical).production(production);
    }

    /** A value that is one leaf. */
    private static Shape.Builder leaf(Name name, AvroType type, int length) {
        ValueType valueType = switch (type) {
            case AvroType.Primitive primitive ->
                switch (primitive.kind()) {
                    case NULL -> ValueType.COMPUTED;
                    case BOOLEAN -> ValueType.BOOL;
                    case FLOAT -> ValueType.F4_LE;
                    case DOUBLE -> ValueType.F8_LE;
                    case STRING -> UTF_8;
                    case INT, LONG, BYTES -> ValueType.BYTES;
                };
            default -> ValueType.BYTES;
        };
        Shape.Builder leaf = Shape.leaf(name.name, valueType, Role.VALUE)
                .kind(type)
                .logical(name.logical)
                .production(Productions.SCALAR);
        if (type instanceof AvroType.Fixed fixed) {
            leaf.size(fixed.size());
        } else if (length > 0) {
            leaf.size(length);
        }
        if (type instanceof AvroType.EnumType symbols) {
            leaf.symbols(symbols.symbols());
        }
        return leaf;
    }

    /** The shape of an item of fixed size. Fixed size excludes recursive schemas, so this ends. */
    private static Shape fixedItem(Place place, AvroSchema schema) {
        if (!(place.type() instanceof AvroType.RecordType record)) {
            return leaf(new Name(place.name(), place.logical()), place.type(), 0)
                    .build();
        }
        List<Slot> slots = record.fields.stream()
                .map(field -> Slot.of(fixedItem(field, schema)))
                .toList();
        return Shape.group(place.name(), record)
                .logical(place.logical())
                .production(Productions.MAP)
                .slots(slots)
                .build();
    }

    // -- names

    private record Name(String name, String logical) {}

    private static Name name(AvroShapeKey key, Place place, long shapeRef, FieldTree tree) {
        return switch (key.naming()) {
            case SCHEMA -> new Name(place.name(), place.logical());
            case SIBLINGS -> new Name("", "");
            case NUMBER -> new Name("[" + shapeRef + "]", "");
            case KEY -> {
                String text = ContainerPreviews.name(key(tree, key.source(), shapeRef));
                yield new Name(text, text);
            }
        };
    }

    private static String key(FieldTree tree, int source, long at) {
        return tree.source(source)
                .map(bytes -> {
                    Window window = new Window(bytes.segment());
                    int head = Varint.length(window, at, window.end());
                    long length = head <= 0 ? 0 : Varint.zigzag(Varint.value(window, at, head));
                    long there = Math.clamp(length, 0, Math.min(MAX_KEY, window.end() - at - Math.max(0, head)));
                    return new String(window.copy(at + Math.max(0, head), (int) there), StandardCharsets.UTF_8);
                })
                .orElse("");
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return field.shape().equals(AvroContainerShapes.TABLE.fixed(ROOT))
                ? Optional.of(AvroContainerValues.of(values, field))
                : DocumentShapes.super.value(values, field);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return AvroValues.describe(tree, field, read);
    }
}
