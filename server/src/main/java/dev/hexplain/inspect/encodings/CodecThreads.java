package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.Codec;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The threads that codecs run on. A library cannot be stopped: the thread of one that does not return is interrupted and
 * given up, and another takes its place, a few times. Safe for many threads.
 */
final class CodecThreads implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CodecThreads.class);

    /** Threads that may be given up; beyond, nothing is encoded any more. */
    static final int MOST_STUCK = 4;

    private static final int USUAL = Math.max(1, Runtime.getRuntime().availableProcessors());

    private final long patienceNanos;
    private final Set<Use> uses = new HashSet<>();
    private final ThreadPoolExecutor threads = new ThreadPoolExecutor(
            USUAL,
            USUAL,
            10,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("encode-", 1).daemon().factory());

    /** @param patience what a codec may take with one object */
    CodecThreads(Duration patience) {
        this.patienceNanos = patience.toNanos();
        threads.allowCoreThreadTimeOut(true);
    }

    /** Runs work when a thread is free. */
    void execute(Runnable work) {
        threads.execute(work);
    }

    /** A codec that runs on this thread, until it is closed. */
    synchronized Use use(Codec codec) {
        Use use = new Use(codec);
        uses.add(use);
        return use;
    }

    /** Whether a codec has been given up, and has not returned since. */
    synchronized boolean isStuck(Codec codec) {
        return uses.stream().anyMatch(use -> use.isGivenUp && use.codec.equals(codec));
    }

    /** How many threads are given up. */
    synchronized int stuck() {
        return (int) uses.stream().filter(use -> use.isGivenUp).count();
    }

    /** Gives up what takes too long. */
    synchronized void giveUp() {
        for (Use use : uses) {
            if (!use.isGivenUp && System.nanoTime() - use.start > patienceNanos) {
                use.isGivenUp = true;
                use.thread.interrupt();
                LOG.warn("Codec {} does not return: it is given up, and its thread stays", use.codec.id());
            }
        }
        resize();
    }

    private void resize() {
        int wanted = USUAL + Math.min(stuck(), MOST_STUCK);
        if (wanted > threads.getMaximumPoolSize()) {
            threads.setMaximumPoolSize(wanted);
        }
        threads.setCorePoolSize(wanted);
        threads.setMaximumPoolSize(wanted);
    }

    private synchronized void ended(Use use) {
        uses.remove(use);
        if (use.isGivenUp) {
            LOG.info("Codec {} has returned after all", use.codec.id());
            resize();
        }
    }

    /** One codec with one object, on the thread that has made it. */
    final class Use implements AutoCloseable {
        private final Codec codec;
        private final Thread thread = Thread.currentThread();
        private final long start = System.nanoTime();
        private boolean isGivenUp;

        private Use(Codec codec) {
            this.codec = codec;
        }

        @Override
        public void close() {
            ended(this);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
