package dev.hexplain.decode.documents;

import dev.hexplain.tree.Shape;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A bounded cache of the shapes of members without rows ({@link dev.hexplain.tree.Tail.Scanned}), by kind and key. Safe
 * for many threads.
 */
public final class MemberShapes {
    /** The longest key, in bytes, that a member without a row may have. */
    public static final int MAX_KEY = 1 << 8;

    private static final int KEPT = 1 << 10;

    private final Map<Key, Shape> known = new ConcurrentHashMap<>();

    /** @param bytes of the key, each as a character */
    private record Key(long kind, String bytes) {
        // Those of a record are made when they are first called, which takes milliseconds of a short run.
        @Override
        public int hashCode() {
            return Long.hashCode(kind) * 31 + bytes.hashCode();
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key && key.kind == kind && key.bytes.equals(bytes);
        }
    }

    /**
     * The shape of a member.
     *
     * @param kind kinds have different shapes
     * @param at where the key starts in the bytes
     * @param length of the key, up to {@value #MAX_KEY}
     * @param maker makes it, when it is not cached
     */
    public Shape shape(MemorySegment bytes, long kind, long at, int length, Supplier<Shape> maker) {
        byte[] key = bytes.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE);
        Key member = new Key(kind, new String(key, StandardCharsets.ISO_8859_1));
        Shape shape = known.get(member);
        if (shape == null) {
            shape = maker.get();
            if (known.size() >= KEPT) {
                known.clear();
            }
            known.put(member, shape);
        }
        return shape;
    }
}
