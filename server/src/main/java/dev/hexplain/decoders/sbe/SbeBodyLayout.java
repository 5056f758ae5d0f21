package dev.hexplain.decoders.sbe;

import java.util.List;

/**
 * The layout of a body in rows.
 *
 * @param index its number among the bodies of the schema
 * @param headerLength bytes before the block in the same row
 * @param cuts the row with none of the fields, with the first, with the first two, and so on
 */
record SbeBodyLayout(int index, SbeBody body, int headerLength, List<Cut> cuts, List<Group> groups, List<Data> data) {
    /**
     * A row that ends after some fields.
     *
     * @param shape its number
     * @param fields that the layout adds to the row
     * @param end bytes of the block that these fields take
     * @param since the version of the schema that has the last of them
     */
    record Cut(int shape, long fields, int end, int since) {}

    /**
     * @param index its number among the groups of the schema
     * @param free the number of the shape whose entries are rows
     * @param repeated the number of the shape whose entries are computed; the same where they cannot be
     * @param fields that the dimensions add to the row
     * @param elementFields fields in a computed entry, itself included
     */
    record Group(
            int index,
            SbeBody.Group group,
            SbeBodyLayout entry,
            int free,
            int repeated,
            long fields,
            long elementFields) {
        boolean repeats() {
            return free != repeated;
        }
    }

    record Data(SbeBody.Data data, int shape, long fields) {}

    /** Whether a schema version has all fields. */
    boolean isWholeIn(long version) {
        return cuts.stream().allMatch(cut -> cut.since() <= version);
    }

    /** Whether groups or data follow the block in any version. */
    boolean hasParts(long version) {
        return groups.stream().anyMatch(group -> group.group().since() <= version)
                || data.stream().anyMatch(each -> each.data().since() <= version);
    }

    /** The row with the fields of a block of some length, written by some version. */
    Cut cut(long blockLength, long version) {
        int kept = 0;
        while (kept + 1 < cuts.size()
                && cuts.get(kept + 1).end() <= blockLength
                && cuts.get(kept + 1).since() <= version) {
            kept++;
        }
        return cuts.get(kept);
    }
}
