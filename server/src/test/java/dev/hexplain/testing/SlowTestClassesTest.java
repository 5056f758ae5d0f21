package dev.hexplain.testing;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SlowTestClassesTest {
    private static final Duration LONG = SlowTestClasses.MOST.plusMillis(1);

    @TempDir
    Path folder;

    private SlowTestClasses classes;

    @BeforeEach
    void make() {
        classes = new SlowTestClasses(folder.resolve("slow"));
    }

    @Test
    void a_class_that_is_slow_twice_in_a_row_fails() throws IOException {
        classes.took(getClass(), LONG);

        assertThatThrownBy(() -> classes.took(getClass(), LONG.plusMillis(9)))
                .hasMessage("SlowTestClassesTest took 1510 ms of processor time, and 1501 ms the last time: "
                        + "annotate it with @Slow, or make it faster");
    }

    @Test
    void one_that_was_fast_in_between_does_not() throws IOException {
        classes.took(getClass(), LONG);
        classes.took(getClass(), SlowTestClasses.MOST);

        assertThatCode(() -> classes.took(getClass(), LONG)).doesNotThrowAnyException();
    }
}
