package dev.hexplain.decoders.flatbuffers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The layout of a table, from its vtable.
 *
 * @param size bytes of the table itself
 * @param present fields that the table has, in the order of their offsets
 * @param misplaced fields whose offset or size is invalid
 * @param absent fields that the table omits
 * @param foreign offsets of fields that are not in the schema
 */
record FlatBuffersTableLayout(
        int size,
        List<Present> present,
        List<FlatBuffersType.TableField> misplaced,
        List<FlatBuffersType.TableField> absent,
        List<Integer> foreign) {
    /** Bytes of a vtable before its entries, and of a table before its fields. */
    static final int HEAD = 4;

    static final int ENTRY = 2;

    /** A field and its offset in the table. */
    record Present(FlatBuffersType.TableField field, int offset) {
        int end() {
            return offset + field.type().size();
        }
    }

    /** The layout from a vtable that was checked to be inside the buffer. */
    static FlatBuffersTableLayout of(FlatBuffersBytes bytes, FlatBuffersType.Table table, long vtable) {
        int entries = (bytes.u2(vtable) - HEAD) / ENTRY;
        int size = bytes.u2(vtable + ENTRY);
        List<Present> placed = new ArrayList<>();
        List<FlatBuffersType.TableField> absent = new ArrayList<>();
        List<Integer> foreign = new ArrayList<>();
        List<FlatBuffersType.TableField> fields = table.fields();
        for (int id = 0; id < Math.max(entries, fields.size()); id++) {
            int offset = id < entries ? bytes.u2(vtable + HEAD + (long) ENTRY * id) : 0;
            if (id < fields.size() && offset == 0) {
                absent.add(fields.get(id));
            } else if (id < fields.size()) {
                placed.add(new Present(fields.get(id), offset));
            } else if (offset != 0) {
                foreign.add(offset);
            }
        }
        return place(size, placed, absent, foreign);
    }

    private static FlatBuffersTableLayout place(
            int size, List<Present> placed, List<FlatBuffersType.TableField> absent, List<Integer> foreign) {
        placed.sort(Comparator.comparingInt(Present::offset));
        List<Present> present = new ArrayList<>();
        List<FlatBuffersType.TableField> misplaced = new ArrayList<>();
        int end = HEAD;
        for (Present each : placed) {
            if (each.offset() >= end && each.end() <= size) {
                present.add(each);
                end = each.end();
            } else {
                misplaced.add(each.field());
            }
        }
        return new FlatBuffersTableLayout(size, present, misplaced, absent, foreign);
    }

    /**
     * The number of a table's fields: its vtable offset, its present fields with the gaps between them, and defaults.
     */
    long fields() {
        int count = 1 + present.size();
        int end = HEAD;
        for (Present each : present) {
            count += each.offset() > end ? 1 : 0;
            count += (int) each.field().type().fieldsInside();
            end = each.end();
        }
        count += size > end ? 1 : 0;
        return count
                + absent.stream().filter(field -> !field.absent().isEmpty()).count();
    }

    /** The fields in the order of the schema. */
    List<Present> byId() {
        return present.stream()
                .sorted(Comparator.comparingInt(each -> each.field().id()))
                .toList();
    }

    /** Whether a field that is not in the schema may be between two offsets. */
    boolean hasForeign(int from, int to) {
        return foreign.stream().anyMatch(offset -> offset >= from && offset < to);
    }
}
