package dev.hexplain.inspect.descriptors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The language's own suite: every spec holds. */
@Slow
class LanguageSuiteTest {
    @TestFactory
    Stream<DynamicTest> every_spec_holds() throws Exception {
        Verification verification = new Verification(Suite.folders(), Suite.setting());
        List<Path> specs = verification.specs();
        assertThat(specs).hasSize(217);
        return specs.stream()
                .map(spec -> DynamicTest.dynamicTest(
                        String.valueOf(spec.getFileName()),
                        () -> assertThat(verification.verify(spec)).isEmpty()));
    }
}
