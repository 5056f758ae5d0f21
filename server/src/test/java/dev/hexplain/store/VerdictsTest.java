package dev.hexplain.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.store.Verdicts.Verdict;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VerdictsTest {
    private static final Verdict GOOD = new Verdict("4 bytes", Optional.empty());

    private final Verdicts verdicts = new Verdicts();

    @Test
    void a_hundred_thousand_files_are_not_all_remembered() {
        for (int n = 0; n < 100_000; n++) {
            verdicts.put("file " + n, GOOD);
        }
        assertThat(verdicts.size()).isEqualTo(10_000);
        assertThat(verdicts.of("file 0", GOOD.looks())).isEmpty();
        assertThat(verdicts.of("file 99999", GOOD.looks())).contains(GOOD);
    }

    @Test
    void a_file_that_changed_has_no_verdict() {
        verdicts.put("file", GOOD);
        assertThat(verdicts.of("file", "5 bytes")).isEmpty();
    }
}
