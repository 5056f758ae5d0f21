package dev.hexplain.timing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@Slow
class TimingProcessTest {
    @Test
    void each_iteration_is_told_then_the_times_of_the_codec_and_what_jmh_writes() throws Exception {
        List<TimingEvent> events = new ArrayList<>();
        try (TimingProcess process = TimingProcess.start(of("java", "lightning"))) {
            for (Optional<TimingEvent> next = process.next(); next.isPresent(); next = process.next()) {
                events.add(next.get());
            }
        }
        List<TimingEvent.Iteration> iterations = only(events, TimingEvent.Iteration.class);
        assertThat(iterations)
                .hasSize(2 * TimingPlan.QUICK.allIterations())
                .allMatch(each -> each.codec().equals("java") && each.fork() == 1 && each.forks() == 1);
        assertThat(iterations.stream().filter(TimingEvent.Iteration::counts)).hasSize(8);
        assertThat(iterations.stream().map(TimingEvent.Iteration::number)).startsWith(1, 2, 3, 4, 5, 6);

        TimingEvent.Measured java = only(events, TimingEvent.Measured.class).getFirst();
        assertThat(java.size()).isEqualTo(340);
        for (TimedOperation operation : TimedOperation.values()) {
            OperationTime time = java.time(operation);
            assertThat(time.nanos()).isPositive();
            assertThat(time.error()).isNotNegative();
            assertThat(time.allocated()).isGreaterThan(340);
        }
        assertThat(only(events, TimingEvent.Refused.class))
                .singleElement()
                .satisfies(refused -> assertThat(refused.reason()).isNotBlank());

        assertThat(events.getLast()).isInstanceOf(TimingEvent.Finished.class);
        JsonNode jmh = new ObjectMapper().readTree(((TimingEvent.Finished) events.getLast()).jmh());
        assertThat(jmh).hasSize(2).allMatch(each -> each.path("primaryMetric").has("score"));
    }

    @Test
    void closing_ends_the_processes_that_measure() throws Exception {
        TimingProcess process = TimingProcess.start(of("java"));
        while (!(process.next().orElseThrow() instanceof TimingEvent.Iteration)) {
            // The first iteration is one of a process that JMH has forked.
        }
        List<ProcessHandle> measuring = measuring();
        assertThat(measuring).hasSize(2);
        process.close();
        assertThat(measuring).noneMatch(ProcessHandle::isAlive);
        assertThat(measuring()).isEmpty();
        assertThat(process.next()).isEmpty();
    }

    private static TimingRequest of(String... codecs) {
        return new TimingRequest(
                List.of(new TimedSubject.OfSample("order", "{}", 0)), List.of(codecs), TimingPlan.QUICK);
    }

    private static <T> List<T> only(List<TimingEvent> events, Class<T> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** The worker, and what it has forked. */
    private static List<ProcessHandle> measuring() throws IOException {
        return ProcessHandle.current()
                .descendants()
                .filter(ProcessHandle::isAlive)
                .toList();
    }
}
