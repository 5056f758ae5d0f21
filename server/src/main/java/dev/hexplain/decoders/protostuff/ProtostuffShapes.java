package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decoders.protostuff.ProtostuffShapeKey.Naming;
import dev.hexplain.decoders.protostuff.ProtostuffType.Kind;
import dev.hexplain.decoders.protostuff.ProtostuffType.Place;
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
import dev.hexplain.values.TreeValues;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The shapes of objects, mostly resolved from a {@link ProtostuffShapeKey}. */
final class ProtostuffShapes implements DocumentShapes {
    static final int ROOT = ShapeTable.DUMP + 1;

    private static final int TEXT = ROOT + 1;
    private static final int BYTES = ROOT + 2;
    private static final int NAME = ROOT + 3;
    private static final int CLASS = ROOT + 4;
    static final int UNKNOWN_BYTES = ROOT + 5;

    private static final ValueType UTF_8 = new ValueType.Text(TextEncoding.UTF_8);
    private static final String VALUE = "value";
    private static final int MAX_KEY = 200;

    private final ProtostuffClasses classes;
    private final ShapeTable table = new ShapeTable();

    ProtostuffShapes(ProtostuffClasses classes) {
        this.classes = classes;
        table.add(Shape.group("protostuff", classes.root.name)
                .production(Productions.MAP)
                .doc(Protostuff.FORMAT::doc)
                .build());
        table.add(Shape.leaf(VALUE, UTF_8, Role.VALUE).build());
        table.add(Shape.leaf(VALUE, ValueType.BYTES, Role.VALUE).build());
        table.add(Shape.leaf(VALUE, UTF_8, Role.NAME).build());
        table.add(Shape.leaf(VALUE, UTF_8, Role.TYPE).build());
        table.add(Shape.leaf(VALUE, ValueType.BYTES, Role.VALUE)
                .mark(ShapeMark.OPAQUE)
                .build());
    }

    /** The shape of the bytes after a length. */
    static int content(boolean text, Naming naming) {
        if (!text) {
            return BYTES;
        }
        return switch (naming) {
            case KEY -> NAME;
            case CLASS -> CLASS;
            default -> TEXT;
        };
    }

