package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import dev.hexplain.decoders.thrift.ThriftShapeKey.Form;
import dev.hexplain.decoders.thrift.ThriftShapeKey.Naming;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The shapes of values without rows, made from their bytes; those made last are kept. Safe for many threads. */
final class ThriftPlainShapes {
    private static final int KEPT = 1 << 12;

    private final ThriftShapes shapes;
    private final Map<Known, Shape> known = new ConcurrentHashMap<>();

    /**
     * What a shape depends on.
     *
     * @param key a {@link ThriftShapeKey}
     * @param name of the entry of a map; empty for others
     * @param size of a string behind a length of more than one byte; 0 for others
     * @param parts null where they are made when they are looked at
     */
    private record Known(
            long key, String name, int size, @Nullable List<Shape> parts) {}

    ThriftPlainShapes(ThriftShapes shapes) {
        this.shapes = shapes;
    }

    /** Makes the shape of the value at the beginning of a source. */
    private interface Reading {
        void read(ThriftPlainValues values, int index, @Nullable Shape before, Parts into);
    }

    /** Measures the value at an offset of a window; returns the offset after it, or a negative number. */
    private interface Measuring {
        long pass(ThriftPlainMeasure measure, long at, long end);
    }

    /**
     * @param hasIds whether it depends on the field before where the protocol writes how far ids are from each other
     * @param measuring null where nothing is gained by it
     */
    private record Plain(
            ThriftPlainShapes owner,
            boolean hasIds,
            Reading reading,
            @Nullable Measuring measuring) implements Tail.FollowingScan {
        @Override
        public Shape shape(MemorySegment bytes, long at, long end, int index, @Nullable Shape before) {
            Window window = Window.part(bytes, at, Math.min(end - at, ThriftPlainMeasure.LONGEST));
            Parts parts = new Parts(owner);
            reading.read(new ThriftPlainValues(window, owner.shapes.protocol), index, before, parts);
            return parts.inOrder.getFirst();
        }

        @Override
        public Tail.@Nullable Measure measure(MemorySegment bytes, long offset, long end) {
            if (measuring == null || (hasIds && owner.shapes.protocol.idsAreDistances())) {
                return null;
            }
            Window window = new Window(Tail.Scanned.bytes(bytes, offset, end, ThriftPlainMeasure.LONGEST));
            ThriftPlainMeasure measure = new ThriftPlainMeasure(window, owner.shapes.protocol);
            return (at, _) -> {
                long from = at - offset;
                return Tail.Measure.of(measuring.pass(measure, from, window.end()) - from, measure.fields());
            };
        }
    }

    private Tail tail(Tail rows, Reading reading, @Nullable Measuring measuring) {
        return new Tail.Scanned(rows, new Plain(this, false, reading, measuring));
    }

    /** The fields of a struct, and its stop. */
    Tail fields(@Nullable Struct struct) {
        Measuring measuring = (measure, at, end) -> {
            long next = measure.fields(at, end, ThriftPlainMeasure.DEEPEST, 0, struct, 1);
            return next > at ? next : ThriftPlainHeads.NOT_PLAIN;
        };
        Reading reading = (values, _, before, into) -> values.field(ThriftFieldNumber.of(before), struct, into);
        return new Tail.Scanned(new Tail.OwnRows(), new Plain(this, true, reading, measuring));
    }

    /** The items of a list or set. */
    Tail items(ThriftWireType item, @Nullable Place place) {
        return tail(
                new Tail.Rows(""),
                (values, _, _, into) -> values.item(item, place, Naming.SIBLINGS, into),
                (measure, at, end) -> measure.item(at, end, ThriftPlainMeasure.DEEPEST, item, place));
    }

    /** The entries of a map. */
    Tail entries(ThriftWireType key, ThriftWireType item, @Nullable Place map) {
        return tail(
                new Tail.OwnRows(),
                (values, _, _, into) -> values.entry(key, item, map, into),
                (measure, at, end) -> measure.entry(at, end, ThriftPlainMeasure.DEEPEST, key, item, map));
    }

