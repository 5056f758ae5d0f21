package dev.hexplain.decoders.flatbuffers;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;

/** What a part of a buffer is: one of the things that offsets lead to. */
record Target(Kind kind, Type type) {
    enum Kind {
        TABLE,
        VTABLE,
        VECTOR,
        TEXT,
        STRUCT
    }

    /** All that can be reached from the root table, by number. A table's vtable has the number behind its own. */
    static final class Numbered {
        private final List<Target> targets = new ArrayList<>();
        private final IdentityHashMap<Type, Integer> numbers = new IdentityHashMap<>();

        Numbered(Type.Table root) {
            Deque<Type> open = new ArrayDeque<>(List.of(root));
            while (!open.isEmpty()) {
                add(open.pop(), open);
            }
        }

        private void add(Type type, Deque<Type> open) {
            if (numbers.containsKey(type)) {
                return;
            }
            switch (type) {
                case Type.Table table -> {
                    number(table, Kind.TABLE);
                    targets.add(new Target(Kind.VTABLE, table));
                    table.fields().forEach(field -> open.push(field.type()));
                }
                case Type.Vector vector -> {
                    number(vector, Kind.VECTOR);
                    open.push(vector.element());
                }
                case Type.Union union -> union.variants().values().forEach(open::push);
                case Type.Text text -> number(text, Kind.TEXT);
                case Type.Struct struct -> number(struct, Kind.STRUCT);
                case Type.Scalar scalar -> {
                    // Stands where it is used.
                }
                case Type.FixedArray array -> {
                    // Stands in a struct.
                }
            }
        }

        private void number(Type type, Kind kind) {
            numbers.put(type, targets.size());
            targets.add(new Target(kind, type));
        }

        Target get(int number) {
            return targets.get(number);
        }

        int of(Type type) {
            Integer number = numbers.get(type);
            if (number == null) {
                throw new IllegalStateException("No offset leads to " + type.name());
            }
            return number;
        }
    }
}
