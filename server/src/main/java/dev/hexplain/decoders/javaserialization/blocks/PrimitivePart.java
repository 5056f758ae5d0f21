package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A primitive value, as {@link java.io.DataOutput} writes it. */
record PrimitivePart(Shape leaf, int bytes) implements BlockPart {
    /** An integer of 4 bytes. */
    static PrimitivePart s4(String name, Role role, String doc) {
        return of(name, ValueType.S4_BE, Integer.BYTES, role, doc);
    }

    static PrimitivePart s8(String name, String doc) {
        return of(name, ValueType.S8_BE, Long.BYTES, Role.VALUE, doc);
    }

    static PrimitivePart s1(String name, String doc) {
        return of(name, ValueType.S1, 1, Role.VALUE, doc);
    }

    static PrimitivePart of(String name, ValueType type, int bytes, Role role, String doc) {
        return new PrimitivePart(Shape.leaf(name, type, role).doc(doc).build(), bytes);
    }

    /** A byte from 1 on that says what follows. */
    static PrimitivePart type(String enumeration, String doc, List<String> names) {
        return new PrimitivePart(
                Shape.leaf("type", ValueType.U1, Role.TYPE)
                        .doc(doc)
                        .symbols(() -> new Enumeration(enumeration, false, symbols(names)))
                        .build(),
                1);
    }

    private static Map<Long, Enumeration.Symbol> symbols(List<String> names) {
        return IntStream.rangeClosed(1, names.size())
                .boxed()
                .collect(Collectors.toMap(
                        Integer::longValue, number -> new Enumeration.Symbol(names.get(number - 1), "")));
    }

    @Override
    public Slot slot() {
        return Slot.of(leaf);
    }

    @Override
    public long end(MemorySegment source, long at, long end) {
        return at + bytes <= end ? at + bytes : -1;
    }

    @Override
    public int fields(MemorySegment source, long at) {
        return 1;
    }
}
