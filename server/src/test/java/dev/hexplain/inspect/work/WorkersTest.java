package dev.hexplain.inspect.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.monitoring.HeapShortage;
import dev.hexplain.inspect.monitoring.HeapShortages;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is asked of workers, of which there are few: bounds are generous, since machines are busy. */
@Slow
class WorkersTest {
    private static final long SOON = 5_000;

    private final Workers workers = new Workers(new Workers.Sizes(2, 1, 3, 4));
    private final Jobs<Integer, Job> jobs = new Jobs<>(workers, WorkPool.DECODE, "Testing");

    @AfterEach
    void close() {
        workers.close();
    }

    /** Goes on until it is told to stop. */
    private static final class Endless extends Job {
        final AtomicLong steps = new AtomicLong();

        Endless() {
            super(1);
        }

        @Override
        protected void run() {
            while (!cancelled()) {
                steps.incrementAndGet();
                LockSupport.parkNanos(100_000);
            }
        }
    }

    /** Ends at once, one way or another. */
    private static final class ShortJob extends Job {
        private final boolean fails;

        ShortJob(boolean fails) {
            super(1);
            this.fails = fails;
        }

        @Override
        protected void run() throws IOException {
            if (fails) {
                throw new IOException("no");
            }
        }
    }

    private Endless endless(int key) {
        return (Endless) jobs.start(key, Endless::new);
    }

    @Test
    void a_job_that_gets_no_thread_ends_with_the_reason_and_leaves_its_place() {
        AtomicInteger refused = new AtomicInteger(2);
        try (Workers few = new Workers(new Workers.Sizes(1, 1, 3, 4), work -> {
            if (refused.getAndDecrement() > 0) {
                throw new OutOfMemoryError("unable to create native thread");
            }
            return Thread.ofPlatform().daemon().unstarted(work);
        })) {
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(() -> AwaitedJob.by(few, WorkPool.DECODE, "Testing", _ -> 1))
                        .hasStackTraceContaining("unable to create native thread");
            }
            assertThat(HeapShortage.count()).isPositive();
            assertThatCode(() -> AwaitedJob.by(few, WorkPool.DECODE, "Testing", _ -> 1))
                    .doesNotThrowAnyException();
        } finally {
            HeapShortages.forget();
        }
    }

    private boolean endsSoon(int key) {
        return jobs.start(key, () -> new ShortJob(false)).await(SOON);
    }

    @Test
    void whatever_takes_long_a_short_job_ends_soon() {
        for (int i = 0; i < 4; i++) {
            endless(i);
            assertThat(endsSoon(100 + i)).isTrue();
        }
        assertThat(workers.load().heldUp()).isPositive();
    }

    @Test
    void long_ones_take_turns() throws InterruptedException {
        Endless first = endless(1);
        Endless second = endless(2);
        Endless third = endless(3);
        assertThat(endsSoon(100)).isTrue();
        long[] before = {first.steps.get(), second.steps.get(), third.steps.get()};

        for (int i = 0; i < 300 && !allWentOn(List.of(first, second, third), before); i++) {
            Thread.sleep(100);
            assertThat(endsSoon(200 + i)).isTrue();
        }

        assertThat(allWentOn(List.of(first, second, third), before)).isTrue();
        assertThat(first.heldUpNanos() + second.heldUpNanos() + third.heldUpNanos())
                .isPositive();
    }

    private static boolean allWentOn(List<Endless> jobs, long[] before) {
        for (int i = 0; i < before.length; i++) {
            if (jobs.get(i).steps.get() <= before[i]) {
                return false;
            }
        }
        return true;
    }

    @Test
    void a_job_that_is_held_up_or_waits_ends_when_it_is_cancelled() {
        List<Endless> all = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            all.add(endless(i));
        }
        assertThat(endsSoon(100)).isTrue();

        jobs.cancel(key -> key < 4);

        assertThat(all).allMatch(job -> job.await(SOON));
        assertThat(jobs.running(0)).isEmpty();
        assertThat(jobs.failure(0)).isEmpty();
        assertThat(endsSoon(101)).isTrue();
    }

    @Test
    void what_is_too_much_is_refused_and_room_comes_back() {
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 100; i++) {
                        endless(i);
                    }
                })
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.BUSY));
        jobs.cancel(key -> true);

        assertThat(endsSoon(1000)).isTrue();
        assertThat(workers.load()).isEqualTo(new Workers.Load(0, 0, 0, 0));
    }

    @Test
    void too_many_long_ones_are_given_up_so_that_short_ones_go_on() throws InterruptedException {
        for (int i = 0; i < 12; i++) {
            endless(i);
            assertThat(endsSoon(100 + i)).isTrue();
        }
        Thread.sleep(200);
        assertThat(endsSoon(1000)).isTrue();

        assertThat(workers.load().heldUp()).isLessThanOrEqualTo(3);
        assertThat(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
                .anySatisfy(key -> assertThat(jobs.failure(key).orElse("")).contains("Too many long jobs"));
    }

    @Test
    void a_pool_with_much_work_waits_for_itself() {
        Jobs<Integer, Job> others = new Jobs<>(workers, WorkPool.CARVE, "Testing others");
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 100; i++) {
                        endless(i);
                    }
                })
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> assertThat(refusal.queue().map(Refusal.Queue::pool))
                                .contains(WorkPool.DECODE));

        assertThat(others.start(1, () -> new ShortJob(false)).await(SOON)).isTrue();
        assertThat(workers.load(WorkPool.DECODE).notRunning()).isPositive();
        assertThat(workers.load(WorkPool.CARVE)).isEqualTo(new Workers.Load(0, 0, 0, 0));
    }

    @Test
    void a_failure_is_remembered_until_the_next_start() {
        Job failing = jobs.start(1, () -> new ShortJob(true));
        assertThat(failing.await(SOON)).isTrue();
        assertThat(jobs.failure(1).orElse("")).contains("Testing broke off").contains("no");

        assertThat(endsSoon(1)).isTrue();
        assertThat(jobs.failure(1)).isEmpty();
    }

    @Test
    void a_call_gives_what_it_made_or_throws_what_it_threw() throws IOException {
        assertThat(AwaitedJob.<String>by(workers, WorkPool.ANSWER, "test", job -> "made"))
                .isEqualTo("made");
        assertThatThrownBy(() -> AwaitedJob.<String>by(workers, WorkPool.ANSWER, "test", job -> {
                    throw new IOException("not made");
                }))
                .hasMessage("not made");
        assertThat(workers.load()).isEqualTo(new Workers.Load(0, 0, 0, 0));
    }
}
