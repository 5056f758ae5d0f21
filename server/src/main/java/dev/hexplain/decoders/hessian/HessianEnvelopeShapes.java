package dev.hexplain.decoders.hessian;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.ValueType;

/** The shapes of Hessian 2 envelopes and packets. */
final class HessianEnvelopeShapes {
    private final HessianVersion dialect;
    private final HessianShapes shapes;

    HessianEnvelopeShapes(HessianVersion dialect, HessianShapes shapes) {
        this.dialect = dialect;
        this.shapes = shapes;
    }

    Shape fixed(HessianRule rule) {
        return switch (rule) {
            case ENVELOPE ->
                Shape.group("envelope", "envelope")
                        .production("envelope")
                        .slots(tag(), shapes.slot("method", HessianPart.NAME))
                        .doc("Wraps messages, packed or encrypted in the way it names.")
                        .build();
            case ENVELOPE_CHUNK -> Shape.group("chunk", "chunk").build();
            case HEADERS, FOOTERS -> {
                String name = rule == HessianRule.HEADERS ? "headers" : "footers";
                yield Shape.group(name, name)
                        .role(Role.HEADER)
                        .slots(shapes.slot("count", HessianPart.LENGTH))
                        .build();
            }
            case PACKETS ->
                Shape.group("packets", dialect.title() + " packets")
                        .production("top")
                        .tail(new Tail.Rows("packet"))
                        .build();
            case STREAMED -> packet(opcode(), length("length", ValueType.U1));
            case STREAMED_LONG -> packet(opcode(), length("long", ValueType.U1), length("length", ValueType.U2_BE));
            case PACKET_1 -> packet(length("length", ValueType.U1));
            case PACKET_2 -> packet(length("length", ValueType.U2_BE));
            case PACKET_P -> packet(tag(), length("length", ValueType.U2_BE));
            case PACKET_PIECE ->
                Shape.group("piece", "piece of a packet")
                        .slots(
                                tag(),
                                length("length", ValueType.U2_BE),
                                Slot.counted(
                                        Shape.leaf("data", ValueType.BYTES, Role.VALUE)
                                                .build(),
                                        1))
                        .doc("More of the packet follows; what is in it goes on there.")
                        .build();
            default -> throw new IllegalArgumentException(rule + " is around no message");
        };
    }

    private static Shape packet(Slot... head) {
        return Shape.group("packet", "packet")
                .production("packet")
                .slots(head)
                .tail(new Tail.Rows("value"))
                .build();
    }

    private Slot tag() {
        return Slot.of(Shape.leaf("tag", ValueType.U1, Role.TYPE)
                .symbols(dialect.tags())
                .build());
    }

    private static Slot opcode() {
        return Slot.of(Shape.leaf("opcode", ValueType.U1, Role.HEADER)
                .doc("5: binary data, as the drafts of WebSocket have it.")
                .build());
    }

    private static Slot length(String name, ValueType type) {
        return Slot.of(Shape.leaf(name, type, Role.LENGTH)
                .doc("Bytes of values; where its upper bits are a tag, 70 or 80 and more, less that.")
                .build());
    }
}
