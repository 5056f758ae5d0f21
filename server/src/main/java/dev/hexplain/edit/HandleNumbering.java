package dev.hexplain.edit;

import dev.hexplain.bytes.Range;
import dev.hexplain.edit.HandleEvent.Apart;
import dev.hexplain.edit.HandleEvent.Assigned;
import dev.hexplain.edit.HandleEvent.Definition;
import dev.hexplain.edit.HandleEvent.Dropped;
import dev.hexplain.edit.HandleEvent.Reference;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The numbers that handles have in what was written so far, as the ranges of a stream are passed in their new order. */
final class HandleNumbering {
    private static final int DEEPEST = 500;
    private static final int TC_REFERENCE = 0x71;
    private static final int REFERENCE = 1 + Integer.BYTES;

    private final FieldTree tree;
    /** In the order of the stream. */
    private final List<HandleEvent> events;

    private final Map<Integer, Integer> numbers = new HashMap<>();
    /** Classes that are written again as references: the copy's other handles are its own. */
    private final Set<Integer> classes = new HashSet<>();

    private int next = StreamHandles.BASE_WIRE_HANDLE;
    private int epoch;
    /** Ranges that are written into each other. */
    private int written;

    HandleNumbering(FieldTree tree, List<HandleEvent> events) {
        this.tree = tree;
        this.events = events;
    }

    /** Takes what is written, in the order of the stream. */
    private interface Output {
        void keep(long from, long end);

        void replace(long from, long end, byte[] bytes);
    }

    /** Notes only what becomes other bytes. */
    private record Replacing(List<Replacement> replaced) implements Output {
        @Override
        public void keep(long from, long end) {}

        @Override
        public void replace(long from, long end, byte[] bytes) {
            replaced.add(new Replacement(from, end - from, bytes));
        }
    }

    private record Writing(FieldTree tree, ByteArrayOutputStream out) implements Output {
        @Override
        public void keep(long from, long end) {
            out.writeBytes(tree.source().copy(from, (int) (end - from)));
        }

        @Override
        public void replace(long from, long end, byte[] bytes) {
            out.writeBytes(bytes);
        }
    }

    /** Passes a range, and adds the replacements that this makes. */
    void pass(Range range, List<Replacement> replaced) throws EditRefused {
        pass(range, new Replacing(replaced));
    }

    private void pass(Range range, Output out) throws EditRefused {
        long at = range.offset();
        long left = at; // where what is not written begins; it ends at `at`
        for (int i = firstFrom(range.offset());
                i < events.size() && events.get(i).offset() <= range.end();
                i++) {
            HandleEvent event = events.get(i);
            boolean isOfLeft = event instanceof Assigned assigned && left <= assigned.start() && assigned.start() < at;
            if (event.offset() < at || isOfLeft) {
                continue; // in what was taken out, or in a class that was written as a reference
            }
            out.keep(at, event.offset());
            at = event.offset();
            left = at;
            switch (event) {
                case Definition definition -> at = defined(definition, range, out);
                case Assigned assigned -> assign(assigned, range);
                case Reference reference -> at = referred(reference, range, out);
                case Dropped dropped -> at = dropped(dropped, range, out);
                case Apart apart -> at = apart(apart, range, out);
            }
        }
        out.keep(at, range.end());
    }

