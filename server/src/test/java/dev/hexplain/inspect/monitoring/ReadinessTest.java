package dev.hexplain.inspect.monitoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ReadinessTest {
    private final AtomicLong clock = new AtomicLong();

    private Readiness readiness(HealthCheck... checks) {
        return new Readiness(List.of(checks), Duration.ofMillis(200), clock::get);
    }

    private void aMomentLater() {
        clock.addAndGet(Duration.ofSeconds(2).toNanos());
    }

    @Test
    void it_is_ready_when_every_check_is_up() {
        Readiness.State state = readiness(new HealthCheck("one", () -> {}), new HealthCheck("two", () -> {}))
                .look();

        assertThat(state.isReady()).isTrue();
        assertThat(state.words()).containsExactly(java.util.Map.entry("one", "up"), java.util.Map.entry("two", "up"));
    }

    @Test
    void one_that_throws_is_down_until_it_does_not() {
        AtomicBoolean broken = new AtomicBoolean(true);
        Readiness readiness = readiness(new HealthCheck("one", () -> {}), new HealthCheck("two", () -> {
            if (broken.get()) {
                throw new IllegalStateException("gone");
            }
        }));

        assertThat(readiness.look().words()).containsEntry("one", "up").containsEntry("two", "down");
        assertThat(readiness.look().isReady()).isFalse();
        broken.set(false);
        aMomentLater();
        assertThat(readiness.look().isReady()).isTrue();
    }

    @Test
    void one_that_lacks_memory_is_down_and_counted() {
        Readiness readiness = readiness(new HealthCheck("one", () -> {
            throw new OutOfMemoryError("Java heap space");
        }));

        try {
            assertThat(readiness.look().words()).containsEntry("one", "down");
            assertThat(HeapShortage.count()).isEqualTo(1);
        } finally {
            HeapShortages.forget();
        }
    }

    @Test
    void one_that_hangs_is_down_and_not_begun_again() {
        CountDownLatch released = new CountDownLatch(1);
        AtomicInteger begun = new AtomicInteger();
        Readiness readiness = readiness(new HealthCheck("hangs", () -> {
            begun.incrementAndGet();
            released.await();
        }));

        for (int look = 0; look < 3; look++) {
            assertThat(readiness.look().isReady()).isFalse();
            aMomentLater();
        }

        assertThat(begun).hasValue(1);
        released.countDown();
    }

    @Test
    void who_asks_often_gets_the_last_answer() {
        AtomicInteger begun = new AtomicInteger();
        Readiness readiness = readiness(new HealthCheck("one", begun::incrementAndGet));

        for (int look = 0; look < 100; look++) {
            readiness.look();
        }

        assertThat(begun).hasValue(1);
    }
}
