package dev.hexplain.tree;

import java.util.ArrayList;
import java.util.List;

/**
 * Collects the issues of a tree while it is written: keeps the first ones and counts all. Where reading broke off,
 * or bytes stay packed, is kept behind very many others, too: it says that something is left out.
 */
final class IssueLog {
    private static final int MOST = 10_000;

    private static final int MOST_LEFT_OUT = 1_000;

    /** Bytes that an issue takes besides its words. */
    private static final int NUMBERS = 64;

    private final List<Issue> kept = new ArrayList<>();
    private long count;
    private long bytes;

    void add(Issue issue) {
        count++;
        if (kept.size() < MOST || ((issue.brokeOff() || issue.leavesPacked()) && kept.size() < MOST + MOST_LEFT_OUT)) {
            kept.add(issue);
            bytes += bytes(issue);
        }
    }

    /** Bytes that those kept take, more or less. */
    long bytes() {
        return bytes;
    }

    private static long bytes(Issue issue) {
        long words = issue.message().length();
        words += issue.expected().length();
        return NUMBERS + words + issue.actual().length();
    }

    long count() {
        return count;
    }

    /** The size of the log at a moment. */
    record Extent(int kept, long count, long bytes) {}

    Extent extent() {
        return new Extent(kept.size(), count, bytes);
    }

    void truncate(Extent to) {
        kept.subList(to.kept(), kept.size()).clear();
        count = to.count();
        bytes = to.bytes();
    }

    /** The kept issues, once the rows of substreams follow the main rows. */
    List<Issue> settled(int mainRows) {
        return kept.stream().map(issue -> issue.settled(mainRows)).toList();
    }
}
