package dev.hexplain.tree;

import dev.hexplain.bytes.Range;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The handles of a tree: back references inside a stream, linked in both directions. A handle is known by its
 * <em>ordinal</em>, the count of definitions through the whole source; its <em>number</em> is the number that
 * references store, and starts again with each epoch.
 */
public final class Handles {
    private static final int KEPT = 1 << 10;

    private final FieldTree tree;
    private final HandleTable table;
    private final int base;
    /** Definitions asked for last, by the lowest bits of their ordinals: some are referred to again and again. */
    private final AtomicReferenceArray<Defined> found = new AtomicReferenceArray<>(KEPT);

    private record Defined(int ordinal, Field field) {}

    Handles(FieldTree tree, HandleTable table, int base) {
        this.tree = tree;
        this.table = table;
        this.base = base;
    }

    /**
     * A handle as it is shown.
     *
     * @param ordinal the count of definitions before it; -1 where a reference has no target
     * @param number as the stream stores it
     * @param epoch resets before it
     */
    public record Handle(int ordinal, int number, int epoch) {
        public boolean isDefined() {
            return ordinal >= 0;
        }

        @Override
        public String toString() {
            return "0x" + Integer.toHexString(number).toUpperCase(Locale.ROOT);
        }
    }

    public int count() {
        return table.count();
    }

    /** The handle with an ordinal. */
    public Optional<Handle> get(long ordinal) {
        if (ordinal < 0 || ordinal >= table.count()) {
            return Optional.empty();
        }
        int handle = (int) ordinal;
        int epoch = table.epochOf(handle);
        return Optional.of(new Handle(handle, base + handle - table.firstOf(epoch), epoch));
    }

    /** The field that defines a handle. */
    public Optional<Field> definition(Handle handle) {
        if (!handle.isDefined()) {
            return Optional.empty();
        }
        Defined known = found.get(handle.ordinal() & KEPT - 1);
        if (known != null && known.ordinal == handle.ordinal()) {
            return Optional.of(known.field);
        }
        Optional<Field> field = tree.startingAt(table.offset(handle.ordinal()), ShapeMark.DEFINES_HANDLE);
        field.ifPresent(defined -> found.set(handle.ordinal() & KEPT - 1, new Defined(handle.ordinal(), defined)));
        return field;
    }

    /** The field that a definition is of: what defines a handle may be a flag before the value. */
    public Field holder(Field definition) {
        return definition.shape().isLeaf() && definition.role() != Role.VALUE
                ? tree.parent(definition.id()).orElse(definition)
                : definition;
    }

    /** The bytes in which a reference may mean a handle: its epoch, and those that go on with its handles. */
    Range scope(Handle handle) {
        long start = table.startOf(handle.epoch());
        return new Range(start, table.endOfScope(handle.ordinal(), tree.source().length()) - start);
    }

    /** The offset of the field that defines a handle. */
    public long definitionOffset(Handle handle) {
        return table.offset(handle.ordinal());
    }

    /** The handle that a field defines. */
    public Optional<Handle> definedBy(Field field) {
        return field.shape().has(ShapeMark.DEFINES_HANDLE) ? get(table.ordinalAt(field.offset())) : Optional.empty();
    }

    /** The handle that a field refers to, defined or not. */
    public Optional<Handle> referredToBy(Field field) {
        if (!field.shape().has(ShapeMark.REFERS_TO_HANDLE)) {
            return Optional.empty();
        }
        if (field.shape().target() >= 0) {
            return get(table.ordinalAt(field.shape().target()));
        }
        return Optional.of(at(field.offset(), tree.handleNumber(field)));
    }

    /**
     * The ordinal of the handle with a number, as a reference at an offset means it; for references that are known to
     * refer to something.
     */
    public int ordinalAt(long offset, int number) {
        return table.firstOf(table.epochAt(offset)) + number - base;
    }

    /** The offset of the field that defines the handle with an ordinal. */
    public long definitionOffset(int ordinal) {
        return table.offset(ordinal);
    }

    /** The handle with a number, as a reference at an offset means it: one that is defined before it. */
    public Handle at(long offset, int number) {
        int epoch = table.epochAt(offset);
        long ordinal = (long) table.firstOf(epoch) + number - base;
        boolean defined =
                ordinal >= table.firstOf(epoch) && ordinal < table.endOf(epoch) && table.offset((int) ordinal) < offset;
        return new Handle(defined ? (int) ordinal : -1, number, epoch);
    }
}
