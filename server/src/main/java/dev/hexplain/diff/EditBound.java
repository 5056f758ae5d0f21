package dev.hexplain.diff;

/** Comparisons that may be made to find shortest edit scripts, all of one diff together: what is left is paired by position. */
final class EditBound {
    private long left;
    private boolean hit;

    EditBound(long comparisons) {
        this.left = comparisons;
    }

    /** Takes some; returns false where there are none left. */
    boolean take(long comparisons) {
        left -= comparisons;
        hit |= left < 0;
        return left >= 0;
    }

    /** An edit script was longer than wanted. */
    void exceed() {
        hit = true;
    }

    /** Whether something is not aligned by the shortest script. */
    boolean wasHit() {
        return hit;
    }
}
