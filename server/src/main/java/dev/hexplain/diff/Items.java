package dev.hexplain.diff;

/** Two sequences whose items can be distinguished: bytes, hashes. */
interface Items {
    int countBefore();

    int countAfter();

    boolean same(int before, int after);

    /** Hashes: equal ones are the same. */
    record Hashes(long[] before, long[] after) implements Items {
        @Override
        public int countBefore() {
            return before.length;
        }

        @Override
        public int countAfter() {
            return after.length;
        }

        @Override
        public boolean same(int one, int other) {
            return before[one] == after[other];
        }
    }

    record Bytes(byte[] before, byte[] after) implements Items {
        @Override
        public int countBefore() {
            return before.length;
        }

        @Override
        public int countAfter() {
            return after.length;
        }

        @Override
        public boolean same(int one, int other) {
            return before[one] == after[other];
        }
    }
}