    private int firstFrom(long offset) {
        int low = 0;
        int high = events.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (events.get(middle).offset() < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Returns where it goes on. */
    private long defined(Definition definition, Range range, Output out) {
        Integer number = numbers.get(definition.handle());
        if (number == null || definition.offset() >= range.end() || !classes.contains(definition.handle())) {
            return definition.offset();
        }
        out.replace(definition.offset(), definition.end(), reference(number));
        return definition.end();
    }

    /** What is moved out of something that is taken out begins with that. */
    private long dropped(Dropped dropped, Range range, Output out) throws EditRefused {
        if (dropped.offset() <= range.offset() || dropped.offset() >= range.end()) {
            return dropped.offset();
        }
        if (dropped.end() > range.end()) {
            throw new EditRefused(
                    "The bytes from 0x%X to 0x%X are not taken out: the value at 0x%X ends among them, at 0x%X."
                            .formatted(dropped.offset(), dropped.end(), range.offset(), range.end()));
        }
        out.replace(dropped.offset(), dropped.end(), dropped.written());
        next += dropped.handles();
        return dropped.end();
    }

    private long apart(Apart apart, Range range, Output out) throws EditRefused {
        if (apart.offset() <= range.offset() || apart.offset() >= range.end()) {
            return apart.offset();
        }
        byte[] bytes = apart.isDefinition() ? written(apart.of()) : copy(apart.of());
        out.replace(apart.offset(), apart.end(), bytes);
        if (apart.isDefinition()) {
            definitions(apart.of()).forEach(this::forget);
        }
        return apart.end();
    }

    /** The next reference to it defines it; a class is written once. */
    private void forget(Definition definition) {
        if (definition.isClass()) {
            classes.add(definition.handle());
        } else {
            numbers.remove(definition.handle());
        }
    }

    private List<Definition> definitions(Range range) {
        return events.subList(firstFrom(range.offset()), events.size()).stream()
                .takeWhile(event -> event.offset() < range.end())
                .filter(Definition.class::isInstance)
                .map(Definition.class::cast)
                .toList();
    }

    private void assign(Assigned assigned, Range range) {
        boolean isOfOther = written > 0 && assigned.start() < range.offset();
        if (assigned.offset() == range.offset() || isOfOther) {
            return; // of what ends before the range, or is around it
        }
        if (assigned.epoch() != epoch) {
            epoch = assigned.epoch();
            next = StreamHandles.BASE_WIRE_HANDLE;
        }
        numbers.put(assigned.handle(), next++);
    }

    private long referred(Reference reference, Range range, Output out) throws EditRefused {
        if (reference.offset() >= range.end()) {
            return reference.offset();
        }
        long end = reference.offset() + REFERENCE;
        Integer number = numbers.get(reference.handle());
        byte[] bytes = number == null ? inlined(reference.handle()) : reference(number);
        if (Arrays.equals(bytes, tree.source().copy(reference.offset(), REFERENCE))) {
            out.keep(reference.offset(), end);
        } else {
            out.replace(reference.offset(), end, bytes);
        }
        return end;
    }

    /** What defined a handle, which is not written yet: a part that was taken out held it. */
    private byte[] inlined(int handle) throws EditRefused {
        Field definition = tree.handles()
                .definition(tree.handles().get(handle).orElseThrow())
                .orElseThrow();
        return written(new Range(definition.offset(), definition.length()));
    }

    /** A range that was written before: its classes are referred to, other handles in it are new ones. */
    byte[] copy(Range range) throws EditRefused {
        Map<Integer, Integer> originals = new HashMap<>(numbers);
        definitions(range).stream()
                .filter(Definition::isClass)
                .map(Definition::handle)
                .forEach(classes::add);
        byte[] bytes = written(range);
        classes.clear();
        numbers.putAll(originals);
        return bytes;
    }

    private byte[] written(Range range) throws EditRefused {
        if (++written > DEEPEST) {
            throw new EditRefused("More than %d values that are referred to would have to be moved into each other."
                    .formatted(DEEPEST));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        pass(range, new Writing(tree, bytes));
        written--;
        return bytes.toByteArray();
    }

    private static byte[] reference(int number) {
        byte[] bytes = new byte[REFERENCE];
        bytes[0] = TC_REFERENCE;
        System.arraycopy(NumberForms.fixed(number, Integer.BYTES, ByteOrder.BIG_ENDIAN), 0, bytes, 1, Integer.BYTES);
        return bytes;
    }
}
