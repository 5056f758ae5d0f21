package dev.hexplain.decoders.sbe;

import dev.hexplain.tree.ShapeKind;
import java.util.List;

/**
 * The body of a message or of a group entry: a block of fields, then groups, then variable data.
 *
 * @param logical its name in the encoded object; empty where it adds no step to the logical path
 * @param fields in the order of their offsets
 * @param blockLength bytes of the block, padding at its end included, as this version of the schema has it
 */
record SbeBody(
        String name, String logical, List<SbeMember> fields, int blockLength, List<Group> groups, List<Data> data)
        implements ShapeKind {
    @Override
    public String label() {
        return name;
    }

    /** Whether an entry has only a block, so that all entries have one size. */
    boolean isFlat() {
        return groups.isEmpty() && data.isEmpty();
    }

    /** A repeating group. */
    record Group(SbeBody body, SbeType.Composite dimension, int since, String doc) {}

    /** Variable data: a length, and as many bytes. */
    record Data(String name, SbeType.Composite type, int since, String doc) {}
}
