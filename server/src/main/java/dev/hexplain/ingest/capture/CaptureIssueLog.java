package dev.hexplain.ingest.capture;

import dev.hexplain.tree.TreeStorage;

/** Collects the issues of a capture, up to a limit; further ones are only counted. */
final class CaptureIssueLog {
    private static final int OFFSET = 0;
    private static final int EXPECTED = 8;
    private static final int FOUND = 16;
    private static final int PACKET = 24;
    private static final int FAULT = 28;
    private static final int BYTES = 32;

    private final RecordTable issues;
    private final int most;
    private final int[] ofFault = new int[CaptureIssueKind.values().length];
    private long all;

    private CaptureIssueLog(RecordTable issues, int most) {
        this.issues = issues;
        this.most = most;
    }

    static CaptureIssueLog create(TreeStorage storage, int most) {
        return new CaptureIssueLog(RecordTable.create(storage, "issues", BYTES), most);
    }

    static CaptureIssueLog open(TreeStorage storage) {
        return new CaptureIssueLog(RecordTable.open(storage, "issues", BYTES), 0);
    }

    /**
     * Keeps an issue, or counts it. Those of one kind take half of the room at most: packets that were cut must not
     * push everything else out.
     *
     * @param packet from 1; 0 for none
     */
    void add(CaptureIssueKind fault, long offset, int packet, long expected, long found) {
        all++;
        if (issues.count() < most && ofFault[fault.ordinal()]++ < (most + 1) / 2) {
            int issue = issues.append();
            issues.setLong(issue, OFFSET, offset);
            issues.setLong(issue, EXPECTED, expected);
            issues.setLong(issue, FOUND, found);
            issues.setInt(issue, PACKET, packet);
            issues.setInt(issue, FAULT, fault.ordinal());
        }
    }

    /** Those that were added, kept or not. */
    long all() {
        return all;
    }

    int kept() {
        return issues.count();
    }

    CaptureIssue get(int issue) {
        return new CaptureIssue(
                issues.getLong(issue, OFFSET),
                issues.getInt(issue, PACKET),
                CaptureIssueKind.values()[issues.getInt(issue, FAULT)],
                issues.getLong(issue, EXPECTED),
                issues.getLong(issue, FOUND));
    }

    void seal() {
        issues.seal();
    }
}
