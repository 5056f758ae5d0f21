package dev.hexplain.classes.uid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.classes.ClassLimits;
import dev.hexplain.classes.ClassSources;
import dev.hexplain.classes.JdkClasses;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.testing.Slow;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** UIDs of the classes in libraries, by compilers of many kinds and years, are those that the JDK says. */
@Slow
class LibraryUidsTest {
    @TempDir
    Path folder;

    @Test
    void those_of_all_libraries_here_are_what_the_jdk_says() throws Exception {
        List<Path> jars = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .map(Path::of)
                .toList();
        String classPath = jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<String> names = new ArrayList<>();
        for (Path jar : jars) {
            names.addAll(names(jar));
        }
        Map<String, Long> said = new UidOracle(folder).said(Path.of(System.getProperty("java.home")), classPath, names);
        int serializable = said.size();
        try (ClassSources sources = ClassSources.open(jars, ClassLimits.DEFAULT)) {
            LocalClasses classes = LocalClasses.of(sources.sources(), JdkClasses.running());

            assertThat(sources.problems()).isEmpty();
            assertThat(UidOracle.assertEqual(said, classes)).isLessThan(serializable / 20);
        }
        assertThat(jars).hasSizeGreaterThan(20);
        assertThat(serializable).isGreaterThan(2_000);
    }

    private static List<String> names(Path jar) throws IOException {
        try (JarFile open = new JarFile(jar.toFile())) {
            return open.stream()
                    .map(JarEntry::getName)
                    .filter(name -> name.endsWith(".class") && !name.startsWith("META-INF"))
                    .filter(name -> Arrays.stream(name.split("/")).noneMatch(part -> part.contains("-")))
                    .map(name -> name.substring(0, name.length() - 6).replace('/', '.'))
                    .toList();
        }
    }
}
