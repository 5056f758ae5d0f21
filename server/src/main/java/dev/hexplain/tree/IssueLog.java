package dev.hexplain.tree;

import java.util.ArrayList;
import java.util.List;

/** The issues of a tree while it is written: the first of them, and how many there were. */
final class IssueLog {
    private static final int MOST = 10_000;

    private final List<Issue> kept = new ArrayList<>();
    private long count;

    void add(Issue issue) {
        count++;
        if (kept.size() < MOST) {
            kept.add(issue);
        }
    }

    long count() {
        return count;
    }

    /** What was there at a moment. */
    record Extent(int kept, long count) {}

    Extent extent() {
        return new Extent(kept.size(), count);
    }

    void truncate(Extent to) {
        kept.subList(to.kept(), kept.size()).clear();
        count = to.count();
    }

    /** Those kept, once the rows of strands stand behind so many main ones. */
    List<Issue> settled(int mainRows) {
        return kept.stream().map(issue -> issue.settled(mainRows)).toList();
    }
}
