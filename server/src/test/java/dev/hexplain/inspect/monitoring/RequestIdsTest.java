package dev.hexplain.inspect.monitoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.MDC;

class RequestIdsTest {
    @AfterEach
    void forget() {
        MDC.clear();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "7f3c-9.x_Y", "0123456789012345678901234567890123456789012345678901234567890123"})
    void a_short_harmless_one_is_taken(String given) {
        assertThat(RequestIds.of(given)).isEqualTo(given);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "a b",
                "a\nb",
                "<b>",
                "ä",
                "01234567890123456789012345678901234567890123456789012345678901234"
            })
    void any_other_is_replaced(String given) {
        assertThat(RequestIds.of(given)).matches("[0-9a-f]{16}");
        assertThat(RequestIds.of(null)).matches("[0-9a-f]{16}").isNotEqualTo(RequestIds.of(null));
    }

    @Test
    void work_on_another_thread_carries_it_and_leaves_none_behind() throws Exception {
        AtomicReference<String> during = new AtomicReference<>();
        try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
            MDC.put(RequestIds.KEY, "first");
            thread.submit(RequestIds.carriedBy(() -> during.set(MDC.get(RequestIds.KEY))))
                    .get();
            assertThat(during).hasValue("first");
            assertThat(thread.submit(() -> MDC.get(RequestIds.KEY)).get()).isNull();

            MDC.clear();
            thread.submit(RequestIds.carriedBy(() -> during.set(MDC.get(RequestIds.KEY))))
                    .get();
            assertThat(during).hasValue(null);
        }
    }
}
