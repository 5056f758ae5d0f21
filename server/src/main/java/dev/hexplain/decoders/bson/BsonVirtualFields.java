package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.tree.Shape;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/**
 * The fields of documents and arrays without rows: elements whose layout follows from their type, and the final NUL.
 * {@code BsonGrammar} decides which these are, and has checked them.
 */
final class BsonVirtualFields {
    private static final MemberShapes MEMBERS = new MemberShapes();

    private BsonVirtualFields() {}

    /** The shape of the array element at an offset. */
    static Shape element(MemorySegment bytes, long at) {
        int type = u1(bytes, at);
        return type == BsonType.END
                ? end()
                : BsonElementShapes.element(BsonElementShapes.element(type, nameLength(bytes, at)));
    }

    /** The shape of the document member at an offset. */
    static Shape member(MemorySegment bytes, long at) {
        int type = u1(bytes, at);
        if (type == BsonType.END) {
            return end();
        }
        int length = nameLength(bytes, at);
        return MEMBERS.shape(
                bytes, type, at + 1, length, () -> BsonElementShapes.member(type, name(bytes, at + 1, length), length));
    }

    private static Shape end() {
        return BsonShapes.INSTANCE.fixed(BsonShapes.END);
    }

    private static String name(MemorySegment bytes, long at, int length) {
        byte[] name = bytes.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE);
        return ContainerPreviews.name(new String(name, StandardCharsets.UTF_8));
    }

    private static int nameLength(MemorySegment bytes, long at) {
        int length = 0;
        while (bytes.get(ValueLayout.JAVA_BYTE, at + 1 + length) != 0) {
            length++;
        }
        return length;
    }

    private static int u1(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }
}
