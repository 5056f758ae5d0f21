package dev.hexplain.ingest.dialects;

/** Counts of what was found while the rows of a dump were joined, from which the confidence is computed. */
class RowCounts {
    final boolean addressed;
    final boolean margin;
    boolean textSeen;
    boolean closed;
    int unit = 1;
    int count;
    int titles;
    int unreadable;
    int withIssues;
    int contradicted;

    RowCounts(boolean addressed, boolean margin) {
        this.addressed = addressed;
        this.margin = margin;
    }

    /** Rows that held bytes. */
    final int count() {
        return count;
    }

    /** Lines of words between rows. */
    final int titles() {
        return titles;
    }

    /** Whether rows say where their bytes are, so that they can contradict each other. */
    final boolean addressed() {
        return addressed;
    }

    /** Whether something else is before rows. */
    final boolean margin() {
        return margin;
    }

    /** Whether a final offset was there. */
    final boolean closed() {
        return closed;
    }

    /** Whether any row had a text column. */
    final boolean textSeen() {
        return textSeen;
    }

    /** Most bytes that a row wrote as one number. */
    final int unit() {
        return unit;
    }

    /** Lines that are no rows. */
    final int unreadable() {
        return unreadable;
    }

    /** Rows with anything wrong about them. */
    final int withIssues() {
        return withIssues;
    }

    /** Rows whose offset or text column disagrees with the bytes. */
    final int contradicted() {
        return contradicted;
    }
}