    /** The key and the value of an entry. */
    Tail entry(ThriftWireType key, ThriftWireType item, @Nullable Place map) {
        @Nullable Place keyPlace = map == null ? null : map.type().key();
        @Nullable Place itemPlace = map == null ? null : map.type().item();
        return tail(
                new Tail.OwnRows(),
                (values, index, _, into) -> values.item(
                        index == 0 ? key : item,
                        index == 0 ? keyPlace : itemPlace,
                        index == 0 ? Naming.KEY : Naming.VALUE,
                        into),
                null);
    }

    private Shape shape(Known of) {
        Shape shape = known.get(of);
        if (shape == null) {
            shape = shapes.plain(ThriftShapeKey.of(of.key()), of.name(), of.size(), of.parts());
            if (known.size() >= KEPT) {
                known.clear();
            }
            known.put(of, shape);
        }
        return shape;
    }

    /** The parts of a value, in order. */
    static final class Parts {
        private final ThriftPlainShapes shapes;
        private final List<Shape> inOrder = new ArrayList<>();

        Parts(ThriftPlainShapes shapes) {
            this.shapes = shapes;
        }

        /** Where the shapes of parts are found. */
        ThriftPlainShapes shapes() {
            return shapes;
        }

        void stop() {
            inOrder.add(ThriftShapes.STOP);
        }

        /**
         * @param map whose entry it is, if its types agree with the bytes
         * @param named the bytes of the key
         */
        void entry(ThriftWireType key, ThriftWireType item, @Nullable Place map, MemorySegment named, Parts parts) {
            String text = ThriftMapKeys.read(named, 0, key, shapes.shapes.protocol);
            long shape = ThriftShapeKey.ofEntry(map, item, key);
            inOrder.add(shapes.shape(new Known(shape, ContainerPreviews.name(text), 0, parts.inOrder)));
        }

        /** A value, of which only the name is known yet. */
        Made value(Naming naming, @Nullable Place place, int id, int header) {
            return new Made(this, naming, place, id, header);
        }
    }

    /**
     * A value whose shape is being made.
     *
     * @param into what it is a part of
     * @param place in the schema
     * @param id of a field that is not in the schema
     * @param header bytes of a field's header
     */
    record Made(Parts into, Naming naming, @Nullable Place place, int id, int header) {
        private long key(Form form, ThriftWireType type, ThriftWireType item, ThriftWireType key, int length) {
            int number = place != null ? place.index() : id;
            return ThriftShapeKey.of(form, naming, place != null, number, type, item, key, header, length);
        }

        private void leaf(Form form, ThriftWireType type, int length, int size) {
            long key = key(form, type, ThriftWireType.STOP, ThriftWireType.STOP, length);
            into.inOrder.add(into.shapes.shape(new Known(key, "", size, List.of())));
        }

        private void container(long key, int size, int fields) {
            into.inOrder.add(into.shapes.shape(new Known(key, "", 0, null)).measured(size, fields));
        }

        void scalar(ThriftWireType type, int length) {
            leaf(Form.SCALAR, type, length, 0);
        }

        /** @param varint bytes of the length, if it is one */
        void string(boolean text, int varint, int size) {
            boolean small = varint <= 1;
            Form form = text ? small ? Form.TEXT : Form.LONG_TEXT : small ? Form.BYTES : Form.LONG_BYTES;
            leaf(form, ThriftWireType.STRING, varint, small ? 0 : size);
        }

        /**
         * @param size of the struct in bytes, with the field's header
         * @param fields in it, itself included
         */
        void struct(int size, int fields) {
            long key = key(Form.STRUCT, ThriftWireType.STRUCT, ThriftWireType.STOP, ThriftWireType.STOP, 0);
            container(key, size, fields);
        }

        /** @param varint bytes of the size, if it is one */
        void list(ThriftWireType type, ThriftWireType item, int varint, int size, int fields) {
            container(key(Form.LIST, type, item, ThriftWireType.STOP, varint), size, fields);
        }

        /** The same for a map. */
        void map(ThriftWireType key, ThriftWireType item, int varint, int size, int fields) {
            container(key(Form.MAP, ThriftWireType.MAP, item, key, varint), size, fields);
        }
    }
}
