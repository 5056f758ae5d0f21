package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** A count, and as many elements; perhaps of several kinds, first all of one, then all of the next. */
final class CountedPart implements BlockPart {
    /** More elements are not fields: each is looked at whenever one of them is. */
    private static final int MOST = 1 << 12;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private final String name;
    private final String type;
    private final String doc;
    private final boolean inByte;
    private final List<Run> runs;

    /**
     * Elements of a kind.
     *
     * @param more than the count says
     */
    record Run(String name, BlockParts element, int more) {}

    /** @param inByte whether the count is one byte, and not four */
    CountedPart(String name, String type, String doc, boolean inByte, Run... runs) {
        this.name = name;
        this.type = type;
        this.doc = doc;
        this.inByte = inByte;
        this.runs = List.of(runs);
    }

    private int countBytes() {
        return inByte ? 1 : Integer.BYTES;
    }

    private long count(MemorySegment bytes, long at) {
        return inByte ? bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF : bytes.get(INT, at);
    }

    @Override
    public Slot slot() {
        return Slot.scanned(name, this::shape);
    }

    private Shape shape(MemorySegment bytes, long at) {
        Shape count = Shape.leaf("count", inByte ? ValueType.U1 : ValueType.S4_BE, Role.LENGTH)
                .doc("How many elements follow.")
                .build();
        List<Slot> slots = new ArrayList<>(List.of(Slot.of(count)));
        long elements = count(bytes, at);
        if (runs.size() == 1) {
            slots.addAll(elements(runs.getFirst(), elements));
        } else {
            runs.forEach(run -> slots.add(group(run, elements)));
        }
        return Shape.group(name, type).role(Role.VALUE).doc(doc).slots(slots).build();
    }

    private static Slot group(Run run, long count) {
        return Slot.of(
                Shape.group(run.name, run.name).slots(elements(run, count)).build());
    }

    private static List<Slot> elements(Run run, long count) {
        List<Slot> slots = new ArrayList<>();
        List<Slot> parts = run.element.slots();
        Shape several = Shape.group("", "entry").slots(parts).build();
        for (long i = 0; i < count + run.more; i++) {
            String index = "[" + i + "]";
            slots.add(parts.size() == 1 ? new Slot(index, parts.getFirst().extent()) : Slot.of(index, several));
        }
        return slots;
    }

    @Override
    public long end(MemorySegment bytes, long at, long end) {
        if (end - at < countBytes()) {
            return -1;
        }
        long elements = count(bytes, at);
        if (elements < 0 || elements > MOST) {
            return -1;
        }
        long next = at + countBytes();
        for (Run run : runs) {
            for (long i = 0; i < elements + run.more && next >= 0; i++) {
                next = run.element.end(bytes, next, end);
            }
        }
        return next;
    }

    @Override
    public int fields(MemorySegment bytes, long at) {
        int fields = 2 + (runs.size() == 1 ? 0 : runs.size());
        long elements = count(bytes, at);
        long next = at + countBytes();
        for (Run run : runs) {
            for (long i = 0; i < elements + run.more; i++) {
                fields += run.element.fields(bytes, next) + (run.element.count() == 1 ? 0 : 1);
                next = run.element.end(bytes, next, bytes.byteSize());
            }
        }
        return fields;
    }
}
