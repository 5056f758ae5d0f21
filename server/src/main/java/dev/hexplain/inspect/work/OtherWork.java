package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.monitoring.RequestIds;
import dev.hexplain.inspect.view.WorkView;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Work that {@link Workers} do not run: it has threads or processes of its own, or sends a long answer on the thread of a
 * request. It is listed, and ended by operators and with its client, like theirs. Safe for many threads.
 */
public final class OtherWork {
    /** Answers that are sent by threads of their own. */
    private static final int MOST_THREADS = 64;

    private final AtomicBoolean looking = new AtomicBoolean();
    private final Semaphore ownThreads = new Semaphore(MOST_THREADS);
    private final Map<Long, Entry> all = new ConcurrentSkipListMap<>();

    /** What is done. */
    @FunctionalInterface
    public interface Action {
        void run() throws IOException;
    }

    /**
     * Lists work for who asks on this thread, until it is closed.
     *
     * @param what it does
     * @param end ends it, where an operator does or its client has left; what waits for it receives the reason
     */
    public Entry begin(WorkPool pool, String what, Consumer<Refusal> end) {
        Entry entry = new Entry(pool, what, end);
        all.put(entry.number, entry);
        if (!looking.getAndSet(true)) {
            Thread.ofVirtual().name("leaving").start(this::look);
        }
        return entry;
    }

    /** Ends what nobody waits for any more, as long as there is any work: what does it may wait for something else. */
    private void look() {
        while (!all.isEmpty()) {
            all.values().forEach(Entry::endWithClient);
            LockSupport.parkNanos(AwaitedJob.LOOK_NANOS);
        }
        looking.set(false);
        if (!all.isEmpty() && !looking.getAndSet(true)) {
            look();
        }
    }

    /** All of it, as it is now. */
    public List<WorkView> work() {
        return all.values().stream().map(Entry::view).toList();
    }

    /** Ends the work with an id; false where there is none any more. */
    public boolean end(String id) {
        Optional<Entry> meant =
                all.values().stream().filter(each -> each.id().equals(id)).findFirst();
        meant.ifPresent(Entry::end);
        return meant.isPresent();
    }

    /** One that is listed; it waits until it {@link #runs}. */
    public final class Entry implements AutoCloseable {
        private final long number = Job.nextNumber();
        private final WorkPool pool;
        private final String what;
        private final Consumer<Refusal> end;
        private final Asker asker = Asker.current();
        private final Instant since = Instant.now();
        private final JobSlot turn = new JobSlot();
        private double fraction;
        private @Nullable Refusal ended;

        private Entry(WorkPool pool, String what, Consumer<Refusal> end) {
            this.pool = pool;
            this.what = what;
            this.end = end;
        }

        /** It has begun, and takes these. */
        public synchronized Entry runs(WorkCosts costs) {
            turn.costs = costs;
            turn.to(JobSlot.Place.SHORT);
            return this;
        }

        /**
         * Does it now, and waits for it: on a thread of its own, since virtual threads of requests are not counted, and would
         * hold up others where much is computed. Where too many have one, on this thread, uncounted.
         */
        public void run(Action action) throws IOException {
            runs(new WorkCosts());
            if (!ownThreads.tryAcquire()) {
                action.run();
                return;
            }
            try {
                runAside(action);
            } finally {
                ownThreads.release();
            }
        }

        private void runAside(Action action) throws IOException {
            FutureTask<Entry> task = new FutureTask<>(() -> counted(action));
            Thread thread = Thread.ofPlatform().name("answer").daemon().start(RequestIds.carriedBy(task));
            boolean interrupted = false;
            while (!task.isDone()) {
                try {
                    task.get();
                } catch (InterruptedException ending) {
                    // What it reads is open until it has ended.
                    interrupted = true;
                    thread.interrupt();
                } catch (ExecutionException failed) {
                    throw AwaitedJob.cause(failed);
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        private Entry counted(Action action) throws IOException {
            asker.enter();
            try (WorkCosts.Use _ = turn.costs.ofThisThread()) {
                action.run();
                return this;
            }
        }

        /** How far it is. */
        public synchronized void at(long done, long total) {
            fraction = total == 0 ? 0 : Math.clamp((double) done / total, 0, 1);
        }

        /** Goes on, unless it was ended: that is thrown as a {@link Refusal}. */
        public synchronized void requireWanted() {
            if (ended != null) {
                throw ended;
            }
        }

        private void end() {
            end(Refusal.busy(pool, what + " was ended by an operator. Try again later."));
        }

        private void endWithClient() {
            if (asker.isGone()) {
                // It may wait for the end of a process, and the next in the list does not.
                Thread.ofVirtual()
                        .name("left")
                        .start(() -> end(Refusal.gone(what + " was ended: the client has closed its connection.")));
            }
        }

        private void end(Refusal why) {
            synchronized (this) {
                if (ended != null) {
                    return;
                }
                ended = why;
            }
            end.accept(why);
        }

        private String id() {
            return Long.toString(number);
        }

        private synchronized WorkView view() {
            return Job.view(id(), pool, what, turn, asker.name(), since, fraction);
        }

        @Override
        public void close() {
            all.remove(number);
        }
    }
}
