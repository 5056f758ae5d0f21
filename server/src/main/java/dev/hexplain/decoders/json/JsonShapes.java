package dev.hexplain.decoders.json;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
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
import dev.hexplain.values.Paged;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The shapes of JSON, named as in the grammar of RFC 8259. Structural characters and quotation marks have the role
 * {@code type}, because they tell the type of what they enclose; white space has the role {@code padding}.
 */
final class JsonShapes implements DocumentShapes {
    static final JsonShapes INSTANCE = new JsonShapes();

    /** A string with its quotation marks. */
    private static final ShapeKind QUOTED = ShapeKind.of("string");

    private static final ShapeKind CHARACTERS = ShapeKind.of("chars");
    private static final ShapeTable TABLE = new ShapeTable();

    static final int ROOT =
            TABLE.add(Shape.group("json", "JSON").tail(new Tail.Rows("item")).build());
    static final int MARKED_ROOT = TABLE.add(Shape.group("json", "JSON")
            .slots(Slot.of(Shape.leaf("BOM", ValueType.BYTES, Role.HEADER)
                    .size(3)
                    .doc("A byte order mark: RFC 8259 forbids to write it, and allows to ignore it.")
                    .build()))
            .tail(new Tail.Rows("item"))
            .build());
    static final int SPACE = TABLE.add(space(-1));
    static final int HEAD =
            TABLE.add(Shape.group("head", "name").role(Role.NAME).build());
    static final int NAME = TABLE.add(Shape.group("key", QUOTED).role(Role.NAME).build());
    static final int NAME_CHARS = TABLE.add(chars(Role.NAME, -1));
    static final int STRING = TABLE.add(Shape.group("string", QUOTED).build());
    static final int CHARS = TABLE.add(chars(Role.VALUE, -1));
    static final int NUMBER = TABLE.add(scalar(JsonItemKind.NUMBER, -1));
    static final int LITERAL = TABLE.add(scalar(JsonItemKind.LITERAL, -1));
    static final int QUOTATION_MARK = TABLE.add(structural("quotation-mark"));
    static final int NAME_SEPARATOR = TABLE.add(structural("name-separator"));
    static final int VALUE_SEPARATOR = TABLE.add(structural("value-separator"));
    static final int BEGIN_OBJECT = TABLE.add(structural("begin-object"));
    static final int BEGIN_ARRAY = TABLE.add(structural("begin-array"));
    /** An item with a row for each part. */
    static final int LOOSE = TABLE.add(
            Shape.group("value", "value").production(Productions.SCALAR).build());

    /** An end with a row for each part. */
    static final int LOOSE_END = TABLE.add(
            Shape.group("end", "end").role(Role.TYPE).mark(ShapeMark.END).build());

    static final int END_OBJECT = TABLE.add(structural("end-object"));
    static final int END_ARRAY = TABLE.add(structural("end-array"));

    private static final JsonSpelledShapes SPELLED = new JsonSpelledShapes(number -> spelled(JsonSpelling.of(number)));
    private static final int PARTS = 16;
    private static final Set<String> PARTS_WITH_VALUE = Set.of("value", "string", "number", "literal");
    private static final int MOST_UNESCAPED = 1 << 15;

    private JsonShapes() {}

    @Override
    public Shape fixed(int number) {
        return number < JsonSpelling.FIRST ? TABLE.fixed(number) : SPELLED.get(number);
    }

    private static Shape spelled(JsonSpelling spelling) {
        JsonItemKind kind = spelling.kind();
        List<Slot> slots = new ArrayList<>();
        addSpace(slots, spelling.space());
        if (kind == JsonItemKind.END) {
            slots.add(Slot.of(TABLE.fixed(spelling.inObject() ? END_OBJECT : END_ARRAY)));
        } else if (kind.isContainer()) {
            return container(Shape.group("value", kind), kind, slots);
        } else {
            slots.add(Slot.of(
                    kind.isString()
                            ? quoted("string", role(kind), spelling.length() - 2)
                            : scalar(kind, spelling.length())));
        }
        if (spelling.comma()) {
            slots.add(Slot.of(TABLE.fixed(VALUE_SEPARATOR)));
        }
        return kind == JsonItemKind.END
                ? Shape.group("end", "end")
                        .role(Role.TYPE)
                        .mark(ShapeMark.END)
                        .slots(slots)
                        .build()
                : Shape.group("value", kind)
                        .role(role(kind))
                        .production(Productions.SCALAR)
                        .slots(slots)
                        .build();
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        JsonHeading heading = JsonHeading.of(member.kind());
        JsonItemKind kind = heading.kind();
        String name =
                ContainerPreviews.name(JsonEscapes.text(tree.source().copy(member.offset(), (int) member.length())));
        Shape.Builder shape = Shape.group(name, kind).logical(name);
        List<Slot> slots = new ArrayList<>();
        if (heading.free()) {
            if (!kind.isContainer()) {
                return shape.production(Productions.SCALAR).build();
            }
            slots.add(Slot.row("head"));
        } else {
            slots.addAll(heading(heading, member.length()));
        }
        if (kind.isContainer()) {
            return container(shape, kind, slots);
        }
        slots.add(Slot.row("value"));
        return shape.production(Productions.SCALAR).slots(slots).build();
    }

