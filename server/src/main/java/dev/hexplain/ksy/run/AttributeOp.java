package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.model.Attribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads an attribute that has a row: one of variable size, optional, or repeated. */
final class AttributeOp implements Op {
    private final Attribute attribute;
    private final ElementReader reader;
    private final Parts parts;

    /**
     * The properties of an attribute besides its type.
     *
     * @param slot the slot of its value; -1 where no expression mentions it
     * @param arrayShape the shape of the row around its elements; -1 where it is not repeated
     * @param layoutShape the shape of that row where its elements are computed; -1 where they never are
     * @param inLayout whether its row is a slot of the holder's layout
     * @param steady whether {@code until} is the same behind any element that took no bytes
     * @param aligned whether it begins at a byte even where its type does not ask for one
     */
    record Parts(
            int slot,
            @Nullable Eval condition,
            @Nullable Eval count,
            @Nullable Eval until,
            boolean steady,
            boolean toEnd,
            @Nullable ValueCheck check,
            int arrayShape,
            int layoutShape,
            boolean inLayout,
            boolean aligned) {
        boolean repeated() {
            return arrayShape >= 0;
        }
    }

    AttributeOp(Attribute attribute, ElementReader reader, Parts parts) {
        this.attribute = attribute;
        this.reader = reader;
        this.parts = parts;
    }

    Attribute attribute() {
        return attribute;
    }

    ElementReader reader() {
        return reader;
    }

    @Nullable Eval condition() {
        return parts.condition;
    }

    /** The slot of its value; -1 where no expression mentions it. */
    int slot() {
        return parts.slot;
    }

    /** The shape of the row around elements that are computed; -1 where they never are. */
    int layoutShape() {
        return parts.layoutShape;
    }

    /** Whether its value is checked. */
    boolean checks() {
        return parts.check != null;
    }

    /** It as a member of a run, without rows where it is cut. */
    FixedRun.Member member(FixedFields.Fixed field) {
        return new FixedRun.Member(
                attribute,
                field.typeName(),
                0,
                field.size(),
                parts.slot,
                field.shape(),
                -1,
                field.fields(),
                field.value(),
                field.checks(),
                parts.check,
                null);
    }

    /** Keeps and checks a value read where it is not repeated. */
    void keep(KsyObject holder, LazyValue value, long offset) {
        if (parts.slot >= 0) {
            holder.set(parts.slot, value);
        }
        if (parts.check != null) {
            parts.check.verify(holder, value.make(), attribute.id(), reader.typeName(), offset, attribute.at());
        }
    }

    /** Whether the values read are needed. */
    boolean wantsValue() {
        return parts.slot >= 0 || parts.check != null || parts.until != null;
    }

    @Override
    public void run(Machine machine, ObjectFrame frame) {
        if (frame.resumed) {
            frame.resumed = false;
            accept(machine, frame);
        } else if (!begin(machine, frame)) {
            return;
        }
        while (hasMore(machine, frame)) {
            frame.struct.index = frame.elements;
            frame.elementStart = frame.io.bitsPassed();
            if (!reader.read(machine, frame, this)) {
                return;
            }
            accept(machine, frame);
        }
        end(machine, frame);
    }

    /** Begins the attribute; returns whether there is anything to read. */
    private boolean begin(Machine machine, ObjectFrame frame) {
        if (parts.aligned) {
            frame.io.align();
        }
        frame.elements = 0;
        frame.elementCount = 1;
        if (parts.condition != null && !parts.condition.isTrue(frame.struct)) {
            store(frame, null);
            frame.next();
            return false;
        }
        return !parts.repeated() || beginArray(machine, frame);
    }

    private boolean beginArray(Machine machine, ObjectFrame frame) {
        frame.elementCount = parts.count == null ? -1 : Math.max(0, parts.count.integer(frame.struct));
        if (parts.layoutShape >= 0 && reader.fixedSize() > 0 && (frame.io.bit() == 0 || !reader.continuesByte())) {
            return computedElements(machine, frame);
        }
        frame.items = parts.slot >= 0 ? new RepeatedElements(List.of(), machine.substreams()) : null;
        if (parts.slot >= 0) {
            // Elements may be asked for while later ones are read.
            frame.struct.set(parts.slot, frame.items);
        }
        machine.rows().open(parts.arrayShape, frame.io.at());
        frame.arrayOpen = true;
        return true;
    }

