package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.layers.Layers;
import dev.hexplain.inspect.Labelled.Content;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Detection against everything of which it is known what it is. {@code make confusion} prints the matrix. What a floor says
 * may rise, and never sink.
 *
 * <p>A run of all tests looks at every set, and at {@value #MOST_OF_A_SET} sources of each at most, at equal distances, so that
 * all sizes and kinds in it are there; the largest are of 8 MB, twice what is kept on the heap and four times what may be read.
 * {@code make confusion} and {@code make exhaustive} look at all, up to 64 MB.
 */
@Slow
class ConfusionMatrixTest {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int COUNTED_FROM = 1 << 20;
    private static final int MOST_READ = 2 << 20;

    /** Generous: a busy machine that still compiles its code needs a multiple of what one at rest does. */
    private static final double SLOWEST_MEDIAN_MILLIS = 20;

    /** What a detection takes at most. One that took longer met code that was not compiled yet, and has a second try. */
    private static final double SLOW_MILLIS = 50;

    /** Of a set, in a run that is not for the matrix itself: two that are wrong are more than the floor allows. */
    private static final int MOST_OF_A_SET = 125;

    private static final boolean PRINTED = Boolean.getBoolean("confusion.print");

    /** Whether it is a run for the matrix itself. */
    static final boolean WHOLE = PRINTED || Selection.ALL;

    /** Percent right, of what has a format and of what has none. */
    private static final double FLOOR = 99;

    /** The same of what has none: what is named falsely is worse than what is not named. */
    private static final double FLOOR_OF_NOTHING = 99.8;

    /** Percent right of a set, where that is not all of it. */
    private static final Map<String, Double> FLOORS = Map.of("thrift-fixtures", 97.0, "codecs/flatbuffers", 90.0);

    @TempDir
    private Path folder;

    @Test
    void what_is_made_here_and_the_samples_are_told_apart() {
        hold(detected(Stream.of(MadeSources.all(), MadeDocuments.all(), LabelledSamples.all())
                .flatMap(List::stream)
                .toList()));
    }

    @Test
    void random_objects_of_all_codecs_are_told_apart() {
        hold(detected(MadeEncodings.all()));
    }

    @Test
    void the_corpora_are_told_apart() throws IOException {
        Corpus.folder(".");
        hold(detected(LabelledCorpora.all()));
    }

    private static void hold(ConfusionMatrix matrix) {
        if (PRINTED) {
            System.out.println(matrix.text());
        }
        assertThat(matrix.percent(Labelled::hasFormat))
                .as(() -> matrix.wrong(Labelled::hasFormat).toString())
                .isGreaterThanOrEqualTo(FLOOR);
        assertThat(matrix.percent(each -> !each.hasFormat()))
                .as(() -> matrix.wrong(each -> !each.hasFormat()).toString())
                .isGreaterThanOrEqualTo(FLOOR_OF_NOTHING);
        for (String set : matrix.sets()) {
            assertThat(matrix.percent(each -> each.set().equals(set)))
                    .as(() -> matrix.wrong(each -> each.set().equals(set)).toString())
                    .isGreaterThanOrEqualTo(FLOORS.getOrDefault(set, FLOOR));
        }
        assertThat(matrix.all())
                .allSatisfy(each -> assertThat(each.read()).as(each::toString).isLessThan(MOST_READ));
        assertThat(matrix.medianMillis()).isLessThan(SLOWEST_MEDIAN_MILLIS);
        assertThat(matrix.slowerThan(SLOW_MILLIS))
                .isLessThanOrEqualTo(matrix.all().size() / 100);
    }

    private ConfusionMatrix detected(List<Labelled> known) {
        List<Labelled> some = WHOLE ? known : someOfEachSet(known);
        Detector detector = Detector.standard();
        Layers.warmUp();
        List<ConfusionMatrix.Detection> first =
                some.stream().map(each -> detect(each, detector)).toList();
        return first.stream()
                .map(each -> each.millis() > SLOW_MILLIS ? each.atBest(detect(each.labelled(), detector)) : each)
                .collect(Collectors.collectingAndThen(Collectors.toList(), ConfusionMatrix::new));
    }

    private static List<Labelled> someOfEachSet(List<Labelled> known) {
        return known.stream()
                .collect(Collectors.groupingBy(Labelled::set, TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .flatMap(set -> Selection.of(set, MOST_OF_A_SET).stream())
                .toList();
    }

    private ConfusionMatrix.Detection detect(Labelled each, Detector detector) {
        try {
            return switch (each.content()) {
                case Content.InFile(Path path) -> detect(each, path, detector);
                case Content.Made made -> {
                    Path file = Files.write(folder.resolve("made.bin"), made.bytes());
                    try {
                        yield detect(each, file, detector);
                    } finally {
                        Files.delete(file);
                    }
                }
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Time is that of the processor: what else runs on the machine is not counted. */
    private static ConfusionMatrix.Detection detect(Labelled each, Path file, Detector detector) throws IOException {
        try (Source source = Source.ofFile("dump", file)) {
            boolean counted = source.length() > COUNTED_FROM && TouchedBytes.canBeCounted();
            long before = counted ? TouchedBytes.of(file) : 0; // the JVM has files of its own open
            long start = THREADS.getCurrentThreadCpuTime();
            DetectedAs answer = DetectedAs.of(source, detector);
            long nanos = THREADS.getCurrentThreadCpuTime() - start;
            long read = counted ? TouchedBytes.of(file) - before : 0;
            return new ConfusionMatrix.Detection(each, answer, each.isRight(answer), nanos, read);
        }
    }
}
