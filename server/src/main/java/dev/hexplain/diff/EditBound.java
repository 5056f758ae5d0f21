package dev.hexplain.diff;

/** Comparisons that may be made to find shortest edit scripts, all of one diff together: what is left is paired by position. */
final class EditBound {
    /** As many find the shortest scripts of most pieces of bytes. */
    private static final int COMPARISONS_OF_BYTE = 1 << 8;

    private static final long LEAST = 1 << 20;

    private long left;
    private boolean hit;

    EditBound(long comparisons) {
        this.left = comparisons;
    }

    /**
     * So many for each byte of what is compared.
     *
     * @param bytes of both sides
     * @param most comparisons, however many bytes there are
     */
    static EditBound ofBytes(long bytes, long most) {
        return new EditBound(Math.min(most, Math.max(LEAST, COMPARISONS_OF_BYTE * Math.min(bytes, most))));
    }

    /** How many may still be made. */
    long left() {
        return Math.max(0, left);
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

    /** Whether something was not aligned by the shortest script since this was asked. */
    boolean takeHit() {
        boolean was = hit;
        hit = false;
        return was;
    }
}
