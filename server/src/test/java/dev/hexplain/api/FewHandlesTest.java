package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A process that may have few files open. */
class FewHandlesTest {
    @Test
    void connections_leave_handles_for_files() {
        assertThat(ConnectionLimit.most(256, 100)).isEqualTo(92);
        assertThat(ConnectionLimit.most(256, 200)).isEqualTo(32);
        assertThat(ConnectionLimit.most(1L << 30, 100)).isEqualTo(10_000);
    }
}
