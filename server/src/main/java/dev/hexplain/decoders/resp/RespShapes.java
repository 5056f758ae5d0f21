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
import java.util.Optional;

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
    private static final int COUNT =
            TABLE.add(line("count", Role.LENGTH, "Values that follow, in digits; -1 for null."));
    private static final int LENGTH =
            TABLE.add(line("length", Role.LENGTH, "Bytes that follow, in digits; -1 for null."));
    private static final int LINE = TABLE.add(line("value", Role.VALUE, ""));
    static final int LINE_END = TABLE.add(line("end", Role.TYPE, "CR and LF."));
    static final int FORMAT = TABLE.add(line("format", Role.HEADER, "txt, or mkd for Markdown."));
    static final Payload BULK = Payload.of(TABLE, "value", "Bytes of any kind.");
    static final int MAP_ENTRY = TABLE.add(Shape.group("entry", ENTRY).build());
    private static final int[] LINES = {LINE, LENGTH, COUNT, COUNT};

    /** The numbers of the first type: as an element, and as the key and the value of a map entry. */
    static final int ELEMENT = values("element");

    static final int KEY = values("key");
    static final int VALUE = values("value");

    /** The shape of the first line of values, behind their type. */
    static int line(RespType.Form form) {
        return LINES[form.ordinal()];
    }

    private static int values(String name) {
        int first = TABLE.size();
        for (RespType type : RespType.values()) {
            TABLE.add(value(name, type));
        }
        return first;
    }

    /** A value with its first line. */
    private static Shape value(String name, RespType type) {
        List<Slot> slots = new ArrayList<>();
        if (type != RespType.INLINE) {
            slots.add(Slot.of(CODE));
        }
        slots.add(Slot.row(TABLE.get(line(type.form)).name()));
        slots.add(Slot.row("end"));
        Shape.Builder shape = Shape.group(name, type).slots(slots);
        return switch (type.form) {
            case LINE, BULK -> shape.production(Productions.SCALAR).build();
            case LIST ->
                shape.production(Productions.ARRAY).tail(new Tail.Rows("")).build();
            case MAP ->
                shape.production(Productions.MAP).tail(new Tail.Rows("entry")).build();
        };
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
            default -> field.kind().equals(ENTRY) ? entry(tree, field) : read;
        };
    }

    private static Value entry(FieldTree tree, Field entry) {
        return Value.described(part(tree, entry, "key") + ": " + part(tree, entry, "value"));
    }

    private static String part(FieldTree tree, Field entry, String name) {
        return tree.child(entry, name).map(field -> tree.value(field).summary()).orElse("");
    }

    private static Value scalar(FieldTree tree, Field field) {
        Optional<Field> value = field.kind() == RespType.NULL ? Optional.empty() : tree.child(field, "value");
        return value.map(tree::value).orElseGet(() -> Value.of("null"));
    }
}
