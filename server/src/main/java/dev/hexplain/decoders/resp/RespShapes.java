package dev.hexplain.decoders.resp;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.messages.Payload;
import dev.hexplain.decoders.resp.RespType.Form;
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
import java.util.Optional;

/** The shapes of all RESP trees, made from the table of types. */
final class RespShapes {
    /** Magic number and version of a stream. */
    private static final int HEADER_FIELDS = 2;

    static final ShapeKind FLOW = ShapeKind.of("RESP");
    static final ShapeTable TABLE = new ShapeTable();
    private static final Slot CODE = Slot.of(Shape.leaf("type", ValueType.U1, Role.TYPE)
            .symbols(Resp.FORMAT.symbols("type"))
            .build());
    static final int ROOT = TABLE.add(Shape.group("resp", FLOW)
            .doc(Resp.FORMAT::doc)
            .tail(new Tail.Rows("message"))
            .build());
    private static final int COUNT = TABLE.add(line("count", Role.LENGTH, "Values that follow, in digits; -1 for null.")
            .build());
    private static final int LENGTH =
            TABLE.add(line("length", Role.LENGTH, "Bytes that follow, in digits; -1 for null.")
                    .build());
    private static final int LINE = TABLE.add(line("value", Role.VALUE, "").build());
    static final int LINE_END =
            TABLE.add(line("end", Role.TYPE, "CR and LF.").size(2).build());
    static final int FORMAT = TABLE.add(line("format", Role.HEADER, "txt, or mkd for Markdown.")
            .size(RespPlainValues.FORMAT_BYTES)
            .build());
    static final Payload BULK = Payload.of(TABLE, "value", "Bytes of any kind.", ShapeMark.MEASURED);
    static final int MAP_ENTRY = TABLE.add(entry().build());

    /** The numbers of the first type: as an element, and as the key and the value of a map entry. */
    static final int ELEMENT = rows("element");

    static final int KEY = rows("key");
    static final int VALUE = rows("value");

    private RespShapes() {}

    private static Shape.Builder line(String name, Role role, String doc) {
        return Shape.leaf(name, new ValueType.Text(TextEncoding.UTF_8), role)
                .doc(doc)
                .mark(ShapeMark.MEASURED);
    }

    /** The shape of the text in the first line of values. */
    static int line(Form form) {
        return switch (form) {
            case LINE -> LINE;
            case BULK -> LENGTH;
            case LIST, MAP -> COUNT;
        };
    }

    private static int rows(String name) {
        int first = TABLE.size();
        for (RespType type : RespType.values()) {
            TABLE.add(row(name, type));
        }
        return first;
    }

    /** A value that is a row: what is long or wrong in it is a row behind its first line, the rest is scanned. */
    private static Shape row(String name, RespType type) {
        Slot line = Slot.scanned(TABLE.fixed(line(type.form)).name(), RespPlainShapes.line(type.form));
        Shape.Builder shape = value(name, type)
                .slots(type == RespType.INLINE ? List.of(line, Slot.of(TABLE.fixed(LINE_END))) : head(line));
        return switch (type.form) {
            case LINE -> shape.build();
            case BULK -> shape.tail(RespPlainShapes.content(type)).build();
            case LIST -> shape.tail(RespPlainShapes.ELEMENTS).build();
            case MAP -> shape.tail(RespPlainShapes.ENTRIES).build();
        };
    }

    /** What each value begins with: its type and its first line. */
    static List<Slot> head(Slot line) {
        return new ArrayList<>(List.of(CODE, line, Slot.of(TABLE.fixed(LINE_END))));
    }

    /** A value in one of the three places, with or without a row, before its layout. */
    static Shape.Builder value(int place, RespType type) {
        return value(TABLE.fixed(place).name(), type);
    }

    private static Shape.Builder value(String name, RespType type) {
        Shape.Builder shape = Shape.group(name, type);
        return switch (type.form) {
            case LINE, BULK -> shape.production(Productions.SCALAR).description(RespShapes::scalar);
            case LIST ->
                shape.production(Productions.ARRAY)
                        .description((tree, array, read) -> ContainerPreviews.array(tree, array));
            case MAP ->
                shape.production(Productions.MAP)
                        .description((tree, map, read) -> Value.described(count(tree, map) + " entries"));
        };
    }

    /** A map entry, before its layout. */
    static Shape.Builder entry() {
        return Shape.group("entry", "map entry").description(RespShapes::entry);
    }

    /** The number of elements of a container. */
    static long count(FieldTree tree, Field container) {
        return tree.childCount(container) - tree.slotChildCount(container);
    }

    private static Value entry(FieldTree tree, Field entry, Value read) {
        return Value.described(part(tree, entry, "key") + ": " + part(tree, entry, "value"));
    }

    private static String part(FieldTree tree, Field entry, String name) {
        return tree.child(entry, name).map(field -> tree.value(field).summary()).orElse("");
    }

    private static Value scalar(FieldTree tree, Field field, Value read) {
        Optional<Field> value = field.kind() == RespType.NULL ? Optional.empty() : tree.child(field, "value");
        return value.or(() -> stream(tree, field).flatMap(stream -> object(tree, stream)))
                .map(tree::value)
                .orElseGet(() -> Value.NULL);
    }

    /** The Java stream that a string is. */
    static Optional<Field> stream(FieldTree tree, Field string) {
        return tree.child(string, "stream");
    }

    /** The first object of a stream, behind its header. */
    private static Optional<Field> object(FieldTree tree, Field stream) {
        return tree.children(stream, HEADER_FIELDS, 1).stream().findFirst();
    }
}
