package dev.hexplain.decoders.websocket;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.messages.Payload;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The shape table of WebSocket trees. */
final class WebSocketShapes {
    static final String FRAME_RULE = "WebSocket frame";
    private static final int LONGEST_TITLE = 60;

    static final ShapeTable TABLE = new ShapeTable();
    static final int ROOT = TABLE.add(Shape.group("websocket", "WebSocket")
            .doc(WebSocket.FORMAT::doc)
            .tail(new Tail.Rows("frame"))
            .mark(ShapeMark.END)
            .build());
    static final int FRAME = TABLE.add(Shape.group("frame", "frame")
            .production(FRAME_RULE)
            .description((tree, frame, read) -> Value.described(title(tree, frame)))
            .build());
    private static final int HEAD = heads();
    static final int MASKED = TABLE.add(Shape.leaf("masked_payload", ValueType.BYTES, Role.VALUE)
            .doc("The payload, each byte combined with one of the masking key by exclusive or.")
            .build());
    static final Payload PAYLOAD = Payload.of(TABLE, "payload", "What the frame carries.");
    static final Payload MESSAGE =
            Payload.of(TABLE, "message", "The payloads of all frames of a message, decompressed.");
    static final int CLOSE = TABLE.add(Shape.group("payload", "close").build());
    static final int CODE = TABLE.add(Shape.leaf("code", ValueType.U2_BE, Role.TYPE)
            .symbols(WebSocket.FORMAT.symbols("close_code"))
            .build());
    static final int REASON = TABLE.add(Shape.leaf("reason", new ValueType.Text(TextEncoding.UTF_8), Role.VALUE)
            .build());

    private WebSocketShapes() {}

    /** Headers by the size of their extended length and by their mask. */
    private static int heads() {
        int first = 0;
        for (int number = 0; number < 6; number++) {
            int added = TABLE.add(head(extended(number / 2), number % 2 == 1));
            first = number == 0 ? added : first;
        }
        return first;
    }

    private static ValueType extended(int number) {
        return number == 0 ? ValueType.U1 : number == 1 ? ValueType.U2_BE : ValueType.U8_BE;
    }

    static int head(WebSocketFrameHeader head) {
        return HEAD + 2 * (head.extended() == 0 ? 0 : head.extended() == 2 ? 1 : 2) + (head.masked() ? 1 : 0);
    }

    /** The number of fields that the layout of a header computes. */
    static int fields(WebSocketFrameHeader head) {
        return 7 + (head.extended() == 0 ? 0 : 1) + (head.masked() ? 1 : 0);
    }

    private static Shape head(ValueType extended, boolean masked) {
        List<Slot> slots = new ArrayList<>(List.of(
                bit("fin", 0, "Whether this is the last frame of its message."),
                bit("rsv1", 1, "Whether the message is compressed (RFC 7692)."),
                bit("rsv2", 2, ""),
                bit("rsv3", 3, ""),
                Slot.of(Shape.leaf("opcode", new ValueType.Bits(4, 4, false, false), Role.TYPE)
                        .symbols(WebSocket.FORMAT.symbols("opcode"))
                        .build()),
                bit("mask", 0, "Whether a masking key follows: clients must send one, servers must not."),
                Slot.of(Shape.leaf("payload_len", new ValueType.Bits(7, 1, false, false), Role.LENGTH)
                        .doc("Bytes of the payload; 126 where two more bytes say it, 127 where eight do.")
                        .build())));
        if (extended.fixedSize() > 1) {
            slots.add(Slot.of(
                    Shape.leaf("extended_payload_len", extended, Role.LENGTH).build()));
        }
        if (masked) {
            slots.add(Slot.of(Shape.leaf("masking_key", ValueType.BYTES, Role.HEADER)
                    .size(WebSocketFrameHeader.MASK)
                    .build()));
        }
        return Shape.group("head", "frame head").slots(slots).build();
    }

    private static Slot bit(String name, int at, String doc) {
        return Slot.of(Shape.leaf(name, new ValueType.Bits(1, at, false, true), Role.HEADER)
                .doc(doc)
                .build());
    }

    /** The summary of a frame: {@code text "hello"}, {@code close going away}. */
    static String title(FieldTree tree, Field frame) {
        String opcode = tree.child(frame, "head")
                .flatMap(head -> tree.child(head, "opcode"))
                .map(field -> tree.value(field).symbol())
                .orElse("");
        Optional<Field> payload = tree.child(frame, "payload")
                .or(() -> tree.child(frame, "masked_payload").flatMap(masked -> tree.child(masked, "payload")));
        String said = payload.map(field -> said(tree, field)).orElse("");
        return (opcode + " " + said).strip();
    }

    private static String said(FieldTree tree, Field payload) {
        Optional<Field> code = tree.child(payload, "code");
        boolean tells = code.isPresent() || payload.shape().type() instanceof ValueType.Text;
        String text = tells ? tree.value(code.orElse(payload)).summary() : "";
        return Quoted.cut(text, LONGEST_TITLE);
    }
}
