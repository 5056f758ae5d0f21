package dev.hexplain.api;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Answers compressed by gzip, the last used ones up to a number of bytes. Safe for many threads. */
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

    /** Keeps an answer; returns it compressed. */
    byte[] put(String key, byte[] body) {
        byte[] packed = packed(body);
        synchronized (answers) {
            byte[] before = answers.put(key, packed);
            bytes += cost(key, packed) - (before == null ? 0 : cost(key, before));
            for (var eldest = answers.entrySet().iterator(); bytes > MOST && eldest.hasNext(); ) {
                Map.Entry<String, byte[]> entry = eldest.next();
                bytes -= cost(entry.getKey(), entry.getValue());
                eldest.remove();
            }
        }
        return packed;
    }

    private static long cost(String key, byte[] packed) {
        return (long) key.length() + packed.length + OF_ENTRY;
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

    private static byte[] packed(byte[] body) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(body.length / 4 + 64);
        try (OutputStream to = new FastGzip(packed)) {
            to.write(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    static byte[] unpacked(byte[] packed) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compresses quickly: an answer is sent a few times at most. */
    private static final class FastGzip extends GZIPOutputStream {
        FastGzip(OutputStream to) throws IOException {
            super(to, 1 << 13);
            def.setLevel(Deflater.BEST_SPEED);
        }
    }
}
