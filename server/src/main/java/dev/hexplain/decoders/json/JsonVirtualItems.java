package dev.hexplain.decoders.json;

import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Items that have no row: those that are {@link JsonPlainItem plain}. */
final class JsonVirtualItems {
    static final Tail MEMBERS = new Tail.Scanned(new Tail.OwnRows(), (bytes, at) -> shape(bytes, at, true));
    static final Tail ELEMENTS = new Tail.Scanned(new Tail.Rows(""), (bytes, at) -> shape(bytes, at, false));

    private static final MemberShapes KNOWN = new MemberShapes();

    private JsonVirtualItems() {}

    private static Shape shape(MemorySegment bytes, long at, boolean inObject) {
        int length = (int) Math.min(JsonPlainItem.MAX_LENGTH, bytes.byteSize() - at);
        byte[] copy = new byte[length + Long.BYTES];
        MemorySegment.copy(bytes, ValueLayout.JAVA_BYTE, at, copy, 0, length);
        JsonPlainItem item = new JsonPlainItem();
        if (!item.read(copy, 0, inObject)) {
            throw new IllegalStateException("No row begins at 0x%X, and the item there is not plain".formatted(at));
        }
        int value = item.spelling();
        return item.isNamed() ? member(bytes, at, item, value) : JsonShapes.INSTANCE.fixed(value);
    }

    private static Shape member(MemorySegment bytes, long at, JsonPlainItem item, int value) {
        int heading = item.heading();
        long name = at + item.nameAt();
        int length = item.nameLength();
        return KNOWN.shape(
                bytes,
                (long) heading << Integer.SIZE | value,
                name,
                length,
                () -> JsonShapes.member(JsonHeading.of(heading), copy(bytes, name, length), value));
    }

    private static byte[] copy(MemorySegment bytes, long at, int length) {
        return bytes.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE);
    }
}
