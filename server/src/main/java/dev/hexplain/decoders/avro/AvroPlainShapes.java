package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decoders.avro.AvroShapeKey.Form;
import dev.hexplain.decoders.avro.AvroShapeKey.Naming;
import dev.hexplain.decoders.avro.AvroType.Place;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The shapes of values without rows, made from their bytes; those made last are kept. Safe for many threads. */
final class AvroPlainShapes {
    private static final int KEPT = 1 << 12;
    private static final int MAX_KEY = 200;

    private final AvroSchema schema;
    private final Map<Known, Shape> known = new ConcurrentHashMap<>();

    /**
     * What a shape depends on.
     *
     * @param key an {@link AvroShapeKey}
     * @param name of the entry of a map; empty for others
     * @param size of what stands behind a length
     */
    private record Known(long key, String name, int size, List<Shape> parts) {}

    AvroPlainShapes(AvroSchema schema) {
        this.schema = schema;
    }

    /** The fields of a record. */
    Tail fields(AvroType.RecordType record) {
        Tail.PlacedScan scan = (bytes, at, end, index) -> {
            Parts parts = new Parts(Naming.SCHEMA);
            Window window = window(bytes, at, end);
            new AvroPlainValues(window, schema)
                    .value(0, window.end(), AvroPlainValues.DEEPEST, record.fields.get(index), parts);
            return parts.inOrder.getFirst();
        };
        return new Tail.Scanned(new Tail.OwnRows(), scan);
    }

    /** The items of a block. */
    Tail items(Place item) {
        Tail.PlacedScan scan = (bytes, at, end, _) -> {
            Parts parts = new Parts(Naming.SIBLINGS);
            Window window = window(bytes, at, end);
            new AvroPlainValues(window, schema).value(0, window.end(), AvroPlainValues.DEEPEST, item, parts);
            return parts.inOrder.getFirst();
        };
        return new Tail.Scanned(new Tail.Rows(""), scan);
    }

    /** The entries of a block. */
    Tail entries(Place map, Place value) {
        Tail.PlacedScan scan = (bytes, at, end, _) -> {
            Parts parts = new Parts(Naming.SCHEMA);
            Window window = window(bytes, at, end);
            new AvroPlainValues(window, schema).entry(0, window.end(), AvroPlainValues.DEEPEST, map, value, parts);
            return parts.inOrder.getFirst();
        };
        return new Tail.Scanned(new Tail.OwnRows(), scan);
    }

    private static Window window(MemorySegment bytes, long at, long end) {
        return new Window(bytes.asSlice(at, Math.min(end - at, AvroPlainValues.LONGEST)));
    }

    private Shape shape(Known of) {
        Shape shape = known.get(of);
        if (shape == null) {
            shape = AvroShapes.plain(AvroShapeKey.of(of.key()), schema, of.name(), of.size(), of.parts());
            if (known.size() >= KEPT) {
                known.clear();
            }
            known.put(of, shape);
        }
        return shape;
    }

    /** The parts of a value, in order. */
    final class Parts {
        private final Naming naming;
        private final List<Shape> inOrder = new ArrayList<>();

        /** @param naming of the parts */
        private Parts(Naming naming) {
            this.naming = naming;
        }

        Parts inside() {
            return new Parts(Naming.SCHEMA);
        }

        Parts elements() {
            return new Parts(Naming.SIBLINGS);
        }

        private void add(Form form, Naming named, Place place, int length, String name, int size, List<Shape> parts) {
            inOrder.add(shape(new Known(AvroShapeKey.of(form, named, place.index(), length, 0, 0), name, size, parts)));
        }

        void leaf(Place place, int length) {
            add(Form.VALUE, naming, place, length, "", 0, List.of());
        }

        void sized(Place place, int length, int size) {
            add(Form.SIZED, naming, place, length, "", size, List.of());
        }

        void record(Place place, Parts parts) {
            add(Form.RECORD, naming, place, 0, "", 0, parts.inOrder);
        }

        void union(Place place, int length, Parts parts) {
            add(Form.UNION, naming, place, length, "", 0, parts.inOrder);
        }

        void blocks(Place place, Parts parts) {
            add(Form.BLOCKS, naming, place, 0, "", 0, parts.inOrder);
        }

        void block(Place place, int length, Parts items) {
            Form form = place.type() instanceof AvroType.Mapping ? Form.BLOCK_NAMED : Form.BLOCK_ROWS;
            add(form, Naming.SCHEMA, place, length, "", 0, items.inOrder);
        }

        void end(Place place, int length) {
            add(Form.END, Naming.SCHEMA, place, length, "", 0, List.of());
        }

        void entry(Place map, int length, byte[] key, Parts parts) {
            String text = new String(key, 0, Math.min(MAX_KEY, key.length), StandardCharsets.UTF_8);
            add(Form.ENTRY, Naming.KEY, map, length, ContainerPreviews.name(text), key.length, parts.inOrder);
        }
    }
}
