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
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.List;
import java.util.Optional;

/** The shapes of all RESP trees, made from the table of types. */
final class RespShapes {
    static final ShapeKind FLOW = ShapeKind.of("RESP");
    static final ShapeTable TABLE = new ShapeTable();
    private static final Slot CODE = Slot.of(Shape.leaf("type", ValueType.U1, Role.TYPE)
            .symbols(Resp.FORMAT.symbols("type"))
            .build());
    static final int ROOT = TABLE.add(Shape.group("resp", FLOW)
            .doc(Resp.FORMAT::doc)
            .tail(new Tail.Rows("message"))
            .build());
    private static final int COUNT = line("count", Role.LENGTH, "Values that follow, in digits; -1 for null.");
    private static final int LENGTH = line("length", Role.LENGTH, "Bytes that follow, in digits; -1 for null.");
    private static final int LINE = line("value", Role.VALUE, "");
    static final int LINE_END = line("end", Role.TYPE, "CR and LF.");
    static final int FORMAT = line("format", Role.HEADER, "txt, or mkd for Markdown.");
    static final Payload BULK = Payload.of(TABLE, "value", "Bytes of any kind.");
    static final int MAP_ENTRY = TABLE.add(
            Shape.group("entry", "map entry").description(RespShapes::entry).build());

    /** The numbers of the first type: as an element, and as the key and the value of a map entry. */
    static final int ELEMENT = values("element");

    static final int KEY = values("key");
    static final int VALUE = values("value");

    private RespShapes() {}

    private static int line(String name, Role role, String doc) {
        ValueType text = new ValueType.Text(TextEncoding.UTF_8);
        return TABLE.add(Shape.leaf(name, text, role).doc(doc).build());
    }

    /** The shape of the text in the first line of values. */
    static int line(Form form) {
        return switch (form) {
            case LINE -> LINE;
            case BULK -> LENGTH;
            case LIST, MAP -> COUNT;
        };
    }

    private static int values(String name) {
        int first = TABLE.size();
        for (RespType type : RespType.values()) {
            TABLE.add(value(name, type));
        }
        return first;
    }

    /** A value with its first line; a bulk string's bytes and a container's elements are rows behind that. */
    private static Shape value(String name, RespType type) {
        Slot line = Slot.row(TABLE.fixed(line(type.form)).name());
        Slot end = Slot.row("end");
        Shape.Builder shape =
                Shape.group(name, type).slots(type == RespType.INLINE ? List.of(line, end) : List.of(CODE, line, end));
        return switch (type.form) {
            case LINE, BULK ->
                shape.production(Productions.SCALAR)
                        .description(RespShapes::scalar)
                        .build();
            case LIST ->
                shape.production(Productions.ARRAY)
                        .tail(new Tail.Rows(""))
                        .description((tree, array, read) -> ContainerPreviews.array(tree, array))
                        .build();
            case MAP ->
                shape.production(Productions.MAP)
                        .tail(new Tail.Rows("entry"))
                        .description((tree, map, read) -> Value.described(count(tree, map) + " entries"))
                        .build();
        };
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
        return value.map(tree::value).orElseGet(() -> Value.of("null"));
    }
}
