package dev.hexplain.decoders.sbe;

import java.util.List;

/**
 * What a message and an entry of a group have in common: a block of fields, then groups, then variable data.
 *
 * @param logical its name in the object that was encoded; empty where it adds nothing
 * @param fields in the order of their offsets
 * @param blockLength bytes of the block, padding at its end included, as this version of the schema has it
 */
record SbeBody(String name, String logical, List<SbeMember> fields, int blockLength, List<Group> groups, List<Data> data) {
    /** Whether every entry is as long as its block. */
    boolean isFlat() {
        return groups.isEmpty() && data.isEmpty();
    }

    /** A repeating group. */
    record Group(SbeBody body, SbeType.Composite dimension, int since, String doc) {}

    /** Variable data: a length, and as many bytes. */
    record Data(String name, SbeType.Composite type, int since, String doc) {}
}
