package dev.hexplain.decoders.resp;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.messages.Payload;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeKind;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;

/** The shape table of all RESP trees, and the values of their fields. */
enum RespShapes implements Shapes {
    INSTANCE;

    static final ShapeKind FLOW = ShapeKind.of("RESP");
    private static final ShapeKind ENTRY = ShapeKind.of("map entry");

    private static final Shape CODE = Shape.leaf("type", ValueType.U1, Role.TYPE)
            .symbols(Resp.FORMAT.symbols("type"))
            .build();
    private static final ValueType TEXT = new ValueType.Text(TextEncoding.UTF_8);
    private static final ShapeTable TABLE = new ShapeTable();
    static final int ROOT = TABLE.add(Shape.group("resp", FLOW)
            .doc(Resp.FORMAT::doc)
            .tail(new Tail.Rows("message"))
            .build());
    static final int COUNT = TABLE.add(line("count", Role.LENGTH, "Values that follow, in digits; -1 for null."));
    static final int LENGTH = TABLE.add(line("length", Role.LENGTH, "Bytes that follow, in digits; -1 for null."));
    static final int LINE = TABLE.add(line("value", Role.VALUE, ""));
    static final int LINE_END = TABLE.add(line("end", Role.TYPE, "CR and LF."));
    static final int FORMAT = TABLE.add(line("format", Role.HEADER, "txt, or mkd for Markdown."));
    static final Payload BULK = Payload.of(TABLE, "value", "Bytes of any kind.");
    static final int MAP_ENTRY = TABLE.add(Shape.group("entry", ENTRY).build());
    /** Values by type: as elements, and with the names that they have in map entries. */
    private static final int ELEMENT = values("element");

    private static final int KEY = values("key");
    private static final int VALUE = values("value");

    /** The part that a value has in its parent. */
    enum Place {
        ELEMENT(RespShapes.ELEMENT),
        KEY(RespShapes.KEY),
        VALUE(RespShapes.VALUE);

        private final int first;

        Place(int first) {
            this.first = first;
        }
    }

    static int value(RespType type, Place place) {
        return place.first + type.ordinal();
    }

    private static int values(String name) {
        int first = 0;
        for (RespType type : RespType.values()) {
            int added = TABLE.add(
                    switch (type.form) {
                        case LINE -> group(name, type, Productions.SCALAR, "value", new Tail.OwnRows());
                        case BULK -> group(name, type, Productions.SCALAR, "length", new Tail.OwnRows());
                        case LIST -> group(name, type, Productions.ARRAY, "count", new Tail.Rows(""));
                        case MAP -> group(name, type, Productions.MAP, "count", new Tail.Rows("entry"));
                    });
            first = type.ordinal() == 0 ? added : first;
        }
        return first;
    }

    /** A value with its first line. */
    private static Shape group(String name, RespType type, String production, String line, Tail tail) {
        List<Slot> slots = new ArrayList<>(List.of(Slot.row(line), Slot.row("end")));
        if (type != RespType.INLINE) {
            slots.addFirst(Slot.of(CODE));
        }
        return Shape.group(name, type)
                .production(production)
                .slots(slots)
                .tail(tail)
                .build();
    }

    private static Shape line(String name, Role role, String doc) {
        return Shape.leaf(name, TEXT, role).doc(doc).build();
    }

    @Override
    public Shape fixed(int number) {
        return TABLE.get(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        throw new IllegalStateException("RESP has no recipes");
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case Productions.MAP -> Value.described(tree.childCount(field) - tree.slotChildCount(field) + " entries");
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            case Productions.SCALAR -> scalar(tree, field);
            default ->
                field.kind() == ENTRY
                        ? Value.described(part(tree, field, "key") + ": " + part(tree, field, "value"))
                        : read;
        };
    }

    private static String part(FieldTree tree, Field entry, String name) {
        return tree.child(entry, name).map(field -> tree.value(field).summary()).orElse("");
    }

    private static Value scalar(FieldTree tree, Field field) {
        boolean nothing =
                field.kind() == RespType.NULL || tree.child(field, "value").isEmpty();
        return nothing
                ? Value.of("null")
                : tree.child(field, "value").map(tree::value).orElse(Value.NONE);
    }
}
