package dev.hexplain.decoders.msgpack;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.Previews;
import dev.hexplain.tree.Shape;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** What maps and arrays hold without rows: scalars. {@code ObjectGrammar} decides which of them have none. */
final class Rowless {
    private static final MemberShapes MEMBERS = new MemberShapes();

    private Rowless() {}

    /** The shape of the element of an array at an offset. */
    static Shape element(MemorySegment bytes, long at) {
        return ObjectShapes.element(First.kind(u1(bytes, at)));
    }

    /** The shape of the member of a map at an offset. */
    static Shape member(MemorySegment bytes, long at) {
        int key = keySize(bytes, at);
        int kind = First.kind(u1(bytes, at + key));
        return MEMBERS.shape(bytes, kind, at, key, () -> ObjectShapes.member(kind, name(bytes, at)));
    }

    private static String name(MemorySegment bytes, long at) {
        return Previews.name(Keys.text(new Source.Held("key", bytes), at));
    }

    private static int keySize(MemorySegment bytes, long at) {
        int first = u1(bytes, at);
        int size = First.size(first);
        if (size >= 0) {
            return size;
        }
        int length = First.isExtension(first) ? 1 : 0;
        for (int i = 1; i <= -size; i++) {
            length += u1(bytes, at + i) << Byte.SIZE * (-size - i);
        }
        return 1 - size + length;
    }

    private static int u1(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }
}