    @Override
    public Shape fixed(int number) {
        return table.fixed(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        ProtostuffShapeKey key = ProtostuffShapeKey.of(shapeRef.variant());
        @Nullable Place place = classes.place(key.place());
        String name = name(key, place, shapeRef.offset(), tree);
        String label = place == null
                ? key.form().name().toLowerCase(Locale.ROOT)
                : place.type().label();
        Slot tag = Slot.of(tag("tag", key.tagLength()));
        return switch (key.form()) {
            case END -> tag("end", key.tagLength());
            case RUN ->
                entry(key, name, label, place, Productions.ARRAY)
                        .tail(new Tail.Rows(""))
                        .build();
            case GROUP ->
                entry(key, name, label, place, production(place))
                        .mark(ShapeMark.DEFINES_HANDLE)
                        .slots(tag)
                        .build();
            case TEXT, BYTES ->
                entry(key, name, label, place, Productions.SCALAR)
                        .slots(tag, varint("length", Role.LENGTH, key.valueLength(), Kind.COUNT, null))
                        .build();
            case REFERENCE ->
                entry(key, name, "reference", place, Productions.SCALAR)
                        .mark(ShapeMark.REFERS_TO_HANDLE)
                        .slots(tag, varint(VALUE, Role.REFERENCE, key.valueLength(), ProtostuffPart.REFERENCE, null))
                        .build();
            case VARINT ->
                entry(key, name, label, place, Productions.SCALAR)
                        .slots(tag, varint(VALUE, role(key), key.valueLength(), kind(place), place))
                        .build();
            case I32, I64 ->
                entry(key, name, label, place, Productions.SCALAR)
                        .slots(tag, Slot.of(fixed(key, place)))
                        .build();
        };
    }

    private static Shape.Builder entry(
            ProtostuffShapeKey key, String name, String label, @Nullable Place place, String production) {
        String logical = switch (key.naming()) {
            case FIELD -> place == null ? Integer.toString(key.number()) : place.logical();
            case ENTRY -> name;
            default -> "";
        };
        Shape.Builder shape = Shape.group(name, label)
                .kind(kind(place))
                .logical(logical)
                .production(key.naming() == Naming.LENGTH || key.naming() == Naming.CLASS ? "" : production);
        if (place != null && place.type() instanceof ProtostuffType.Mapping map) {
            shape.mark(ShapeMark.ENTRIES);
            if (!(map.key().type() instanceof ProtostuffType.Scalar scalar) || scalar.kind() != Kind.STRING) {
                shape.mark(ShapeMark.VALUES_AS_KEYS);
            }
        }
        return shape;
    }

    private static String production(@Nullable Place place) {
        return switch (place == null ? null : place.type()) {
            case ProtostuffType.Array array -> Productions.ARRAY;
            case ProtostuffType.Dynamic dynamic -> Productions.SCALAR;
            case null, default -> Productions.MAP;
        };
    }

    private static Role role(ProtostuffShapeKey key) {
        return switch (key.naming()) {
            case KEY -> Role.NAME;
            case LENGTH -> Role.LENGTH;
            case CLASS -> Role.TYPE;
            default -> Role.VALUE;
        };
    }

    private static ShapeKind kind(@Nullable Place place) {
        return place != null && place.type() instanceof ProtostuffType.Scalar scalar
                ? scalar.kind()
                : ProtostuffPart.VARINT;
    }

    private static Shape tag(String name, int length) {
        return Shape.leaf(name, ValueType.BYTES, Role.TYPE)
                .size(length)
                .kind(ProtostuffPart.TAG)
                .doc("The field's number, and how its value is written, in one varint.")
                .build();
    }

    private static Slot varint(String name, Role role, int length, ShapeKind kind, @Nullable Place place) {
        Shape.Builder leaf =
                Shape.leaf(name, ValueType.BYTES, role).size(length).kind(kind);
        if (place != null && place.type() instanceof ProtostuffType.Scalar scalar && scalar.symbols() != null) {
            leaf.symbols(scalar.symbols());
        }
        return Slot.of(leaf.build());
    }

    private static Shape fixed(ProtostuffShapeKey key, @Nullable Place place) {
        boolean four = key.form() == ProtostuffShapeKey.Form.I32;
        boolean dated =
                place != null && place.type() instanceof ProtostuffType.Scalar scalar && scalar.kind() == Kind.DATE;
        boolean date = dated && !four;
        ValueType type = date ? ValueType.S8_LE : four ? ValueType.F4_LE : ValueType.F8_LE;
        return Shape.leaf(VALUE, type, Role.VALUE)
                .kind(date ? Kind.DATE : ShapeKind.NONE)
                .build();
    }

    // -- names

    private static String name(ProtostuffShapeKey key, @Nullable Place place, long shapeRef, FieldTree tree) {
        return switch (key.naming()) {
            case FIELD -> place == null ? Integer.toString(key.number()) : place.name();
            case SIBLINGS -> "";
            case NUMBER -> "[" + shapeRef + "]";
            case ENTRY -> ContainerPreviews.name(key(tree.source(), shapeRef));
            case VALUE -> VALUE;
            case KEY -> "key";
            case LENGTH -> "length";
            case CLASS -> "class";
        };
    }

    /** The key of an entry, which is the first field in its group; a dynamically typed one is in a group of its own. */
    private static String key(Source source, long entry) {
        Window bytes = new Window(source.segment());
        long at = entry + Math.max(1, Varint.length(bytes, entry, bytes.end()));
        for (int i = 0; i < 2; i++) {
            int length = Varint.length(bytes, at, bytes.end());
            long tag = length > 0 ? Varint.value(bytes, at, length) : EGROUP;
            at += length;
            switch ((int) tag & 7) {
                case 0 -> {
                    return Long.toString(Varint.value(bytes, at, Math.max(0, Varint.length(bytes, at, bytes.end()))));
                }
                case 2 -> {
                    return text(bytes, at);
                }
                case 3 -> {}
                default -> {
                    return "entry";
                }
            }
        }
        return "entry";
    }

    private static final long EGROUP = 4;

    private static String text(Window bytes, long at) {
        int head = Math.max(0, Varint.length(bytes, at, bytes.end()));
        long length = Math.clamp(Varint.value(bytes, at, head), 0, Math.min(MAX_KEY, bytes.end() - at - head));
        return new String(bytes.copy(at + head, (int) length), StandardCharsets.UTF_8);
    }

    /** Groups are counted from 0, but for the outermost object, which is in none. */
    @Override
    public int handleNumber(FieldTree tree, Field field) {
        Field number = tree.child(field, VALUE).orElseThrow();
        return (int) Varint.value(tree.sourceOf(number), number.offset(), number.length());
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return new ProtostuffLogicalValues(values).of(field).or(() -> DocumentShapes.super.value(values, field));
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return ProtostuffFieldValues.describe(tree, field, read);
    }
}
