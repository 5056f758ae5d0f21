package dev.hexplain.inspect.risks;

/** How much room collections of the JDK make for what they read, as JDK 25 computes it. */
final class LocalCapacities {
    private static final int MOST = 1 << 30;
    private static final int LEAST_OF_HASH_MAP = 16;
    private static final int LEAST_OF_IDENTITY_MAP = 4;
    private static final int MOST_OF_IDENTITY_MAP = 1 << 29;

    private LocalCapacities() {}

    static int hashMap(int mappings, float loadFactor) {
        double wanted = Math.ceil(mappings / (double) clamped(loadFactor));
        return wanted < LEAST_OF_HASH_MAP ? LEAST_OF_HASH_MAP : wanted >= MOST ? MOST : powerOfTwo((int) wanted);
    }

    static int hashSet(int size, float loadFactor) {
        return powerOfTwo((int) Math.min(size * Math.min(1 / clamped(loadFactor), 4.0f), MOST));
    }

    static int properties(int elements) {
        return powerOfTwo((int) (elements / 0.75));
    }

    static int hashtable(int length, int elements, float loadFactor) {
        float factor = clamped(loadFactor);
        int most = Math.max(length, (int) (elements / factor) + 1);
        int room = (int) (elements * 1.05f / factor) + 3;
        if (room > elements && (room & 1) == 0) {
            room--;
        }
        room = Math.min(room, most);
        return room < 0 ? most : room;
    }

    static int identityHashMap(int size) {
        if (size > MOST_OF_IDENTITY_MAP / 3) {
            return MOST_OF_IDENTITY_MAP;
        }
        return size <= 2 * LEAST_OF_IDENTITY_MAP / 3
                ? LEAST_OF_IDENTITY_MAP
                : Integer.highestOneBit(size + (size << 1));
    }

    private static float clamped(float loadFactor) {
        return Math.clamp(Float.isNaN(loadFactor) ? 0.75f : loadFactor, 0.25f, 4.0f);
    }

    private static int powerOfTwo(int atLeast) {
        int bits = -1 >>> Integer.numberOfLeadingZeros(atLeast - 1);
        return bits < 0 ? 1 : bits >= MOST ? MOST : bits + 1;
    }
}
