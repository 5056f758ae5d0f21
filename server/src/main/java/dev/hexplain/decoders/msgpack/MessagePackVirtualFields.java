package dev.hexplain.decoders.msgpack;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.tree.Shape;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** The fields of maps and arrays without rows: scalars. {@code MessagePackGrammar} decides which these are. */
final class MessagePackVirtualFields {
    private static final MemberShapes MEMBERS = new MemberShapes();

    private MessagePackVirtualFields() {}

    /** The shape of the array element at an offset. */
    static Shape element(MemorySegment bytes, long at) {
        return MessagePackObjectShapes.element(MessagePackFirstByte.kind(u1(bytes, at)));
    }

    /** The shape of the map member at an offset. */
    static Shape member(MemorySegment bytes, long at) {
        int key = keySize(bytes, at);
        int kind = MessagePackFirstByte.kind(u1(bytes, at + key));
        return MEMBERS.shape(bytes, kind, at, key, () -> MessagePackObjectShapes.member(kind, name(bytes, at)));
    }

    private static String name(MemorySegment bytes, long at) {
        return ContainerPreviews.name(MessagePackKeyNames.text(new Source.Held("key", bytes), at));
    }

    private static int keySize(MemorySegment bytes, long at) {
        int first = u1(bytes, at);
        int size = MessagePackFirstByte.size(first);
        if (size >= 0) {
            return size;
        }
        int length = MessagePackFirstByte.isExtension(first) ? 1 : 0;
        for (int i = 1; i <= -size; i++) {
            length += u1(bytes, at + i) << Byte.SIZE * (-size - i);
        }
        return 1 - size + length;
    }

    private static int u1(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }
}
