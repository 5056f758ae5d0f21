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
import org.jspecify.annotations.Nullable;

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
     * @param size of what is behind a length
     */
    private record Known(long key, String name, int size, List<Shape> parts) {}

    AvroPlainShapes(AvroSchema schema) {
        this.schema = schema;
    }

    /** The fields of a record. */
    Tail fields(AvroType.RecordType record) {
        Reading reading = (values, at, end, index, into) ->
                values.value(at, end, AvroPlainValues.DEEPEST, record.fields.get(index), into);
        return new Tail.Scanned(new Tail.OwnRows(), new Scan(Naming.SCHEMA, reading));
    }

    /** The items of a block. */
    Tail items(Place item) {
        Reading reading = (values, at, end, _, into) -> values.value(at, end, AvroPlainValues.DEEPEST, item, into);
        return new Tail.Scanned(new Tail.Rows(""), new Scan(Naming.SIBLINGS, reading));
    }

    /** The entries of a block. */
    Tail entries(Place map, Place value) {
        Reading reading =
                (values, at, end, _, into) -> values.entry(at, end, AvroPlainValues.DEEPEST, map, value, into);
        return new Tail.Scanned(new Tail.OwnRows(), new Scan(Naming.SCHEMA, reading));
    }

    /** Reads the value at an offset of a window, and returns the offset after it. */
    @FunctionalInterface
    private interface Reading {
        long read(AvroPlainValues values, long at, long end, int index, @Nullable Parts into);
    }

    private final class Scan implements Tail.PlacedScan {
        private final Naming naming;
        private final Reading reading;

        Scan(Naming naming, Reading reading) {
            this.naming = naming;
            this.reading = reading;
        }

        @Override
        public Tail.Measure measure(MemorySegment bytes, long offset, long end) {
            Window window = new Window(Tail.Scanned.bytes(bytes, offset, end, AvroPlainValues.LONGEST));
            AvroPlainValues values = new AvroPlainValues(window, schema);
            return (at, index) -> {
                long next = reading.read(values, at - offset, window.end(), index, null);
                return Tail.Measure.of(next - (at - offset), values.fields());
            };
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset, long end, int index) {
            Parts parts = new Parts(naming);
            Window window = Window.part(bytes, offset, Math.min(end - offset, AvroPlainValues.LONGEST));
            reading.read(new AvroPlainValues(window, schema), 0, window.end(), index, parts);
            return parts.inOrder.getFirst();
        }
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
