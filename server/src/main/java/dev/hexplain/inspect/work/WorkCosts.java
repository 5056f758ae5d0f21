package dev.hexplain.inspect.work;

import dev.hexplain.inspect.monitoring.ProcessMemory;
import dev.hexplain.inspect.monitoring.ProcessTime;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What the threads and processes that do a piece of work take. Virtual threads are not counted: nothing tells what they
 * take. Safe for many threads.
 */
public final class WorkCosts {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Set<Use> uses = new HashSet<>();

    /** Of those that have ended. */
    private Cost before = Cost.NONE;

    /**
     * What was taken.
     *
     * @param nanos of processors
     * @param allocated bytes of the heap, whatever of it was collected since
     * @param resident bytes of the computer's memory that processes have
     */
    private record Cost(long nanos, long allocated, long resident) {
        static final Cost NONE = new Cost(0, 0, 0);

        static Cost of(Thread thread) {
            long allocated = THREADS instanceof com.sun.management.ThreadMXBean counting
                    ? counting.getThreadAllocatedBytes(thread.threadId())
                    : 0;
            return new Cost(processorNanos(thread), Math.max(0, allocated), 0);
        }

        /** With its children. */
        static Cost of(ProcessHandle process) {
            long resident = Stream.concat(Stream.of(process), process.descendants())
                    .mapToLong(each -> ProcessMemory.resident(each.pid()).orElse(0))
                    .sum();
            return new Cost(ProcessTime.of(process).toNanos(), 0, resident);
        }

        Cost plus(Cost more) {
            return new Cost(nanos + more.nanos, allocated + more.allocated, resident + more.resident);
        }

        /** What has come since; one that has ended has taken no less than before. */
        Cost since(Cost start, Cost last) {
            return new Cost(
                    Math.max(last.nanos, nanos - start.nanos),
                    Math.max(last.allocated, allocated - start.allocated),
                    resident);
        }
    }

    /** A thread or a process that works for it. Closed, it works for others. */
    public final class Use implements AutoCloseable {
        private final Supplier<Cost> now;
        private final Cost start;
        private Cost last = Cost.NONE;

        private Use(Supplier<Cost> now) {
            this.now = now;
            this.start = now.get();
        }

        private Cost look() {
            last = now.get().since(start, last);
            return last;
        }

        @Override
        public void close() {
            ended(this);
        }
    }

    /** From here on, this thread works for it. */
    public Use ofThisThread() {
        Thread thread = Thread.currentThread();
        return add(new Use(() -> Cost.of(thread)));
    }

    /** From here on, a process does, and what that starts. */
    public Use of(ProcessHandle process) {
        return add(new Use(() -> Cost.of(process)));
    }

    private synchronized Use add(Use use) {
        uses.add(use);
        return use;
    }

    private synchronized void ended(Use use) {
        if (uses.remove(use)) {
            Cost all = use.look();
            before = before.plus(new Cost(all.nanos, all.allocated, 0));
        }
    }

    private synchronized Cost all() {
        return uses.stream().map(Use::look).reduce(before, Cost::plus);
    }

    /** What a thread has computed; 0 where nothing tells. */
    static long processorNanos(Thread thread) {
        return Math.max(0, THREADS.getThreadCpuTime(thread.threadId()));
    }

    /** What was taken so far, for those who look at it. */
    record Seen(long processorMillis, long allocatedBytes, long residentBytes) {}

    Seen seen() {
        Cost all = all();
        return new Seen(TimeUnit.NANOSECONDS.toMillis(all.nanos), all.allocated, all.resident);
    }
}
