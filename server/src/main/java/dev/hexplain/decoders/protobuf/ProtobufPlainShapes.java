package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decoders.protobuf.ProtobufShapeKey.Form;
import dev.hexplain.decoders.protobuf.ProtobufShapeKey.Naming;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldType;
import dev.hexplain.decoders.protobuf.schema.ProtoMessageType;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The shapes of fields without rows, made from their bytes; those made last are kept. Safe for many threads. */
final class ProtobufPlainShapes {
    private static final int KEPT = 1 << 12;
    /** Bytes that are looked at to read a field. */
    private static final int SEEN = ProtobufPlainFields.LONGEST + ProtobufPlainFields.AFTER;

    private final ProtobufShapes shapes;
    private final Map<Known, Shape> known = new ConcurrentHashMap<>();

    /**
     * What a shape depends on.
     *
     * @param name of the entry of a map; empty for others
     * @param size of texts and bytes behind a length of more than one byte; 0 for others
     * @param parts of packed values
     */
    private record Known(long key, String name, int size, List<Shape> parts) {}

    ProtobufPlainShapes(ProtobufShapes shapes) {
        this.shapes = shapes;
    }

    /** The fields of a message. */
    Tail fields(@Nullable ProtoMessageType type) {
        Reading reading = (fields, at, end, into) -> fields.field(at, end, ProtobufPlainFields.DEEPEST, type, into);
        return new Tail.Scanned(new Tail.OwnRows(), new Scan(reading));
    }

    /** The elements of a list, which is a row. */
    Tail elements(Tail rows, @Nullable ProtoFieldType field) {
        Reading reading = (fields, at, end, into) -> fields.element(at, end, ProtobufPlainFields.DEEPEST, field, into);
        return new Tail.Scanned(rows, new Scan(reading));
    }

    /** Packed varints, which are a row. */
    Tail varints(@Nullable ProtoFieldType field, int number) {
        Tail.PlacedScan scan = (bytes, at, end, _) -> {
            Parts parts = new Parts();
            Window window = window(bytes, at, end);
            parts.element(field, number, Varint.length(window, 0, window.end()));
            return parts.only();
        };
        return new Tail.Scanned(new Tail.Rows(""), scan);
    }

    private static Window window(MemorySegment bytes, long at, long end) {
        return Window.part(bytes, at, Math.min(end - at, SEEN));
    }

    /** Reads the field at an offset of a window, and returns the offset after it. */
    @FunctionalInterface
    private interface Reading {
        long read(ProtobufPlainFields fields, long at, long end, @Nullable Parts into);
    }

    private final class Scan implements Tail.PlacedScan {
        private final Reading reading;

        Scan(Reading reading) {
            this.reading = reading;
        }

        @Override
        public Tail.Measure measure(MemorySegment bytes, long offset, long end) {
            Window window = new Window(Tail.Scanned.bytes(bytes, offset, end, SEEN));
            ProtobufPlainFields fields = new ProtobufPlainFields(window);
            return (at, _) -> {
                long next = reading.read(fields, at - offset, window.end(), null);
                return Tail.Measure.of(next - (at - offset), fields.fields());
            };
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset, long end, int index) {
            Parts parts = new Parts();
            Window window = window(bytes, offset, end);
            ProtobufPlainFields fields = new ProtobufPlainFields(window);
            long next = reading.read(fields, 0, window.end(), parts);
            Shape shape = parts.only();
            return shape.tail() instanceof Tail.Scanned ? shape.measured(next, fields.fields()) : shape;
        }
    }

    private Shape shape(Known of) {
        Shape shape = known.get(of);
        if (shape == null) {
            shape = shapes.plain(ProtobufShapeKey.of(of.key()), of.name(), of.size(), of.parts());
            if (known.size() >= KEPT) {
                known.clear();
            }
            known.put(of, shape);
        }
        return shape;
    }

    /** The field that is read, or the values in a packed one, in order. */
    final class Parts {
        private final List<Shape> inOrder = new ArrayList<>();

        Parts inside() {
            return new Parts();
        }

        Shape only() {
            return inOrder.getFirst();
        }

        private void add(Known of) {
            inOrder.add(shape(of));
        }

        void number(
                Form form, Naming naming, @Nullable ProtoFieldType field, int number, int tagLength, int valueLength) {
            add(new Known(key(form, naming, field, number, tagLength, valueLength), "", 0, List.of()));
        }

        void element(@Nullable ProtoFieldType field, int number, int size) {
            add(new Known(key(Form.ELEMENT, Naming.PLACE, field, number, 0, size), "", 0, List.of()));
        }

        void bytes(
                Form form,
                Naming naming,
                @Nullable ProtoFieldType field,
                int number,
                int tagLength,
                int sizeLength,
                int size) {
            boolean small = sizeLength == 1;
            Form inline = form == Form.TEXT ? Form.SHORT_TEXT : Form.SHORT_BYTES;
            long key = key(small ? inline : form, naming, field, number, tagLength, sizeLength);
            add(new Known(key, "", small ? 0 : size, List.of()));
        }

        /** @param name of the entry of a map; empty for others */
        void message(
                String name, Naming naming, @Nullable ProtoFieldType field, int number, int tagLength, int sizeLength) {
            long key = key(Form.MESSAGE, naming, field, number, tagLength, sizeLength);
            add(new Known(key, name, 0, List.of()));
        }

        void packed(
                Naming naming, @Nullable ProtoFieldType field, int number, int tagLength, int sizeLength, Parts parts) {
            long key = key(Form.PACKED, naming, field, number, tagLength, sizeLength);
            add(new Known(key, "", 0, parts.inOrder));
        }

        void list(@Nullable ProtoFieldType field, int number) {
            long key = key(Form.RUN, Naming.FIELD, field, number, 0, 0);
            add(new Known(key, "", 0, List.of()));
        }

        private long key(
                Form form, Naming naming, @Nullable ProtoFieldType field, int number, int tagLength, int length) {
            int id = field == null ? number : field.index();
            return ProtobufShapeKey.of(form, naming, field != null, id, tagLength, length);
        }
    }
}
