package dev.hexplain.decoders.json;

import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.BiFunction;

/** Items that have no row: those that are {@link JsonPlainItem plain}, and short containers of them. */
final class JsonVirtualItems {
    static final Tail MEMBERS = new Tail.Scanned(new Tail.OwnRows(), (bytes, at) -> shape(bytes, at, true));
    static final Tail ELEMENTS = new Tail.Scanned(new Tail.Rows(""), (bytes, at) -> shape(bytes, at, false));

    private static final MemberShapes KNOWN = new MemberShapes();

    private JsonVirtualItems() {}

    private static Shape shape(MemorySegment bytes, long at, boolean inObject) {
        JsonPlainItem item = new JsonPlainItem();
        if (!item.read(copy(bytes, at, JsonPlainItem.MAX_LENGTH), 0, inObject)) {
            throw new IllegalStateException("No row begins at 0x%X, and the item there is not plain".formatted(at));
        }
        if (item.kind().isContainer()) {
            return container(bytes, at, item);
        }
        int value = item.spelling();
        return item.isNamed()
                ? member(bytes, at, item, value, (heading, name) -> JsonShapes.member(heading, name, value))
                : JsonShapes.INSTANCE.fixed(value);
    }

    private static Shape container(MemorySegment bytes, long at, JsonPlainItem head) {
        Shape shape = head.isNamed()
                ? member(bytes, at, head, 0, JsonShapes::container)
                : JsonShapes.INSTANCE.fixed(JsonSpelling.container(head.kind(), head.spaceLength()));
        JsonPlainContainer whole =
                JsonPlainContainer.measure(copy(bytes, at, JsonPlainLevels.LONGEST), head.next(), head.isObject());
        return shape.measured(whole.length(), shape.fieldCount() + whole.fields());
    }

    /** Zeros follow the copy. */
    private static byte[] copy(MemorySegment bytes, long at, int most) {
        int length = (int) Math.min(most, bytes.byteSize() - at);
        byte[] copy = new byte[length + Long.BYTES];
        MemorySegment.copy(bytes, ValueLayout.JAVA_BYTE, at, copy, 0, length);
        return copy;
    }

    /** @param value what the shape depends on, besides the heading and the name */
    private static Shape member(
            MemorySegment bytes, long at, JsonPlainItem item, int value, BiFunction<JsonHeading, byte[], Shape> maker) {
        int heading = item.heading();
        long name = at + item.nameAt();
        int length = item.nameLength();
        return KNOWN.shape(
                bytes,
                (long) heading << Integer.SIZE | value,
                name,
                length,
                () -> maker.apply(
                        JsonHeading.of(heading), bytes.asSlice(name, length).toArray(ValueLayout.JAVA_BYTE)));
    }
}
