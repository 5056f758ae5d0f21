package dev.hexplain.decoders.cbor;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.tree.Shape;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * The fields of maps and arrays without rows: scalars and the final break. {@code CborGrammar} decides which these are,
 * and has checked them.
 */
final class CborVirtualFields {
    private static final MemberShapes MEMBERS = new MemberShapes();

    private CborVirtualFields() {}

    /** The shape of the array element at an offset. */
    static Shape element(MemorySegment bytes, long at) {
        int initial = u1(bytes, at);
        return initial == CborInitialByte.BREAK ? end() : CborItemShapes.element(CborInitialByte.kind(initial));
    }

    /** The shape of the map member at an offset. */
    static Shape member(MemorySegment bytes, long at) {
        int initial = u1(bytes, at);
        if (initial == CborInitialByte.BREAK) {
            return end();
        }
        int key = keySize(bytes, at, initial);
        int kind = CborInitialByte.kind(u1(bytes, at + key));
        return MEMBERS.shape(bytes, kind, at, key, () -> CborItemShapes.member(kind, name(bytes, at)));
    }

    private static Shape end() {
        return CborShapes.INSTANCE.fixed(CborShapes.END);
    }

    private static String name(MemorySegment bytes, long at) {
        return ContainerPreviews.name(CborKeyNames.text(new Source.Held("key", bytes), at));
    }

    private static int keySize(MemorySegment bytes, long at, int initial) {
        int size = CborInitialByte.size(initial);
        if (size >= 0) {
            return size;
        }
        int length = 0;
        for (int i = 1; i <= -size; i++) {
            length = length << Byte.SIZE | u1(bytes, at + i);
        }
        return 1 - size + length;
    }

    private static int u1(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }
}
