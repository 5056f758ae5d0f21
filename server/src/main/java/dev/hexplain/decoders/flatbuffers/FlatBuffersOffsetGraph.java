package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Shapes;

/**
 * Follows offsets from the root table, and records the parts that they lead to. Each part is recorded once, however
 * many offsets lead to it; tables whose fields are still to be followed wait on a stack. An invalid offset is an issue,
 * and the others are followed all the same.
 */
final class FlatBuffersOffsetGraph {
    /** Offsets are below this in every buffer that can be written. */
    private static final long MAX_OFFSET = 1L << 31;

    /** In a shape reference: the part is not a field of a table but an element of a vector, or the root. */
    static final int NO_FIELD = -1;

    private static final int TARGET_BITS = 32;

    private final Parse parse;
    private final FlatBuffersBytes bytes;
    private final FlatBuffersTarget.Numbered targets;
    private final FlatBuffersTableLayouts layouts;
    private final FlatBuffersParts parts;
    private final FrameStack waiting;
    private final FlatBuffersLongSet seen = new FlatBuffersLongSet();

    FlatBuffersOffsetGraph(
            Parse parse,
            FlatBuffersBytes bytes,
            FlatBuffersTarget.Numbered targets,
            FlatBuffersTableLayouts layouts,
            FlatBuffersParts parts,
            FrameStack waiting) {
        this.parse = parse;
        this.bytes = bytes;
        this.targets = targets;
        this.layouts = layouts;
        this.parts = parts;
        this.waiting = waiting;
    }

    /** The shape reference of a part: the offset that led to it, its target type, and the field of its parent. */
    static Shapes.ShapeRef shapeRef(long at, int target, int parent, int field) {
        return new Shapes.ShapeRef(at, (long) (parent + 1) << TARGET_BITS | target, field);
    }

    static int target(Shapes.ShapeRef shapeRef) {
        return (int) shapeRef.variant();
    }

    /** The number of the part that contains the offset; -1 for the root. */
    static int parent(Shapes.ShapeRef shapeRef) {
        return (int) (shapeRef.variant() >>> TARGET_BITS) - 1;
    }

    /** @param root the position of the root table's offset */
    void walk(long root, FlatBuffersType.Table table) {
        found(root, table, -1, NO_FIELD);
        while (waiting.depth() > 0) {
            long at = waiting.word();
            int number = (int) waiting.left();
            waiting.pop();
            fields(bytes.target(at), number);
        }
    }

    /** Records the part of some type that an offset leads to. */
    private void found(long at, FlatBuffersType type, int parent, int field) {
        parse.tick();
        long start = bytes.target(at);
        int target = targets.of(type);
        if (bytes.u4(at) == 0 || !bytes.has(start, FlatBuffersType.OFFSET) || start >= MAX_OFFSET) {
            wrong(at, FlatBuffersType.OFFSET, "The offset leads out of the buffer", "0x%X".formatted(bytes.u4(at)));
            return;
        }
        if (!seen.add(key(start, target))) {
            return;
        }
        switch (targets.get(target).kind()) {
            case TABLE -> table(at, start, (FlatBuffersType.Table) type, parent, field);
            case VECTOR -> vector(at, start, (FlatBuffersType.Vector) type, parent, field);
            case TEXT -> text(at, start, target, parent, field);
            case STRUCT -> struct(at, start, (FlatBuffersType.Struct) type, parent, field);
            case VTABLE -> throw new IllegalStateException("Tables lead to vtables");
        }
    }

    private static long key(long start, int target) {
        return start << TARGET_BITS | target + 1;
    }

    private int add(long at, long start, long length, int target, int parent, int field) {
        int number = parts.add(start, length, target);
        parse.out.shapeRef(shapeRef(at, target, parent, field));
        if (parts.bytes() > bytes.end() || parts.count() == FlatBuffersParts.MAX) {
            throw MalformedInput.stopped(start, "Parts of the buffer overlap each other", "parts side by side");
        }
        return number;
    }

    private void table(long at, long start, FlatBuffersType.Table table, int parent, int field) {
        long vtable = start - bytes.s4(start);
        boolean there = bytes.has(vtable, FlatBuffersTableLayout.HEAD) && vtable < MAX_OFFSET;
        int size = there ? bytes.u2(vtable) : 0;
        if (!there || size < FlatBuffersTableLayout.HEAD || size % 2 != 0 || !bytes.has(vtable, size)) {
            wrong(start, FlatBuffersType.OFFSET, "The table has no vtable", "0x%X".formatted(vtable));
            return;
        }
        int length = bytes.u2(vtable + FlatBuffersTableLayout.ENTRY);
        if (length < FlatBuffersTableLayout.HEAD || !bytes.has(start, length)) {
            wrong(
                    vtable + FlatBuffersTableLayout.ENTRY,
                    2,
                    "The table does not end inside the buffer",
                    length + " bytes");
            return;
        }
        int target = targets.of(table);
        int number = add(at, start, length, target, parent, field);
        if (seen.add(vtable << TARGET_BITS)) { // whose table ever has it: builders write equal ones once
            add(at, vtable, size, target + 1, parent, field);
        }
        waiting.push(at, number);
    }