    /**
     * The shape of a member without a row.
     *
     * @param name its bytes, between the quotation marks
     * @param value the {@link JsonSpelling} of the value
     */
    static Shape member(JsonHeading heading, byte[] name, int value) {
        String text = ContainerPreviews.name(JsonEscapes.text(name));
        List<Slot> slots = heading(heading, name.length);
        slots.add(Slot.of(SPELLED.get(value)));
        return Shape.group(text, heading.kind())
                .logical(text)
                .production(Productions.SCALAR)
                .slots(slots)
                .build();
    }

    /**
     * The shape of a container that is a member without a row, but for what is in it.
     *
     * @param name its bytes, between the quotation marks
     */
    static Shape container(JsonHeading heading, byte[] name) {
        String text = ContainerPreviews.name(JsonEscapes.text(name));
        return container(
                Shape.group(text, heading.kind()).logical(text), heading.kind(), heading(heading, name.length));
    }

    /** White space, a name, a colon, a blank. */
    private static List<Slot> heading(JsonHeading heading, long nameLength) {
        List<Slot> slots = new ArrayList<>();
        addSpace(slots, heading.space());
        slots.add(Slot.of(quoted("key", Role.NAME, nameLength)));
        slots.add(Slot.of(TABLE.fixed(NAME_SEPARATOR)));
        addSpace(slots, heading.blank() ? 1 : 0);
        return slots;
    }

    private static Shape container(Shape.Builder shape, JsonItemKind kind, List<Slot> slots) {
        slots.add(Slot.of(TABLE.fixed(kind == JsonItemKind.OBJECT ? BEGIN_OBJECT : BEGIN_ARRAY)));
        if (kind == JsonItemKind.TYPED) {
            slots.add(Slot.row("type"));
            slots.add(Slot.row("value"));
        }
        return shape.production(production(kind)).slots(slots).tail(tail(kind)).build();
    }

    private static Tail tail(JsonItemKind kind) {
        return switch (kind) {
            case OBJECT -> JsonVirtualItems.MEMBERS;
            case ARRAY -> JsonVirtualItems.ELEMENTS;
            default -> new Tail.OwnRows();
        };
    }

    private static String production(JsonItemKind kind) {
        return kind == JsonItemKind.OBJECT
                ? Productions.MAP
                : kind == JsonItemKind.ARRAY ? Productions.ARRAY : Productions.SCALAR;
    }

    private static void addSpace(List<Slot> slots, int bytes) {
        if (bytes > 0) {
            slots.add(Slot.of(space(bytes)));
        }
    }

    private static Shape space(long bytes) {
        return Shape.leaf("ws", new ValueType.Text(TextEncoding.ASCII), Role.PADDING)
                .mark(ShapeMark.END)
                .size(bytes)
                .build();
    }

    private static Shape structural(String name) {
        return Shape.leaf(name, new ValueType.Text(TextEncoding.ASCII), Role.TYPE)
                .size(1)
                .build();
    }

    private static Role role(JsonItemKind kind) {
        return kind == JsonItemKind.TYPE_NAME ? Role.TYPE : Role.VALUE;
    }

    private static Shape quoted(String name, Role role, long length) {
        return Shape.group(name, QUOTED)
                .role(role)
                .slots(
                        Slot.of(TABLE.fixed(QUOTATION_MARK)),
                        Slot.of(chars(role, length)),
                        Slot.of(TABLE.fixed(QUOTATION_MARK)))
                .build();
    }

    private static Shape chars(Role role, long length) {
        return Shape.leaf("chars", new ValueType.Text(TextEncoding.UTF_8), role)
                .kind(CHARACTERS)
                .size(length)
                .build();
    }

    private static Shape scalar(JsonItemKind kind, long length) {
        return Shape.leaf(kind.label(), new ValueType.Text(TextEncoding.UTF_8), Role.VALUE)
                .kind(kind)
                .size(length)
                .build();
    }

    @Override
    public boolean mayBeTagged(Field item) {
        return item.kind() == JsonItemKind.TYPED;
    }

    @Override
    public LogicalValue scalarValue(FieldTree tree, Field item) {
        return JsonScalars.of(tree, item);
    }

    @Override
    public <T> Paged<T> told(FieldTree tree, Field container, Paged<T> parts) {
        return parts.toldBy(sink -> new JsonPlainValues(sink).tellParts(tree, container));
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            case Productions.SCALAR -> scalar(tree, field);
            default -> part(tree, field, read);
        };
    }

    private static Value part(FieldTree tree, Field field, Value read) {
        ShapeKind kind = field.kind();
        if (kind.equals(CHARACTERS)) {
            return chars(tree, field, read);
        }
        if (kind == JsonItemKind.NUMBER || kind == JsonItemKind.LITERAL) {
            return Value.exactly(unquoted(read.actual()), read.exact());
        }
        return kind.equals(QUOTED) ? tree.child(field, "chars").map(tree::value).orElse(Value.NONE) : read;
    }

    private static Value chars(FieldTree tree, Field field, Value read) {
        int length = (int) Math.min(field.length(), MOST_UNESCAPED);
        return JsonEscapes.shown(tree.source().copy(field.offset(), length), read);
    }

    /** The value in it. */
    private static Value scalar(FieldTree tree, Field field) {
        for (Field part : tree.children(field, 0, PARTS)) {
            if (PARTS_WITH_VALUE.contains(part.name())) {
                return tree.value(part);
            }
        }
        return Value.NONE;
    }

    private static String unquoted(String text) {
        return text.startsWith("\"") && text.endsWith("\"") ? text.substring(1, text.length() - 1) : text;
    }
}
