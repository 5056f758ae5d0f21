package dev.hexplain.decoders.flatbuffers;

import java.util.LinkedHashMap;

/** The layouts of tables by vtable, which many tables share; the last used ones are cached. */
final class FlatBuffersTableLayouts {
    private static final int KEPT = 256;

    private final FlatBuffersBytes bytes;
    private final LinkedHashMap<Key, FlatBuffersTableLayout> known = new LinkedHashMap<>(KEPT, 0.75F, true);

    FlatBuffersTableLayouts(FlatBuffersBytes bytes) {
        this.bytes = bytes;
    }

    private record Key(String table, long vtable) {}

    /** The layout of a table whose vtable was checked to be inside the buffer. */
    FlatBuffersTableLayout of(FlatBuffersType.Table table, long start) {
        long vtable = start - bytes.s4(start);
        Key key = new Key(table.name(), vtable);
        FlatBuffersTableLayout layout = known.get(key);
        if (layout == null) {
            layout = FlatBuffersTableLayout.of(bytes, table, vtable);
            known.put(key, layout);
            if (known.size() > KEPT) {
                known.pollFirstEntry();
            }
        }
        return layout;
    }
}
