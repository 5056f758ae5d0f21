package dev.hexplain.edit;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import java.io.ByteArrayOutputStream;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The handles of a Java serialization stream (Java Object Serialization Specification, section 6.4), numbered anew when a
 * part of it is taken out or written once more. A reference to what was taken out becomes what it referred to.
 */
final class StreamHandles {
    private static final int MOST = 4_000_000;
    private static final int DEEPEST = 500;
    private static final int TC_REFERENCE = 0x71;
    private static final int TC_CLASSDESC = 0x72;
    private static final int TC_PROXYCLASSDESC = 0x7D;
    private static final int BASE_WIRE_HANDLE = 0x7E0000;
    private static final int REFERENCE = 1 + Integer.BYTES;

    private final FieldTree tree;
    /** In the order of the stream. */
    private final List<Event> events;

    /** Something at an offset that has to do with a handle. */
    private sealed interface Event {
        long offset();

        int handle();
    }

    /** The first byte of what defines a handle. */
    private record Definition(long offset, int handle, long end, boolean isClass) implements Event {}

    /**
     * The first byte behind what comes before a handle is assigned.
     *
     * @param start of what defines the handle
     */
    private record Assigned(long offset, long start, int handle, int epoch) implements Event {}

    private record Reference(long offset, int handle) implements Event {}

    /**
     * The first byte of what is taken out.
     *
     * @param written in its place
     * @param handles that this assigns
     */
    private record Dropped(long offset, long end, byte[] written, int handles) implements Event {
        @Override
        public int handle() {
            return -1;
        }
    }

    /**
     * The first byte of a value that is written for its place alone.
     *
     * @param of what is written: itself, or what is referred to there
     */
    private record Apart(long offset, long end, Range of) implements Event {
        @Override
        public int handle() {
            return -1;
        }

        boolean isDefinition() {
            return of.offset() == offset;
        }
    }

    private StreamHandles(FieldTree tree, List<Event> events) {
        this.tree = tree;
        this.events = events;
    }

    /**
     * Those of a stream of Java.
     *
     * @throws EditRefused where there are too many
     */
    static Optional<StreamHandles> of(FieldTree tree) throws EditRefused {
        Handles handles = tree.handles();
        if (!isJava(tree)) {
            return Optional.empty();
        }
        if (handles.count() > MOST) {
            throw new EditRefused(
                    "There are %,d handles, and at most %,d are numbered anew.".formatted(handles.count(), MOST));
        }
        List<Event> events = new ArrayList<>();
        for (int ordinal = 0; ordinal < handles.count(); ordinal++) {
            add(tree, handles.get(ordinal).orElseThrow(), events);
        }
        return Optional.of(new StreamHandles(tree, ordered(events)));
    }

    private static boolean isJava(FieldTree tree) {
        return tree.handles().get(0).stream().anyMatch(first -> first.number() == BASE_WIRE_HANDLE);
    }

    /** What is assigned before a byte comes before what begins there; of the same kind, the stream's order. */
    private static List<Event> ordered(List<Event> events) {
        return events.stream()
                .sorted(Comparator.comparingLong(Event::offset)
                        .thenComparingInt(event -> event instanceof Assigned ? 0 : 1)
                        .thenComparingInt(Event::handle))
                .toList();
    }

    private static void add(FieldTree tree, Handles.Handle handle, List<Event> events) throws EditRefused {
        Field field = tree.handles()
                .definition(handle)
                .orElseThrow(() -> new EditRefused("What defines the handle %s is not in the tree.".formatted(handle)));
        int tc = tree.source().u1(field.offset());
        boolean isClass = tc == TC_CLASSDESC || tc == TC_PROXYCLASSDESC;
        events.add(new Definition(field.offset(), handle.ordinal(), field.end(), isClass));
        events.add(new Assigned(assigned(tree, field), field.offset(), handle.ordinal(), handle.epoch()));
        long count = tree.references().count(handle);
        for (Field reference : tree.references().page(handle, 0, (int) Math.min(MOST, count))) {
            events.add(new Reference(reference.offset(), handle.ordinal()));
        }
    }

    /**
     * Makes sure that nothing refers by a number to what is in a range, or to what is numbered behind that.
     *
     * @throws EditRefused where something does: such numbers are made anew in streams of Java only
     */
    static void requireNone(FieldTree tree, Range range) throws EditRefused {
        Handles handles = tree.handles();
        for (int ordinal = 0; ordinal < handles.count(); ordinal++) {
            Handles.Handle handle = handles.get(ordinal).orElseThrow();
            long offset = handles.definitionOffset(handle);
            if (range.offset() <= offset && offset < range.end()) {
                requireNoneFrom(tree, ordinal);
                return;
            }
        }
    }

    private static void requireNoneFrom(FieldTree tree, int first) throws EditRefused {
        for (int ordinal = first; ordinal < tree.handles().count(); ordinal++) {
            Handles.Handle handle = tree.handles().get(ordinal).orElseThrow();
            if (tree.references().count(handle) > 0) {
                throw new EditRefused(
                        "The reference at 0x%X counts what stands in it or behind it, and would have to be another one: that is done in Java serialization streams only."
                                .formatted(tree.references()
                                        .page(handle, 0, 1)
                                        .getFirst()
                                        .offset()));
            }
        }
    }

    /** Of what has a class descriptor, behind that; of a class descriptor, behind its name and serialVersionUID. */
    private static long assigned(FieldTree tree, Field field) {
        return tree.child(field, "serialVersionUID")
                .or(() -> tree.child(field, "classDesc"))
                .map(Field::end)
                .orElse(field.offset() + 1);
    }