    private void fields(long start, int number) {
        FlatBuffersType.Table table =
                (FlatBuffersType.Table) targets.get(parts.target(number)).type();
        FlatBuffersTableLayout layout = layouts.of(table, start);
        for (FlatBuffersType.TableField misplaced : layout.misplaced()) {
            wrong(start, layout.size(), "The vtable puts a field where it cannot be", misplaced.name());
        }
        for (FlatBuffersTableLayout.Present present : layout.byId()) {
            long at = start + present.offset();
            FlatBuffersType.TableField field = present.field();
            switch (field.type()) {
                case FlatBuffersType.Union union -> variant(layout, start, at, union, number, field.id());
                case FlatBuffersType.Vector(FlatBuffersType.Union union) -> {
                    found(at, field.type(), number, field.id());
                    variants(layout, start, at, union, field.id());
                }
                case FlatBuffersType.Elsewhere elsewhere -> found(at, elsewhere, number, field.id());
                default -> {
                    // It is stored in the table itself.
                }
            }
        }
    }

    private void variant(
            FlatBuffersTableLayout layout, long start, long at, FlatBuffersType.Union union, int number, int id) {
        long code = codesOf(layout, start, id);
        variant(at, union, code < 0 ? 0 : bytes.u1(code), number, id);
    }

    private void variant(long at, FlatBuffersType.Union union, int code, int number, int id) {
        FlatBuffersType type = union.variants().get(code);
        if (type != null) {
            found(at, type, number, id);
        } else {
            wrong(
                    at,
                    FlatBuffersType.OFFSET,
                    "The union has a value, and no type that the schema knows",
                    "type " + code);
        }
    }

    /** The position of a union's type field, which is the field before it; -1 where the table does not have it. */
    private static long codesOf(FlatBuffersTableLayout layout, long start, int id) {
        return layout.present().stream()
                .filter(present -> present.field().id() == id - 1)
                .mapToLong(present -> start + present.offset())
                .findFirst()
                .orElse(-1);
    }

    /** A vector of offsets with a vector of their types. */
    @SuppressWarnings("ReferenceEquality") // the very union, as a schema declares it once
    private void variants(FlatBuffersTableLayout layout, long start, long at, FlatBuffersType.Union union, int id) {
        int number = parts.count() - 1;
        long values = bytes.target(at);
        long codesAt = codesOf(layout, start, id);
        boolean fresh = number >= 0
                && targets.get(parts.target(number)).type() instanceof FlatBuffersType.Vector(FlatBuffersType element)
                && element == union
                && parts.length(number) == FlatBuffersType.OFFSET + FlatBuffersType.OFFSET * bytes.u4(values);
        if (!fresh || codesAt < 0 || !bytes.has(bytes.target(codesAt), FlatBuffersType.OFFSET)) {
            return;
        }
        long codes = bytes.target(codesAt);
        long count =
                Math.min(bytes.u4(values), Math.min(bytes.u4(codes), bytes.end() - codes - FlatBuffersType.OFFSET));
        for (long i = 0; i < count; i++) {
            int code = bytes.u1(codes + FlatBuffersType.OFFSET + i);
            long element = values + FlatBuffersType.OFFSET + i * FlatBuffersType.OFFSET;
            if (code != 0 || bytes.u4(element) != 0) {
                variant(element, union, code, number, NO_FIELD);
            }
        }
    }

    private void vector(long at, long start, FlatBuffersType.Vector vector, int parent, int field) {
        long count = bytes.u4(start);
        long length = FlatBuffersType.OFFSET + count * vector.element().size();
        if (!bytes.has(start, length)) {
            wrong(start, FlatBuffersType.OFFSET, "The vector ends behind the buffer", count + " elements");
            return;
        }
        int number = add(at, start, length, targets.of(vector), parent, field);
        if (vector.element() instanceof FlatBuffersType.Elsewhere element
                && !(element instanceof FlatBuffersType.Union)) {
            for (long i = 0; i < count; i++) {
                found(start + FlatBuffersType.OFFSET + i * FlatBuffersType.OFFSET, element, number, NO_FIELD);
            }
        }
    }

    private void text(long at, long start, int target, int parent, int field) {
        long count = bytes.u4(start);
        if (!bytes.has(start, FlatBuffersType.OFFSET + count + 1)) {
            wrong(start, FlatBuffersType.OFFSET, "The string ends behind the buffer", count + " bytes");
            return;
        }
        add(at, start, FlatBuffersType.OFFSET + count + 1, target, parent, field);
        parse.checkUtf8(start + FlatBuffersType.OFFSET, count);
        if (bytes.u1(start + FlatBuffersType.OFFSET + count) != 0) {
            wrong(start + FlatBuffersType.OFFSET + count, 1, "The string does not end with a NUL", "");
        }
    }

    private void struct(long at, long start, FlatBuffersType.Struct struct, int parent, int field) {
        if (bytes.has(start, struct.size())) {
            add(at, start, struct.size(), targets.of(struct), parent, field);
        } else {
            wrong(at, FlatBuffersType.OFFSET, "The struct ends behind the buffer", struct.size() + " bytes");
        }
    }

    private void wrong(long at, long length, String message, String actual) {
        parse.out.issue(Issue.error(at, Math.min(length, bytes.end() - at), message, "", actual));
    }
}
