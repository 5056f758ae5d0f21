package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.monitoring.HeapShortage;
import dev.hexplain.inspect.monitoring.RequestIds;
import dev.hexplain.inspect.view.WorkView;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Schedules jobs on a bounded number of threads. Every job begins as a short one. One that takes longer than a moment
 * becomes long: it continues where there is room among the long ones, and pauses where there is none, so that short
 * jobs start at once. Long jobs take turns, and so do the pools that jobs are of. Safe for many threads.
 */
public final class Workers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Workers.class);

    /** What a short job computes at most, on a processor of its own. */
    private static final long MOMENT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** How long a short job takes at most, waiting included. */
    private static final long LONG_WAIT_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** How long a long job goes on while others wait for their turn. */
    private static final long TURN_NANOS = TimeUnit.SECONDS.toNanos(2);

    private static final long TICK_MILLIS = 20;

    /** How long a thread waits for another job. */
    private static final long IDLE_SECONDS = 10;

    private static final long ENDS_WITHIN_MILLIS = 10_000;

    private final Sizes sizes;
    private final List<Job> running = new ArrayList<>();
    private final PoolSlots<Task> waiting = new PoolSlots<>();
    private final PoolSlots<Job> heldUp = new PoolSlots<>();
    private final PoolPace pace = new PoolPace();
    // Jobs are all computation: on virtual threads they would hold up requests.
    private final ExecutorService threads;
    private final ExecutorService clock = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("turns").daemon().factory());
    private int shortOnes;
    private int longOnes;
    private boolean ticking;
    private boolean closed;

    /**
     * How many jobs there may be.
     *
     * @param shortOnes that run, and may be short
     * @param longOnes that run, and are long
     * @param heldUp long ones of a pool that wait for their turn, each with its memory
     * @param waiting jobs of a pool that have not begun
     */
    public record Sizes(int shortOnes, int longOnes, int heldUp, int waiting) {
        private static final int CORES = Runtime.getRuntime().availableProcessors();

        /** Long jobs leave a core to everything else, where there are several. */
        public static final Sizes USUAL = new Sizes(Math.clamp(CORES, 2, 4), Math.clamp(CORES - 1L, 1, 4), 32, 64);

        /** For jobs that only wait for a process, and pause for no other: one that may be short, and a long one. */
        public static final Sizes ELSEWHERE = new Sizes(1, 1, 64, 64);
    }

    /** Receives the end of a job. */
    @FunctionalInterface
    interface Ending {
        /**
         * A job has ended, or will never begin.
         *
         * @param failure what it threw, if it did
         */
        void ended(@Nullable Throwable failure);
    }

    /**
     * A job that waits.
     *
     * @param work for a thread of its own
     */
    private record Task(Job job, Ending ending, Runnable work) {}

    public Workers(Sizes sizes) {
        this(sizes, Thread.ofPlatform().name("work-", 1).daemon().factory());
    }

    /** @param factory of the threads that jobs run on */
    Workers(Sizes sizes, ThreadFactory factory) {
        this.sizes = sizes;
        this.threads = new ThreadPoolExecutor(
                0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), factory);
    }

    /**
     * Runs a job when it is its turn.
     *
     * @throws Refusal where too many of its pool wait
     */
    synchronized void submit(WorkPool pool, Job job, Ending ending) {
        int before = waiting.size(pool);
        if (closed || before >= sizes.waiting()) {
            int seconds = pace.secondsFor(pool, before + 1, sizes.shortOnes(), waiting.pools());
            throw Refusal.busy(
                    pool,
                    seconds,
                    "Too much is being worked on: %d jobs of `%s` wait. Please try again in %d s."
                            .formatted(before, pool.id(), seconds));
        }
        job.runBy(this, pool);
        waiting.add(pool, new Task(job, ending, RequestIds.carriedBy(() -> run(job, ending))));
        settle();
    }

    /**
     * Checks whether jobs are accepted. A queue that is full of one kind of work takes nothing from other kinds.
     *
     * @throws IllegalStateException where two are full, or more
     */
    public synchronized void check() {
        List<String> full = Arrays.stream(WorkPool.values())
                .filter(pool -> waiting.size(pool) >= sizes.waiting())
                .map(WorkPool::id)
                .toList();
        if (closed || full.size() > 1) {
            throw new IllegalStateException("%d jobs run and %d wait: no more are taken of %s"
                    .formatted(running.size(), waiting.size(), String.join(", ", full)));
        }
    }

    /** Starts, resumes and pauses jobs as there is room. */
    private void settle() {
        running.forEach(this::reschedule);
        while (longOnes < sizes.longOnes() && !heldUp.isEmpty()) {
            Job next = heldUp.remove();
            next.turn.goOn();
            take(next.turn, JobSlot.Place.LONG);
            notifyAll();
        }
        while (shortOnes < sizes.shortOnes() && !waiting.isEmpty()) {
            begin(waiting.remove());
        }
        if (!ticking && !closed && !running.isEmpty()) {
            clock.execute(this::tick);
            ticking = true;
        }
    }

    /** Runs {@link #settle} again in a moment. */
    private void tick() {
        try {
            TimeUnit.MILLISECONDS.sleep(TICK_MILLIS);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            ticking = false;
            settle();
        }
    }

    private void reschedule(Job job) {
        JobSlot turn = job.turn;
        if (turn.place == JobSlot.Place.SHORT && isLong(turn)) {
            if (longOnes < sizes.longOnes() && heldUp.isEmpty()) {
                leave(turn);
                take(turn, JobSlot.Place.LONG);
            } else {
                turn.isOver = !waiting.isEmpty();
            }
        } else if (turn.place == JobSlot.Place.LONG) {
            turn.isOver = !heldUp.isEmpty() && turn.lasts(TURN_NANOS);
        }
    }

    private static boolean isLong(JobSlot turn) {
        return turn.lasts(MOMENT_NANOS) && (turn.computes(MOMENT_NANOS) || turn.lasts(LONG_WAIT_NANOS));
    }

    private void take(JobSlot turn, JobSlot.Place place) {
        turn.to(place);
        if (place == JobSlot.Place.SHORT) {
            shortOnes++;
        } else {
            longOnes++;
        }
    }

    private void leave(JobSlot turn) {
        if (turn.place == JobSlot.Place.SHORT) {
            shortOnes--;
        } else if (turn.place == JobSlot.Place.LONG) {
            longOnes--;
        }
        turn.to(JobSlot.Place.ENDED);
    }

    private void begin(Task task) {
        running.add(task.job());
        take(task.job().turn, JobSlot.Place.SHORT);
        try {
            threads.execute(task.work());
        } catch (OutOfMemoryError noThread) {
            // It keeps no room, and whoever waits for it hears why; not here, where others wait for this lock.
            HeapShortage.noted(task.job(), noThread);
            leave(task.job().turn);
            running.remove(task.job());
            Thread.startVirtualThread(() -> end(task.job(), task.ending(), noThread));
        }
    }

    private void run(Job job, Ending ending) {
        Throwable failure = null;
        try {
            synchronized (this) {
                job.turn.begin();
            }
            job.asker.enter();
            if (!job.isCancelled()) {
                job.run();
            }
        } catch (IOException | RuntimeException | Error e) {
            HeapShortage.noted(job, e);
            failure = e;
        } finally {
            Asker.leave();
            synchronized (this) {
                leave(job.turn);
                pace.ended(job.pool(), job.turn.nanosSinceBegin());
                running.remove(job);
                settle();
                notifyAll();
            }
            end(job, ending, failure);
        }
    }

    private static void end(Job job, Ending ending, @Nullable Throwable failure) {
        try {
            ending.ended(job.givenUp().<Throwable>map(why -> why).orElse(failure));
        } finally {
            job.end();
        }
    }

    /** Makes room for others, on the thread of the job, and returns when it is its turn again. */
    synchronized void handOver(Job job) {
        JobSlot turn = job.turn;
        if (!turn.isOver || job.isCancelled()) {
            return;
        }
        leave(turn);
        if (heldUp.size(job.pool()) >= sizes.heldUp()) {
            job.giveUp(Refusal.busy(
                    job.pool(),
                    "Too many long jobs of `%s` wait for their turn: this one was given up. Try again later."
                            .formatted(job.pool().id())));
            settle();
            return;
        }
        turn.to(JobSlot.Place.HELD_UP);
        heldUp.add(job.pool(), job);
        settle();
        while (turn.place == JobSlot.Place.HELD_UP && !job.isCancelled()) {
            try {
                wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                job.cancel();
            }
        }
        if (!heldUp.removeAll(job::equals).isEmpty()) {
            turn.to(JobSlot.Place.ENDED);
        }
    }

    /** A job was cancelled: one that has not begun ends here, one that is held up goes on to end. */
    void cancelled(Job job) {
        List<Task> never = new ArrayList<>();
        synchronized (this) {
            never.addAll(waiting.removeAll(task -> task.job().equals(job)));
            notifyAll();
        }
        never.forEach(task -> end(task.job(), task.ending(), null));
    }

    /** How many jobs run, are held up and wait, for metrics. */
    public synchronized Load load() {
        return new Load(shortOnes, longOnes, heldUp.size(), waiting.size());
    }

    /** The same of the jobs of a pool. */
    public synchronized Load load(WorkPool pool) {
        int waits = (int) heldUp.stream().filter(job -> job.pool() == pool).count();
        int begun = (int) running.stream().filter(job -> job.pool() == pool).count();
        return new Load(begun - waits, 0, waits, waiting.size(pool));
    }

    /** All jobs that run or wait, as they are now. */
    public synchronized List<WorkView> work() {
        return all().map(Job::view).toList();
    }

    /** Ends the job with an id, which is given up; false where there is none any more. */
    public boolean end(String id) {
        Optional<Job> meant;
        synchronized (this) {
            meant = all().filter(job -> job.id().equals(id)).findFirst();
        }
        meant.ifPresent(job -> {
            job.giveUp(Refusal.busy(job.pool(), job + " was ended by an operator. Try again later."));
            cancelled(job);
        });
        return meant.isPresent();
    }

    private Stream<Job> all() {
        return Stream.concat(running.stream(), waiting.stream().map(Task::job));
    }

    /** The numbers of jobs by state. */
    public record Load(int shortOnes, int longOnes, int heldUp, int waiting) {
        /** How many run. */
        public int running() {
            return shortOnes + longOnes;
        }

        /** How many are ready to run and have no slot. */
        public int notRunning() {
            return heldUp + waiting;
        }
    }

    /** Ends all jobs, and waits for that. */
    @Override
    public void close() {
        List<Job> all = new ArrayList<>();
        synchronized (this) {
            closed = true;
            all().forEach(all::add);
        }
        all.forEach(Job::cancel);
        clock.shutdownNow();
        threads.shutdown();
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ENDS_WITHIN_MILLIS);
        for (Job job : all) {
            if (!job.await(TimeUnit.NANOSECONDS.toMillis(Math.max(0, deadline - System.nanoTime())))) {
                LOG.warn("{} did not end in time; what it was making will be made again", job);
            }
        }
    }
}
