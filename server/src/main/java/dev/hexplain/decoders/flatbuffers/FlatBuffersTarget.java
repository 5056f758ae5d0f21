package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.tree.ShapeKind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;

/** The type of a part of a buffer: what an offset leads to. */
record FlatBuffersTarget(Kind kind, FlatBuffersType type) {
    enum Kind implements ShapeKind {
        TABLE,
        VTABLE,
        VECTOR,
        TEXT,
        STRUCT;

        @Override
        public String label() {
            return "";
        }
    }

    /** All targets reachable from the root table, by number. A table's vtable has the next number after the table. */
    static final class Numbered {
        private final List<FlatBuffersTarget> targets = new ArrayList<>();
        private final IdentityHashMap<FlatBuffersType, Integer> numbers = new IdentityHashMap<>();

        Numbered(FlatBuffersType.Table root) {
            Deque<FlatBuffersType> open = new ArrayDeque<>(List.of(root));
            while (!open.isEmpty()) {
                add(open.pop(), open);
            }
        }

        private void add(FlatBuffersType type, Deque<FlatBuffersType> open) {
            if (numbers.containsKey(type)) {
                return;
            }
            switch (type) {
                case FlatBuffersType.Table table -> {
                    number(table, Kind.TABLE);
                    targets.add(new FlatBuffersTarget(Kind.VTABLE, table));
                    table.fields().forEach(field -> open.push(field.type()));
                }
                case FlatBuffersType.Vector vector -> {
                    number(vector, Kind.VECTOR);
                    open.push(vector.element());
                }
                case FlatBuffersType.Union union -> union.variants().values().forEach(open::push);
                case FlatBuffersType.Text text -> number(text, Kind.TEXT);
                case FlatBuffersType.Struct struct -> number(struct, Kind.STRUCT);
                case FlatBuffersType.Scalar scalar -> {
                    // Stored in the table, vector or struct that uses it.
                }
                case FlatBuffersType.FixedArray array -> {
                    // Stored in a struct.
                }
            }
        }

        private void number(FlatBuffersType type, Kind kind) {
            numbers.put(type, targets.size());
            targets.add(new FlatBuffersTarget(kind, type));
        }

        FlatBuffersTarget get(int number) {
            return targets.get(number);
        }

        int of(FlatBuffersType type) {
            Integer number = numbers.get(type);
            if (number == null) {
                throw new IllegalStateException("No offset leads to " + type.name());
            }
            return number;
        }
    }
}