    /**
     * All whole elements at once: they are a row with a layout. Returns whether one that is not whole is to be read.
     */
    private boolean computedElements(Machine machine, ObjectFrame frame) {
        KsyStream io = frame.io;
        io.align();
        long left = io.left();
        long fitting = left / reader.fixedSize();
        long wanted = parts.toEnd ? Math.ceilDiv(left, reader.fixedSize()) : frame.elementCount;
        ElementReader.Passing passing = reader.passing(frame.struct, io, io.at(), Math.min(fitting, wanted));
        long count = passing.count();
        long end = io.at() + count * reader.fixedSize();
        if (count < wanted && end < io.end() && reader.hasParts()) {
            beginCut(machine, frame, count);
            if (passing.failure() == null && !parts.toEnd && wanted - count > 1) {
                frame.shortage = ReadFailures.tooMany(io, attribute, reader, wanted, left);
            }
            return true;
        }
        if (parts.slot >= 0) {
            store(frame, reader.lazyElements(frame.struct, io, io.at(), count));
        }
        machine.rows().leaf(parts.layoutShape, io.at(), end - io.at());
        machine.rows().computed(count * reader.fixedFields());
        io.seek(end);
        shown(frame);
        if (count < wanted) {
            throw parts.toEnd
                    ? ReadFailures.endOfStream(io, attribute, reader.typeName(), reader.fixedSize())
                    : ReadFailures.tooMany(io, attribute, reader, wanted, left);
        }
        frame.next();
        return false;
    }

    /** The elements that are whole; the next one, which will break off, has a row behind them. */
    private void beginCut(Machine machine, ObjectFrame frame, long count) {
        KsyStream io = frame.io;
        machine.rows().open(parts.layoutShape, io.at());
        machine.rows().computed(count * reader.fixedFields());
        frame.arrayOpen = true;
        frame.elements = count;
        if (parts.slot >= 0) {
            frame.items =
                    new RepeatedElements(reader.lazyElements(frame.struct, io, io.at(), count), machine.substreams());
            frame.struct.set(parts.slot, frame.items);
        }
        io.skip(count * reader.fixedSize());
    }

    private boolean hasMore(Machine machine, ObjectFrame frame) {
        machine.tick(frame.io);
        return frame.elementCount >= 0 ? frame.elements < frame.elementCount : !parts.toEnd || !frame.io.atEnd();
    }

    private void accept(Machine machine, ObjectFrame frame) {
        Object value = machine.takeValue();
        frame.elements++;
        if (frame.items != null) {
            frame.items.append(value);
        } else if (!parts.repeated()) {
            store(frame, value);
        }
        if (parts.check != null) {
            Object checked = value instanceof LazyValue lazy ? lazy.make() : value;
            parts.check.verify(
                    frame.struct, checked, attribute.id(), reader.typeName(), machine.valueOffset(), attribute.at());
        }
        if (parts.until != null) {
            frame.struct.item = value instanceof LazyValue lazy ? lazy.make() : value;
            if (parts.until.isTrue(frame.struct)) {
                frame.elementCount = frame.elements;
            }
        }
        if (parts.repeated() && frame.io.bitsPassed() == frame.elementStart) {
            goOnWithoutBytes(machine, frame);
        }
    }

    private void goOnWithoutBytes(Machine machine, ObjectFrame frame) {
        boolean endless = frame.elementCount < 0 && (parts.toEnd || parts.steady);
        if (endless) {
            throw ReadFailures.noProgress(frame.io, attribute, reader.typeName());
        }
        machine.watch().emptyElement(frame.io);
    }

    private void end(Machine machine, ObjectFrame frame) {
        if (frame.arrayOpen) {
            frame.arrayOpen = false;
            machine.rows().close(frame.io.at());
        }
        frame.endItems();
        shown(frame);
        frame.next();
    }

    private void shown(ObjectFrame frame) {
        if (parts.inLayout) {
            frame.slotsRead++;
        }
    }

    /** Keeps the values read of an object that broke off. */
    void keepBroken(ObjectFrame frame, KsyObject broken) {
        if (frame.items != null) {
            frame.items.append(broken);
        } else if (!parts.repeated()) {
            store(frame, broken);
        }
    }

    private void store(ObjectFrame frame, @Nullable Object value) {
        if (parts.slot >= 0) {
            frame.struct.set(parts.slot, value);
        }
    }
}
