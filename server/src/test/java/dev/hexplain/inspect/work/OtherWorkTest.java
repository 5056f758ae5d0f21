package dev.hexplain.inspect.work;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Work of other threads, as those end it who ask for it. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class OtherWorkTest {
    private final OtherWork work = new OtherWork();
    private final AtomicBoolean left = new AtomicBoolean();

    @AfterEach
    void nobody_asks_any_more() {
        Asker.leave();
    }

    @Test
    void what_waits_for_a_process_ends_with_its_client() {
        new Asker("anna", left::get).enter();
        CompletableFuture<Refusal> ended = new CompletableFuture<>();
        try (OtherWork.Entry entry = work.begin(WorkPool.TIMING, "Measuring", ended::complete)) {
            entry.requireWanted();
            left.set(true);

            assertThat(ended.join().kind()).isEqualTo(Refusal.Kind.GONE);
            assertThat(ended.join()).hasMessageContaining("the client has closed its connection");
        }
        left.set(false);
        CompletableFuture<Refusal> next = new CompletableFuture<>();
        try (OtherWork.Entry _ = work.begin(WorkPool.TIMING, "Measuring", next::complete)) {
            left.set(true);

            assertThat(next.join().kind()).isEqualTo(Refusal.Kind.GONE);
        }
    }
}
