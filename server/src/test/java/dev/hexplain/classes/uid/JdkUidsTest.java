package dev.hexplain.classes.uid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hexplain.classes.ClassLimits;
import dev.hexplain.classes.ClassSource;
import dev.hexplain.classes.JdkClasses;
import dev.hexplain.classes.JdkImage;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** UIDs from class files are those that a JDK says of its own classes. */
@Slow
class JdkUidsTest {
    private static final Path RUNNING = Path.of(System.getProperty("java.home"));

    @TempDir
    Path folder;

    @Test
    void those_of_all_serializable_classes_of_the_running_jdk_are_what_it_says() throws Exception {
        try (JdkClasses jdk = JdkClasses.running()) {
            assertEqual(jdk, jdk.names(), RUNNING);
        }
    }

    @Test
    void those_of_another_jdk_are_what_that_says() throws Exception {
        List<Path> others = others();
        assumeTrue(!others.isEmpty(), "No other JDK is installed");
        for (Path home : others) {
            try (JdkImage jdk = JdkImage.open(home, ClassLimits.DEFAULT)) {
                assertEqual(jdk, jdk.names(), home);
            }
        }
    }

    /** JDKs where Linux keeps them, but for the running one. */
    private static List<Path> others() throws IOException {
        Path all = Path.of("/usr/lib/jvm");
        if (!Files.isDirectory(all)) {
            return List.of();
        }
        Path running = RUNNING.toRealPath();
        try (Stream<Path> found = Files.list(all)) {
            return found.filter(home -> Files.isRegularFile(home.resolve("lib/modules")))
                    .map(JdkUidsTest::real)
                    .distinct()
                    .filter(home -> !home.equals(running))
                    .toList();
        }
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path;
        }
    }

    private void assertEqual(ClassSource jdk, List<String> names, Path home) throws Exception {
        Map<String, Long> said = new UidOracle(folder).said(home, folder.toString(), names);
        int serializable = said.size();
        int unknown = UidOracle.assertEqual(said, LocalClasses.of(List.of(jdk)));

        assertThat(serializable).isGreaterThan(2_000);
        assertThat(unknown).as("of " + serializable).isLessThan(30);
    }
}