    /** The replacements that take ranges out, some of which may be inside others. */
    List<Replacement> removed(List<Range> ranges) throws EditRefused {
        List<Event> all = new ArrayList<>(events);
        ranges.forEach(range -> all.add(new Dropped(range.offset(), range.end(), new byte[0], 0)));
        return replaced(all);
    }

    /**
     * The replacements that write bytes in the place of a range.
     *
     * @param assigned handles that the bytes assign
     */
    List<Replacement> replaced(Range range, byte[] written, int assigned) throws EditRefused {
        List<Event> all = new ArrayList<>(events);
        all.add(new Dropped(range.offset(), range.end(), written, assigned));
        return replaced(all);
    }

    /** The replacements that write a value for its place alone: others refer to what is written where the next one does. */
    List<Replacement> apart(Field field) throws EditRefused {
        Range of = referredAt(field.offset())
                .map(defined -> new Range(defined.offset(), defined.length()))
                .orElse(new Range(field.offset(), field.length()));
        List<Event> all = new ArrayList<>(events);
        all.add(new Apart(field.offset(), field.end(), of));
        return replaced(all);
    }

    /** What a reference at an offset refers to. */
    Optional<Field> referredAt(long offset) {
        return events.stream()
                .filter(event -> event instanceof Reference && event.offset() == offset)
                .findFirst()
                .flatMap(event -> tree.handles().get(event.handle()))
                .flatMap(tree.handles()::definition);
    }

    private List<Replacement> replaced(List<Event> all) throws EditRefused {
        StreamHandles dropping = new StreamHandles(tree, ordered(all));
        List<Replacement> replaced = new ArrayList<>();
        dropping.new Numbering().pass(new Range(0, tree.source().length()), new Replacing(replaced));
        return replaced;
    }

    /** The replacements that write a range once more, behind itself. */
    List<Replacement> copied(Range range) throws EditRefused {
        Numbering numbering = new Numbering();
        List<Replacement> replaced = new ArrayList<>();
        numbering.pass(new Range(0, range.end()), new Replacing(replaced));
        replaced.add(new Replacement(range.end(), 0, numbering.copy(range)));
        numbering.pass(new Range(range.end(), tree.source().length() - range.end()), new Replacing(replaced));
        return replaced;
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

    /** The numbers that handles have in what was written so far. */
    private final class Numbering {
        private final Map<Integer, Integer> numbers = new HashMap<>();
        /** Classes that are written again as references: the copy's other handles are its own. */
        private final Set<Integer> classes = new HashSet<>();

        private int next = BASE_WIRE_HANDLE;
        private int epoch;
        /** Ranges that are written into each other. */
        private int written;

        void pass(Range range, Output out) throws EditRefused {
            long at = range.offset();
            long left = at; // where what is not written begins; it ends at `at`
            for (int i = firstFrom(range.offset());
                    i < events.size() && events.get(i).offset() <= range.end();
                    i++) {
                Event event = events.get(i);
                boolean isOfLeft = event instanceof Assigned assigned && left <= assigned.start && assigned.start < at;
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
            Integer number = numbers.get(definition.handle);
            if (number == null || definition.offset >= range.end() || !classes.contains(definition.handle)) {
                return definition.offset;
            }
            out.replace(definition.offset, definition.end, reference(number));
            return definition.end;
        }

        /** What is moved out of something that is taken out begins with that. */
        private long dropped(Dropped dropped, Range range, Output out) throws EditRefused {
            if (dropped.offset <= range.offset() || dropped.offset >= range.end()) {
                return dropped.offset;
            }
            if (dropped.end > range.end()) {
                throw new EditRefused(
                        "The bytes from 0x%X to 0x%X are not taken out: the value at 0x%X ends among them, at 0x%X."
                                .formatted(dropped.offset, dropped.end, range.offset(), range.end()));
            }
            out.replace(dropped.offset, dropped.end, dropped.written);
            next += dropped.handles;
            return dropped.end;
        }

        private long apart(Apart apart, Range range, Output out) throws EditRefused {
            if (apart.offset <= range.offset() || apart.offset >= range.end()) {
                return apart.offset;
            }
            byte[] bytes = apart.isDefinition() ? written(apart.of) : copy(apart.of);
            out.replace(apart.offset, apart.end, bytes);
            if (apart.isDefinition()) {
                definitions(apart.of).forEach(this::forget);
            }
            return apart.end;
        }

        /** The next reference to it defines it; a class is written once. */
        private void forget(Definition definition) {
            if (definition.isClass) {
                classes.add(definition.handle);
            } else {
                numbers.remove(definition.handle);
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
            boolean isOfOther = written > 0 && assigned.start < range.offset();
            if (assigned.offset == range.offset() || isOfOther) {
                return; // of what ends before the range, or is around it
            }
            if (assigned.epoch != epoch) {
                epoch = assigned.epoch;
                next = BASE_WIRE_HANDLE;
            }
            numbers.put(assigned.handle, next++);
        }

        private long referred(Reference reference, Range range, Output out) throws EditRefused {
            if (reference.offset >= range.end()) {
                return reference.offset;
            }
            long end = reference.offset + REFERENCE;
            Integer number = numbers.get(reference.handle);
            byte[] bytes = number == null ? inlined(reference.handle) : reference(number);
            if (Arrays.equals(bytes, tree.source().copy(reference.offset, REFERENCE))) {
                out.keep(reference.offset, end);
            } else {
                out.replace(reference.offset, end, bytes);
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
    }

    private static byte[] reference(int number) {
        byte[] bytes = new byte[REFERENCE];
        bytes[0] = TC_REFERENCE;
        System.arraycopy(NumberForms.fixed(number, Integer.BYTES, ByteOrder.BIG_ENDIAN), 0, bytes, 1, Integer.BYTES);
        return bytes;
    }
}
