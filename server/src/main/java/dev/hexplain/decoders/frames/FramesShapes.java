package dev.hexplain.decoders.frames;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.messages.Payload;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;

/** The shape table of frames, for any prefix. */
final class FramesShapes {
    static final String FRAME_RULE = "frame";

    static final ShapeTable TABLE = new ShapeTable();
    static final int ROOT = TABLE.add(Shape.group("frames", "frames")
            .doc("Messages behind their lengths.")
            .tail(new Tail.Rows("frame"))
            .build());
    static final int FRAME = TABLE.add(Shape.group("frame", "frame")
            .production(FRAME_RULE)
            .description(FramesShapes::payload)
            .build());
    static final Payload PAYLOAD = Payload.of(TABLE, "payload", "Bytes of any format.");
    private static final int LENGTH = lengths();

    private FramesShapes() {}

    private static int lengths() {
        int first = 0;
        for (FramesLengthPrefix prefix : FramesLengthPrefix.values()) {
            int added = TABLE.add(Shape.leaf("length", prefix.type, Role.LENGTH)
                    .doc("Bytes of the frame that follow" + (prefix.inclusive ? ", and these." : "."))
                    .build());
            first = prefix.ordinal() == 0 ? added : first;
        }
        return first;
    }

    static int length(FramesLengthPrefix prefix) {
        return LENGTH + prefix.ordinal();
    }

    private static Value payload(FieldTree tree, Field frame, Value read) {
        return Value.described(tree.child(frame, "payload")
                .map(payload -> tree.value(payload).summary())
                .orElse(""));
    }
}
