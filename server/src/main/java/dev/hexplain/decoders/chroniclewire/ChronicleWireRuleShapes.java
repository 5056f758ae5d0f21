package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;

/** The shapes of the grammar's rules. */
final class ChronicleWireRuleShapes {
    private static final Shape COUNT =
            Shape.leaf("count", ValueType.U1, Role.LENGTH).build();

    private static final Shape END_OF_DATA = Shape.leaf("end_of_data", ValueType.U4_LE, Role.MAGIC)
            .typeName("end of data")
            .doc("Nothing follows in this file: the queue goes on in the next one.")
            .build();

    private ChronicleWireRuleShapes() {}

    static Shape fixed(ChronicleWireRule rule) {
        return switch (rule) {
            case VALUES ->
                Shape.group("values", "Chronicle wire")
                        .tail(new Tail.Rows("value"))
                        .build();
            case FIELDS ->
                Shape.group("fields", "Chronicle wire").production("map").build();
            case DOCUMENTS ->
                Shape.group("documents", "Chronicle documents")
                        .tail(new Tail.Rows("document"))
                        .build();
            case DOCUMENT -> document("data").build();
            case VALUES_DOCUMENT ->
                document("data").production("run").tail(new Tail.Rows("value")).build();
            case META_DOCUMENT -> document("meta-data").build();
            case MAP8, SEQUENCE8, BYTES8 -> block(rule, ValueType.U1);
            case MAP16, SEQUENCE16, BYTES16 -> block(rule, ValueType.U2_LE);
            case MAP32, SEQUENCE32, BYTES32 -> block(rule, ValueType.U4_LE);
            case LONG_TEXT ->
                Shape.group("value", "string")
                        .production("text")
                        .slots(Slot.of(ChronicleWireLayouts.code("code")))
                        .build();
            case LONG_LENGTH ->
                Shape.leaf("length", ValueType.BYTES, Role.LENGTH)
                        .typeName("stop-bit")
                        .production("stop-bit")
                        .build();
            case TEXT ->
                Shape.leaf("text", ChronicleWireLayouts.TEXT, Role.VALUE).build();
            case DATA -> Shape.leaf("data", ValueType.BYTES, Role.VALUE).build();
            case I64_ARRAY ->
                Shape.group("value", "long[]")
                        .production("array")
                        .slots(
                                Slot.of(ChronicleWireLayouts.code("code")),
                                Slot.of("capacity", ChronicleWireLayouts.length(ValueType.S8_LE)),
                                Slot.of("used", ChronicleWireLayouts.length(ValueType.S8_LE)))
                        .tail(new Tail.Repeat(
                                "", Shape.leaf("", ValueType.S8_LE, Role.VALUE).build()))
                        .build();
            case HISTORY ->
                Shape.group("value", "message history")
                        .production("history")
                        .doc("Which sources a message came through, and when.")
                        .slots(Slot.of(ChronicleWireLayouts.code("code")), Slot.of("sources", COUNT))
                        .build();
            case PADDING32 ->
                Shape.group("padding", "padding")
                        .role(Role.PADDING)
                        .slots(
                                Slot.of(ChronicleWireLayouts.code("code")),
                                Slot.of(ChronicleWireLayouts.length(ValueType.U4_LE)),
                                Slot.counted(
                                        Shape.leaf("fill", ValueType.BYTES, Role.PADDING)
                                                .build(),
                                        1))
                        .build();
            case FILL -> Shape.leaf("fill", ValueType.BYTES, Role.PADDING).build();
            case END_OF_DATA -> END_OF_DATA;
            case NAMED_END_OF_DATA ->
                Shape.group("end_of_data", "end of data")
                        .role(Role.MAGIC)
                        .slots(
                                Slot.of("header", END_OF_DATA),
                                Slot.of(Shape.leaf("length", ValueType.U1, Role.LENGTH)
                                        .production("short-length")
                                        .build()),
                                Slot.of(Shape.leaf("text", new ValueType.Text(TextEncoding.LATIN_1), Role.MAGIC)
                                        .size(3)
                                        .build()))
                        .build();
            case UNWRITTEN ->
                Shape.leaf("unwritten", ValueType.BYTES, Role.PADDING)
                        .typeName("unwritten")
                        .doc("Room for more documents: where the next one will be, its header is 0.")
                        .build();
            default -> Shapes.unparsed();
        };
    }

    private static Shape.Builder document(String type) {
        return Shape.group("document", type)
                .slots(Slot.of(Shape.leaf("header", ValueType.U4_LE, Role.LENGTH)
                        .production("header")
                        .doc(
                                "Bytes of the document; the two highest bits say that it is not complete yet, and that it is"
                                        + " meta-data.")
                        .build()));
    }

    private static Shape block(ChronicleWireRule rule, ValueType length) {
        boolean map = rule.name().startsWith("MAP");
        boolean sequence = rule.name().startsWith("SEQUENCE");
        Slot code = Slot.of(ChronicleWireLayouts.code("code"));
        Slot bytes = Slot.of(ChronicleWireLayouts.length(length));
        Shape.Builder shape = Shape.group("value", map ? "map" : sequence ? "sequence" : "bytes")
                .production(map ? "map" : sequence ? "list" : "binary");
        return map || sequence
                ? shape.slots(code, bytes)
                        .tail(map ? new Tail.OwnRows() : new Tail.Rows(""))
                        .build()
                : shape.slots(code, bytes, Slot.of("kind", ChronicleWireLayouts.code("kind")))
                        .build();
    }

    /** A number with two, four or six decimals. */
    static Shape stopFloat(int bytes) {
        return Shape.group("value", "decimal")
                .production("decimal")
                .slots(
                        Slot.of(ChronicleWireLayouts.code("code")),
                        Slot.of(Shape.leaf("number", ValueType.BYTES, Role.VALUE)
                                .typeName("stop-bit")
                                .production("stop-float")
                                .size(bytes)
                                .build()))
                .build();
    }
}
