package dev.hexplain.inspect.search;

import dev.hexplain.inspect.view.HitCountsView;
import dev.hexplain.search.ByteSearch;
import dev.hexplain.search.Hit;
import dev.hexplain.search.SearchPosition;
import dev.hexplain.values.WalkRemarks;
import java.util.Arrays;

/** Counts the hits of a search by where they are. */
final class HitCounts {
    private final ByteSearch search;
    private final long size;
    private final int[] counts;
    private long others;

    HitCounts(ByteSearch search, long size, int parts) {
        this.search = search;
        this.size = size;
        this.counts = new int[parts];
        for (Hit hit = search.next(); hit != null; hit = search.next()) {
            count(hit);
        }
    }

    private void count(Hit hit) {
        if (hit.source() == 0) {
            // In floating point: sizes times parts are more than a long holds.
            int part = (int) ((double) hit.offset() / size * counts.length);
            counts[Math.min(part, counts.length - 1)]++;
        } else {
            others++;
        }
    }

    HitCountsView view(WalkRemarks remarks) {
        SearchPosition at = search.position();
        return new HitCountsView(
                Arrays.stream(counts).boxed().toList(),
                others,
                search.isOver() || at.source() > 0 ? size : at.offset(),
                search.isOver() ? null : at.toString(),
                remarks.areComplete(),
                remarks.sentences());
    }
}
