package dev.hexplain.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class JdkImageTest {
    private static final Path RUNNING = Path.of(System.getProperty("java.home"));

    @TempDir
    Path folder;

    private Path home(byte[] modules) throws IOException {
        Path lib = Files.createDirectories(folder.resolve("jdk/lib"));
        Files.write(lib.resolve("modules"), modules);
        return folder.resolve("jdk");
    }

    @Test
    void the_image_of_the_running_jdk_has_the_classes_of_its_file_system() throws IOException {
        JdkClasses files = JdkClasses.running();
        try (JdkImage image = JdkImage.open(RUNNING, ClassLimits.DEFAULT)) {
            assertThat(image.names()).containsExactlyInAnyOrderElementsOf(List.copyOf(files.names()));
            for (String name : List.of("java.lang.String", "java.util.Map$Entry", "java.sql.Timestamp")) {
                ClassLookup.Found found = (ClassLookup.Found) image.find(name);
                assertThat(found.facts()).isEqualTo(((ClassLookup.Found) files.find(name)).facts());
                assertThat(found.where()).endsWith("lib/modules!/" + ClassIndex.pathOf(name));
            }
            assertThat(image.find("java.util.Nothing")).isEqualTo(ClassLookup.ABSENT);
        }
    }

    @Test
    void a_file_that_is_no_image_is_a_problem_and_the_rest_counts() throws IOException {
        Path home = home(
                "no image of modules, but longer than its header".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        try (ClassSources sources = ClassSources.open(List.of(home), ClassLimits.DEFAULT)) {
            assertThat(sources.sources()).isEmpty();
            assertThat(sources.problems()).singleElement().asString().contains("does not begin with 0xCAFEDADA");
        }
    }

    @Test
    void what_is_damaged_or_cut_ends_with_a_reason() throws IOException {
        byte[] whole = new byte[1 << 20];
        try (var in = Files.newInputStream(RUNNING.resolve("lib/modules"))) {
            in.readNBytes(whole, 0, whole.length);
        }
        assertThatThrownBy(() -> JdkImage.open(home(whole), ClassLimits.DEFAULT))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("It ends in its index");
        Random random = new Random(7);
        for (int i = 0; i < 40; i++) {
            byte[] damaged = whole.clone();
            // The lengths of the index, so that it fits; then anything.
            for (int at = 12; at < 28; at++) {
                damaged[at] = (byte) (at % 4 == 0 ? random.nextInt(256) : at % 4 == 1 ? random.nextInt(64) : 0);
            }
            try (JdkImage image = JdkImage.open(home(damaged), ClassLimits.DEFAULT)) {
                image.names().stream().limit(50).forEach(image::find);
            } catch (IOException expected) {
                assertThat(expected).hasMessageContaining("modules");
            }
        }
    }
}
