package dev.hexplain.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/** Bodies of answers, the last used ones up to a number of bytes. Safe for many threads. */
final class AnswerCache {
    /** Bytes of answers and their keys. */
    private static final long MOST = 16 << 20;

    private static final int OF_ENTRY = 200;

    private final LongAdder hits = new LongAdder();
    private final LongAdder misses = new LongAdder();
    private final Map<String, byte[]> answers = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    byte @Nullable [] get(String key) {
        byte[] known;
        synchronized (answers) {
            known = answers.get(key);
        }
        (known == null ? misses : hits).increment();
        return known;
    }

    void put(String key, byte[] body) {
        synchronized (answers) {
            byte[] before = answers.put(key, body);
            bytes += cost(key, body) - (before == null ? 0 : cost(key, before));
            for (var eldest = answers.entrySet().iterator(); bytes > MOST && eldest.hasNext(); ) {
                Map.Entry<String, byte[]> entry = eldest.next();
                bytes -= cost(entry.getKey(), entry.getValue());
                eldest.remove();
            }
        }
    }

    private static long cost(String key, byte[] body) {
        return (long) key.length() + body.length + OF_ENTRY;
    }

    int size() {
        synchronized (answers) {
            return answers.size();
        }
    }

    long hits() {
        return hits.sum();
    }

    long misses() {
        return misses.sum();
    }
}
