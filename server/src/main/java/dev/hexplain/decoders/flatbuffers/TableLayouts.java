package dev.hexplain.decoders.flatbuffers;

import java.util.LinkedHashMap;

/** The layouts of tables by their vtables, of which many tables share one; those used last are kept. */
final class TableLayouts {
    private static final int KEPT = 256;

    private final Bytes bytes;
    private final LinkedHashMap<Key, TableLayout> known = new LinkedHashMap<>(KEPT, 0.75F, true);

    TableLayouts(Bytes bytes) {
        this.bytes = bytes;
    }

    private record Key(String table, long vtable) {}

    /** Of a table whose vtable was found to lie inside the buffer. */
    TableLayout of(Type.Table table, long start) {
        long vtable = start - bytes.s4(start);
        Key key = new Key(table.name(), vtable);
        TableLayout layout = known.get(key);
        if (layout == null) {
            layout = TableLayout.of(bytes, table, vtable);
            known.put(key, layout);
            if (known.size() > KEPT) {
                known.pollFirstEntry();
            }
        }
        return layout;
    }
}
