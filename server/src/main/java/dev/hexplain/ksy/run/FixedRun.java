package dev.hexplain.ksy.run;

import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.tree.Shape;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A run of consecutive fields of fixed size, read in one step: bounds are checked once, and only values that
 * expressions mention are read.
 */
final class FixedRun implements Op {
    private final List<Member> members;
    private final Member[] read;
    private final boolean inLayout;
    private final long size;
    private final long fields;

    /**
     * One field.
     *
     * @param offset from the start of the run
     * @param slot the slot of its value; -1 where no expression mentions it
     * @param shape its shape
     * @param number its shape's number as a row of its own
     * @param fields how many fields it is and holds
     * @param eager whether reading it checks something inside
     * @param byParts reads its complete parts where it is truncated; null where it has no parts
     */
    record Member(
            Attribute attribute,
            String typeName,
            long offset,
            long size,
            int slot,
            Supplier<Shape> shape,
            int number,
            long fields,
            FixedValue value,
            boolean eager,
            @Nullable ValueCheck check,
            @Nullable AttributeOp byParts) {
        /** The byte behind it, counted like its offset: the last one of a bit field may be the first of the next. */
        long end() {
            return offset + size;
        }

        boolean unread() {
            return slot < 0 && !checks();
        }

        boolean checks() {
            return eager || check != null;
        }
    }

    /** Reads the value of a field whose bytes are there. */
    @FunctionalInterface
    interface FixedValue {
        @Nullable Object read(KsyObject holder, KsyStream stream, long offset);

        /** Reads it into a slot. */
        default void readInto(KsyObject holder, int slot, KsyStream stream, long offset) {
            holder.set(slot, read(holder, stream, offset));
        }
    }

    /** Takes members in order; {@code inLayout} where the holder's layout shows them without rows. */
    FixedRun(List<Member> members, boolean inLayout) {
        this.members = List.copyOf(members);
        this.inLayout = inLayout;
        this.read = members.stream().filter(member -> !member.unread()).toArray(Member[]::new);
        this.size = members.getLast().end();
        this.fields = members.stream().mapToLong(Member::fields).sum();
    }

    List<Member> members() {
        return members;
    }

    long size() {
        return size;
    }

    /** Fields that its members are and hold. */
    long fields() {
        return fields;
    }

    /** Whether a check in it may fail. */
    boolean checks() {
        return members.stream().anyMatch(Member::checks);
    }

    @Override
    public void run(Machine machine, ObjectFrame frame) {
        if (frame.cutField == null) {
            readWhole(machine, frame);
        }
        if (frame.cutField != null) {
            frame.cutField.run(machine, frame);
        }
    }

    private void readWhole(Machine machine, ObjectFrame frame) {
        KsyStream io = frame.io;
        io.align();
        long start = io.at();
        int whole = io.left() < size ? membersWithin(io.left()) : members.size();
        if (read.length > 0) {
            readValues(machine, frame, whole);
        }
        take(machine, frame, whole);
        if (whole < members.size()) {
            beginCut(machine, frame, members.get(whole), start);
        } else {
            frame.next();
        }
    }

    /** Of the first truncated field, complete parts are written; reading breaks off where the bytes end. */
    private static void beginCut(Machine machine, ObjectFrame frame, Member cut, long start) {
        KsyStream io = frame.io;
        boolean sharesByte = io.at() != start + cut.offset;
        if (cut.byParts == null || io.left() <= 0 || sharesByte) {
            throw ReadFailures.endOfStream(io, cut.attribute, cut.typeName, cut.size);
        }
        frame.cut(machine.rows());
        frame.cutField = cut.byParts;
    }

    private int membersWithin(long bytes) {
        int count = 0;
        while (members.get(count).end() <= bytes) {
            count++;
        }
        return count;
    }

    private void readValues(Machine machine, ObjectFrame frame, int count) {
        long start = frame.io.at();
        for (int i = 0; i < count; i++) {
            try {
                read(members.get(i), frame.struct, frame.io, start);
            } catch (ParseFailure failure) {
                take(machine, frame, i + 1);
                throw failure;
            }
        }
    }

    /** Moves over the first members and writes them. */
    private void take(Machine machine, ObjectFrame frame, int count) {
        long start = frame.io.at();
        if (inLayout) {
            frame.slotsRead += count;
            machine.rows().computed(count == members.size() ? fields : fieldsOf(count));
        } else {
            for (Member member : members.subList(0, count)) {
                machine.rows().leaf(member.number, start + member.offset, member.size);
                machine.rows().computed(member.fields - 1);
            }
        }
        frame.io.skip(count == 0 ? 0 : members.get(count - 1).end());
    }

    private long fieldsOf(int count) {
        return members.subList(0, count).stream().mapToLong(Member::fields).sum();
    }

    /** Reads the values of an object whose bytes are there, without writing rows. */
    void readInto(KsyObject struct, KsyStream io, long start) {
        for (Member member : read) {
            read(member, struct, io, start);
        }
    }

    private static void read(Member member, KsyObject struct, KsyStream io, long start) {
        if (member.check == null && member.slot >= 0) {
            if (member.value instanceof NumberReader number) { // mostly: a call that can be inlined
                number.readInto(struct, member.slot, io, start + member.offset);
            } else {
                member.value.readInto(struct, member.slot, io, start + member.offset);
            }
            return;
        }
        Object value = member.value.read(struct, io, start + member.offset);
        if (member.slot >= 0) {
            struct.set(member.slot, value);
        }
        if (member.check != null) {
            Object checked = value instanceof LazyValue lazy ? lazy.make() : value;
            member.check.verify(
                    struct,
                    checked,
                    member.attribute.id(),
                    member.typeName,
                    start + member.offset,
                    member.attribute.at());
        }
    }
}
