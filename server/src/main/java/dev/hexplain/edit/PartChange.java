package dev.hexplain.edit;

/** What becomes of a part of a list or a map. */
public enum PartChange {
    REMOVED(-1, "removed"),
    /** Written once more, behind itself. */
    COPIED(1, "copied"),
    /** The same, with a name that no other member has: some formats have each name once. */
    COPIED_APART(1, "copied");

    private final int added;
    private final String done;

    PartChange(int added, String done) {
        this.added = added;
        this.done = done;
    }

    /** By how many there are more. */
    int added() {
        return added;
    }

    String done() {
        return done;
    }
}
