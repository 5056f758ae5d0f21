package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.testing.Slow;
import java.io.File;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for each codec, whatever its library does. */
@Slow
class CodecsTest {
    static Stream<Codec> codecs() {
        return Codecs.all().stream();
    }

    @Test
    void ids_are_unique() {
        assertThat(codecs().map(Codec::id)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void every_sample_is_encoded_or_a_reason_is_given(Codec codec) {
        for (Sample sample : Samples.all()) {
            switch (codec.run(sample, sample.build())) {
                case Encoding.Encoded done -> assertThat(done.format().id()).isNotEmpty();
                case Encoding.Unsupported no -> assertThat(no.reason()).isNotBlank();
                case Encoding.Unavailable never -> assertThat(never.reason()).isNotBlank();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void equal_objects_give_equal_bytes(Codec codec) {
        for (Sample sample : Samples.all()) {
            if (codec.run(sample, sample.build()) instanceof Encoding.Encoded first
                    && codec.run(sample, sample.build()) instanceof Encoding.Encoded second) {
                assertThat(second.bytes()).as("%s of %s", codec, sample).isEqualTo(first.bytes());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void what_explains_its_bytes_is_the_same_before_and_after_it_encodes(Codec codec) {
        for (Sample sample : Samples.all()) {
            if (codec.run(sample, sample.build()) instanceof Encoding.Encoded encoded) {
                assertThat(codec.format(sample))
                        .get()
                        .usingRecursiveComparison()
                        .isEqualTo(encoded.format());
            }
        }
    }

    @Test
    void a_codec_that_is_nowhere_to_be_had_says_so() {
        Sample sample = Samples.all().getFirst();
        assertThat(Codecs.get("lightning").orElseThrow().run(sample, sample.build()))
                .isInstanceOfSatisfying(
                        Encoding.Unavailable.class,
                        never -> assertThat(never.reason()).contains("no registry"));
    }

    /** Those that are not part of the JDK. */
    static Stream<Codec> codecsOfLibraries() {
        return codecs().filter(codec -> codec.library().coordinates().isPresent());
    }

    @ParameterizedTest
    @MethodSource("codecsOfLibraries")
    void the_version_it_names_is_the_one_on_the_class_path(Codec codec) {
        String[] gav = codec.library().coordinates().orElseThrow().split(":");
        assertThat(classPath()).contains(gav[1] + "-" + gav[2] + ".jar");
    }

    /** Names of files and folders. */
    private static List<String> classPath() {
        return CodecsTest.class.getClassLoader() instanceof URLClassLoader loader
                ? Stream.of(loader.getURLs())
                        .map(url -> Path.of(url.getPath()).getFileName().toString())
                        .toList()
                : Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(entry -> Path.of(entry).getFileName().toString())
                        .toList();
    }

    /** In a JVM that has none. */
    @Test
    void to_list_them_needs_no_library() throws IOException, InterruptedException {
        Process listing = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        folder(Codecs.class) + File.pathSeparator + folder(Listing.class),
                        Listing.class.getName())
                .redirectErrorStream(true)
                .start();
        String output = new String(listing.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(listing.waitFor()).as(output).isZero();
        assertThat(output).contains("json 2.");
    }

    private static String folder(Class<?> type) {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath())
                .toString();
    }

    /** Lists them. */
    static final class Listing {
        private Listing() {}

        /** Run by the test above. */
        public static void main(String[] args) {
            Codecs.all()
                    .forEach(codec -> System.out.println(
                            codec.id() + " " + codec.library().version()));
        }
    }
}
