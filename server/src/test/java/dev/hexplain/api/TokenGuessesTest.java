package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TokenGuessesTest {
    private final AtomicLong clock = new AtomicLong(-5);
    private final TokenThrottle guesses = new TokenThrottle(clock::get);

    private int triesIn(String address, Duration time) {
        int tries = 0;
        long end = clock.get() + time.toNanos();
        while (clock.get() < end) {
            if (guesses.mayTry(address)) {
                guesses.wrong(address);
                tries++;
            }
            clock.addAndGet(Duration.ofMillis(1).toNanos());
        }
        return tries;
    }

    @Test
    void a_client_has_ten_at_once_and_then_ten_a_second() {
        assertThat(triesIn("192.0.2.1", Duration.ofMillis(50))).isEqualTo(TokenThrottle.A_SECOND);
        assertThat(triesIn("192.0.2.1", Duration.ofSeconds(10))).isBetween(99, 101);
        clock.addAndGet(Duration.ofHours(1).toNanos());
        assertThat(triesIn("192.0.2.1", Duration.ofMillis(50))).isEqualTo(TokenThrottle.A_SECOND);
    }

    @Test
    void others_are_not_kept_waiting() {
        triesIn("192.0.2.1", Duration.ofMillis(50));

        assertThat(guesses.mayTry("192.0.2.1")).isFalse();
        assertThat(guesses.mayTry("192.0.2.2")).isTrue();
    }

    @Test
    void a_network_of_ipv6_is_one_client() {
        triesIn("2001:db8:1:2::1", Duration.ofMillis(50));

        assertThat(guesses.mayTry("2001:db8:1:2:ffff::2")).isFalse();
        assertThat(guesses.mayTry("[2001:db8:1:2::3]")).isFalse();
        assertThat(guesses.mayTry("2001:db8:1:3::1")).isTrue();
    }

    @Test
    void a_bounded_number_of_clients_is_remembered() {
        for (int client = 0; client < 3 * Throttle.CLIENTS; client++) {
            guesses.wrong("10.0.%d.%d".formatted(client / 256, client % 256));
        }

        assertThat(guesses.clients()).isEqualTo(Throttle.CLIENTS);
    }
}
