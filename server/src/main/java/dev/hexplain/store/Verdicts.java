package dev.hexplain.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What was found in files of content when they were hashed. Of a store of any size the last used are kept; others are
 * hashed again when they are opened. Safe for many threads.
 */
final class Verdicts {
    private static final int MOST = 10_000;

    private final Map<String, Verdict> bySha256 = new LinkedHashMap<>(16, 0.75f, true);

    /**
     * The state of a file when it was hashed.
     *
     * @param looks its size and when it was changed
     * @param found what is wrong with it
     */
    record Verdict(String looks, Optional<String> found) {}

    /** The verdict on a file, unless it looked otherwise then. */
    synchronized Optional<Verdict> of(String sha256, String looks) {
        return Optional.ofNullable(bySha256.get(sha256))
                .filter(verdict -> verdict.looks().equals(looks));
    }

    synchronized void put(String sha256, Verdict verdict) {
        bySha256.put(sha256, verdict);
        if (bySha256.size() > MOST) {
            bySha256.remove(bySha256.keySet().iterator().next());
        }
    }

    synchronized void remove(String sha256) {
        bySha256.remove(sha256);
    }

    synchronized int size() {
        return bySha256.size();
    }
}
