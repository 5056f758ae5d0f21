package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Evidence;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Recognizes buffers without a schema by their offsets: to a table, from there to its vtable, and from its fields to
 * texts and other tables. Each of them had to be inside the buffer.
 */
final class FlatBuffersProbe {
    /** The highest confidence: more than of lengths, which are words too. */
    private static final int MOST = 86;

    /** Without fields that lead to something, a table of few fields is hardly more than small numbers. */
    private static final int MOST_BARE = 40;

    private static final int FEW = 3;

    private static final int DEEPEST = 3;

    /** Bytes between that of an entry in a vtable and its field. */
    private static final int ALIGNED = FlatBuffersType.OFFSET;

    private final FlatBuffersBytes bytes;
    private final Source source;
    private double bits;
    private int targets;
    private int fields;

    private FlatBuffersProbe(Source source) {
        this.source = source;
        this.bytes = new FlatBuffersBytes(source.segment());
    }

    static List<Candidate> probe(Source source) {
        FlatBuffersProbe probe = new FlatBuffersProbe(source);
        long root = FlatBuffersReader.isPrefixed(probe.bytes, 0) ? FlatBuffersType.OFFSET : 0;
        if (!FlatBuffersReader.leadsToTable(probe.bytes, root) || !probe.isTable(probe.bytes.target(root), 0)) {
            return List.of();
        }
        probe.bits += probe.offsetBits();
        return Evidence.of(source, probe.bits, 0)
                .candidates(
                        FlatBuffers.FORMAT.id(),
                        probe.targets > 0 || probe.fields >= FEW ? MOST : MOST_BARE,
                        "The first word leads to a table, and %d of its fields to others or to texts; a schema (.fbs) tells the rest"
                                .formatted(probe.targets));
    }

    /** The evidence of an offset that could have led out of the buffer, or to an odd place. */
    private double offsetBits() {
        return Evidence.bits(FlatBuffersType.OFFSET, Math.max(1, bytes.end() / 2.0));
    }

    /** Adds the evidence of a table, where all of it fits. */
    private boolean isTable(long table, int depth) {
        long vtable = table - bytes.s4(table);
        int size = bytes.u2(vtable);
        int length = bytes.u2(vtable + FlatBuffersTableLayout.ENTRY);
        Set<Integer> entries = new HashSet<>();
        double found = offsetBits() + Evidence.bits(2, (bytes.end() - vtable) / 2.0) + Evidence.bits(2, length + 1.0);
        for (int at = FlatBuffersTableLayout.HEAD; at < size; at += FlatBuffersTableLayout.ENTRY) {
            int entry = bytes.u2(vtable + at);
            if (entry != 0 && (entry < FlatBuffersType.OFFSET || entry >= length || !entries.add(entry))) {
                return false;
            }
            found += entry == 0 ? 1 : Evidence.bits(2, length);
        }
        bits += found;
        fields += entries.size();
        for (int at = FlatBuffersTableLayout.HEAD; at < size; at += FlatBuffersTableLayout.ENTRY) {
            int entry = bytes.u2(vtable + at);
            if (entry != 0 && (table + entry) % ALIGNED == 0 && entry + FlatBuffersType.OFFSET <= length) {
                follow(table + entry, depth);
            }
        }
        return true;
    }

    private void follow(long at, int depth) {
        long target = bytes.target(at);
        if (bytes.u4(at) < FlatBuffersType.OFFSET || !bytes.has(target, FlatBuffersType.OFFSET)) {
            return;
        }
        long length = bytes.u4(target);
        boolean ended = length > 2
                && bytes.has(target + FlatBuffersType.OFFSET, length + 1)
                && bytes.u1(target + FlatBuffersType.OFFSET + length) == 0;
        if (ended && isText(target + FlatBuffersType.OFFSET, length)) {
            bits += offsetBits() + Byte.SIZE + Evidence.textBits(Math.min(length, Evidence.LOOKED_AT));
            targets++;
        } else if (depth < DEEPEST && FlatBuffersReader.leadsToTable(bytes, at) && isTable(target, depth + 1)) {
            bits += offsetBits();
            targets++;
        }
    }

    private boolean isText(long from, long length) {
        return PlainText.isPrintable(source.window(), from, from + length);
    }
}
