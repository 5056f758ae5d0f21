package dev.hexplain.tree;

/**
 * The fields that refer to one handle.
 *
 * @param first offset of the first of them in byte order; -1 where there is none
 */
public record Referrers(long count, long first) {
    public static final Referrers NONE = new Referrers(0, -1);

    /** Counts the references to a handle. */
    static final class Counting implements ReferenceWalk.Visitor {
        private static final int BETWEEN_LOOKS = 1 << 12;

        private final int handle;
        private final Runnable look;
        private long visited;
        private long count;
        private long first = Long.MAX_VALUE;

        /** @param handle its ordinal */
        Counting(int handle, Runnable look) {
            this.handle = handle;
            this.look = look;
        }

        @Override
        public void reference(long offset, int referred, boolean ofInstance) {
            visited++;
            if (visited % BETWEEN_LOOKS == 0) {
                look.run();
            }
            if (referred == handle) {
                count++;
                first = Math.min(first, offset);
            }
        }

        Referrers found() {
            return count == 0 ? NONE : new Referrers(count, first);
        }
    }
}
