package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.Window;
import dev.hexplain.decoders.resp.RespType.Form;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The shapes of values without rows, made from their bytes; those made last are kept. Safe for many threads. */
final class RespPlainShapes {
    private static final int KEPT = 1 << 12;
    private static final int LINE_END_BYTES = 2;

    private static final Map<Known, Shape> KNOWN = new ConcurrentHashMap<>();

    /** Elements of an aggregate that is a row. */
    static final Tail ELEMENTS = new Tail.Scanned(new Tail.Rows(""), new Plain(false));

    static final Tail ENTRIES = new Tail.Scanned(new Tail.Rows("entry"), new Plain(true));

    /** What a shape depends on: sizes are of its line, of the format in it and of its content, which may be text. */
    private record Known(int place, RespType type, int line, int format, int content, boolean text) {}

    private RespPlainShapes() {}

    /** Finds the shape of an element, or of a map entry. */
    private record Plain(boolean entries) implements Tail.Scan {
        private int read(RespPlainValues values, long at, long limit, @Nullable Values into) {
            return entries
                    ? values.entry(at, limit, RespPlainValues.DEEPEST, into)
                    : values.value(at, limit, RespPlainValues.DEEPEST, RespShapes.ELEMENT, into);
        }

        @Override
        public Tail.Measure measure(MemorySegment bytes, long offset, long end) {
            MemorySegment all = Tail.Scanned.bytes(bytes, offset, end, RespPlainValues.LONGEST);
            RespPlainValues values = new RespPlainValues(new Window(all));
            return (at, _) -> {
                int length = read(values, at - offset, all.byteSize(), null);
                return Tail.Measure.of(length, values.fields());
            };
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset) {
            long end = Math.min(bytes.byteSize() - offset, RespPlainValues.LONGEST);
            RespPlainValues values = new RespPlainValues(Window.part(bytes, offset, end));
            Values into = new Values();
            if (read(values, 0, end, into) < 0) {
                throw new IllegalStateException("No row begins at 0x%X, and no plain value".formatted(offset));
            }
            return into.inOrder.getFirst();
        }
    }

    /** The text of the first line of a value that is a row; CR and LF follow. */
    static Tail.Scan line(Form form) {
        return (bytes, offset) -> {
            long end = offset;
            while (bytes.get(ValueLayout.JAVA_BYTE, end) != '\r') {
                end++;
            }
            return sized(RespShapes.line(form), end - offset);
        };
    }

    /** The content of a short string that is a row, and the line end behind it. */
    static Tail content(RespType type) {
        Tail.FollowingScan scan = (bytes, offset, end, index, before) -> {
            long contentEnd = end - LINE_END_BYTES;
            if (before != null && !before.name().equals("format")) {
                return RespShapes.TABLE.fixed(RespShapes.LINE_END);
            }
            MemorySegment content = bytes.asSlice(offset, contentEnd - offset);
            if (before == null && hasFormat(type, content)) {
                return RespShapes.TABLE.fixed(RespShapes.FORMAT);
            }
            int shape = RespShapes.BULK.shape(new Window(content), 0, content.byteSize());
            return sized(shape, content.byteSize());
        };
        return new Tail.Scanned(new Tail.OwnRows(), scan);
    }

    private static boolean hasFormat(RespType type, MemorySegment content) {
        int first = (int) Math.min(RespPlainValues.FORMAT_BYTES, content.byteSize());
        byte[] bytes = content.asSlice(0, first).toArray(ValueLayout.JAVA_BYTE);
        return RespPlainValues.hasFormat(type, bytes, 0, first);
    }

    private static Shape sized(int shape, long size) {
        return RespShapes.TABLE.fixed(shape).measured(size, 1);
    }

    private static Shape known(Known of) {
        Shape shape = KNOWN.get(of);
        if (shape == null) {
            shape = make(of);
            if (KNOWN.size() >= KEPT) {
                KNOWN.clear();
            }
            KNOWN.put(of, shape);
        }
        return shape;
    }

    private static Shape make(Known of) {
        List<Slot> slots = RespShapes.head(Slot.of(sized(RespShapes.line(of.type.form), of.line)));
        if (of.format > 0) {
            slots.add(Slot.of(RespShapes.TABLE.fixed(RespShapes.FORMAT)));
        }
        if (of.content >= 0) {
            slots.add(Slot.of(sized(RespShapes.BULK.shape(of.text), of.content)));
            slots.add(Slot.of(RespShapes.TABLE.fixed(RespShapes.LINE_END)));
        }
        return RespShapes.value(of.place, of.type).slots(slots).build();
    }

    /** Values in one aggregate, in order. */
    static final class Values {
        private static final int NO_CONTENT = -1;

        private final List<Shape> inOrder = new ArrayList<>();

        Values inside() {
            return new Values();
        }

        /** A value that is no more than its line. */
        void line(int place, RespType type, int line) {
            inOrder.add(known(new Known(place, type, line, 0, NO_CONTENT, false)));
        }

        void string(int place, RespType type, int line, int format, int content, boolean text) {
            inOrder.add(known(new Known(place, type, line, format, content, text)));
        }

        void aggregate(int place, RespType type, int line, Values inside) {
            Slot count = Slot.of(sized(RespShapes.line(type.form), line));
            inOrder.add(RespShapes.value(place, type)
                    .slots(RespShapes.head(count))
                    .tail(new Tail.Computed(
                            type.form == Form.MAP ? ENTRIES.stored() : ELEMENTS.stored(), inside.inOrder))
                    .build());
        }

        void entry(Values keyAndValue) {
            inOrder.add(RespShapes.entry()
                    .slots(keyAndValue.inOrder.stream().map(Slot::of).toList())
                    .build());
        }
    }
}
