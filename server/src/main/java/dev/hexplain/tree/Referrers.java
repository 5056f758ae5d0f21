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
        private final int handle;
        private long count;
        private long first = Long.MAX_VALUE;

        /** @param handle its ordinal */
        Counting(int handle) {
            this.handle = handle;
        }

        @Override
        public void reference(long offset, int referred, boolean ofInstance) {
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
