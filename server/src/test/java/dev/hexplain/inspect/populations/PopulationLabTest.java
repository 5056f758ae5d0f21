package dev.hexplain.inspect.populations;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.encodings.CheckedRequest;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.PopulationView;
import dev.hexplain.inspect.view.PopulationView.CodecSizesView;
import dev.hexplain.inspect.view.PopulationView.DictionaryView;
import dev.hexplain.inspect.view.PopulationView.ReasonView;
import dev.hexplain.inspect.view.PopulationView.RootView;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@Slow
class PopulationLabTest {
    private static final DumpSessions SESSIONS = new DumpSessions(DumpLimits.DEFAULT);

    private record Bytes(String name, byte[] bytes) implements PopulationSource {
        @Override
        public <R> R read(Use<OpenTree, R> use) throws IOException {
            DumpInput input = DumpInput.of(name, new ByteArrayInputStream(bytes));
            try (DumpSession session = SESSIONS.open(input, DecodeChoices.AUTO)) {
                return use.with(session.decode(DecodeChoices.AUTO));
            }
        }
    }

    private static PopulationSource json(String name, String text) {
        return new Bytes(name, text.getBytes(UTF_8));
    }

    private static PopulationOrder order(List<PopulationSource> sources, boolean each, String... codecs) {
        return order(sources, each, PopulationLimits.SHARED, codecs);
    }

    private static PopulationOrder order(
            List<PopulationSource> sources, boolean each, PopulationLimits limits, String... codecs) {
        return new PopulationOrder(
                sources, Optional.empty(), each, CheckedRequest.codecs(Optional.of(List.of(codecs))), limits);
    }

    private static PopulationView measure(PopulationOrder order) throws IOException {
        return PopulationLab.measure(order, PopulationProgress.NONE);
    }

    private static CodecSizesView of(PopulationView view, String codec) {
        return view.codecs().stream()
                .filter(each -> each.codec().equals(codec))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void objects_with_different_members_are_of_one_class_and_one_schema() throws IOException {
        PopulationView view = measure(order(
                List.of(
                        json("a", "{\"id\": 1, \"name\": \"x\"}"),
                        json("b", "{\"id\": 2, \"tags\": [\"y\"]}"),
                        json("c", "{\"id\": 2.5}")),
                false,
                "avro",
                "kryo",
                "java"));
        assertThat(view.objects()).isEqualTo(3);
        assertThat(view.classes()).isEqualTo(1);
        assertThat(view.roots()).containsExactly(new RootView("Root", 3));
        assertThat(view.left()).isEmpty();
        // A double is 8 bytes, each absent member its alternative: without one schema for all, c had 8 bytes alone.
        assertThat(Objects.requireNonNull(of(view, "avro").sizes()).min()).isGreaterThan(8);
        assertThat(view.codecs()).allSatisfy(each -> {
            assertThat(each.encoded()).isEqualTo(3);
            assertThat(each.changed()).isZero();
        });
    }

    /**
     * Of a class of the JDK, Chronicle Wire reads a field that it does not understand from no memory, and FST reads beyond the
     * end of an array.
     */
    @Test
    void a_library_that_reads_memory_that_is_not_there_does_not_end_the_process() throws IOException {
        PopulationView view = measure(order(
                List.of(stream("true", new AtomicBoolean(true)), stream("map", Map.of("a", new AtomicInteger(7)))),
                false,
                "chronicle-wire",
                "fst-unsafe",
                "java"));
        assertThat(view.objects()).isEqualTo(2);
        assertThat(of(view, "fst-unsafe").refused())
                .extracting(ReasonView::reason)
                .singleElement()
                .asString()
                .contains("may end the process");
        assertThat(of(view, "chronicle-wire").encoded()).isEqualTo(2);
        assertThat(of(view, "chronicle-wire").changed()).isPositive();
    }

    /** No type of a schema has itself in it. */
    @Test
    void collections_that_hold_themselves_or_are_very_deep_are_refused_by_schemas() throws IOException {
        Object[] itself = new Object[1];
        itself[0] = itself;
        List<Object> deep = new ArrayList<>();
        for (int depth = 0; depth < 200; depth++) {
            deep = new ArrayList<>(List.of(deep));
        }
        List<Object> printed = new ArrayList<>();
        for (int depth = 0; depth < 40; depth++) {
            printed = new ArrayList<>(List.of(printed, printed));
        }
        PopulationView view = measure(order(
                List.of(stream("itself", itself), stream("deep", deep), stream("key", Map.of("k", new Object[] {printed
                }))),
                false,
                "avro",
                "java"));
        assertThat(view.objects()).isEqualTo(3);
        assertThat(of(view, "avro").encoded()).isZero();
        assertThat(of(view, "java").encoded()).isPositive();
    }

    @Test
    void objects_of_streams_have_the_classes_of_their_streams() throws IOException {
        PopulationView view = measure(order(
                List.of(
                        stream("one", List.of(1, "two")),
                        stream("two", new ArrayList<>(List.of("x"))),
                        json("j", "[1]")),
                false,
                "java",
                "kryo"));
        assertThat(view.objects()).isEqualTo(2);
        assertThat(view.left())
                .containsExactly(
                        new ReasonView("it is no Java serialization stream, and most of the others are", 1, "j"));
        assertThat(Objects.requireNonNull(of(view, "java").sizes()).total()).isPositive();
    }

    @Test
    void all_objects_of_a_stream_are_part_of_the_population() throws IOException {
        PopulationView view =
                measure(order(List.of(stream("many", "first", new ArrayList<>(List.of("x")))), false, "java"));
        assertThat(view.objects()).isEqualTo(2);
        assertThat(view.read()).isEqualTo(1);
    }

    @Test
    void elements_of_a_list_are_objects_where_that_is_asked_for() throws IOException {
        List<PopulationSource> lines = List.of(json("l", "{\"a\": 1}\n{\"a\": 2}\n{\"a\": 3, \"b\": \"x\"}\n"));
        assertThat(measure(order(lines, true, "kryo")).objects()).isEqualTo(3);
        assertThat(measure(order(lines, false, "kryo")).objects()).isEqualTo(1);
    }

    @Test
    void what_gives_no_object_is_counted_by_reason() throws IOException {
        List<PopulationSource> dumps = List.of(
                json("n", "{\"a\": 7}"),
                json("m", "{\"a\": 8}"),
                json("t", "hello, hello"),
                json("w", "{\"b\": 8}"),
                json("o", "{\"a\": {\"c\": 1}}"));
        PopulationView view = measure(new PopulationOrder(
                dumps,
                Optional.of("a"),
                false,
                CheckedRequest.codecs(Optional.of(List.of("kryo"))),
                PopulationLimits.SHARED));
        assertThat(view.objects()).isEqualTo(1);
        assertThat(view.dumps()).isEqualTo(5);
        assertThat(view.left())
                .containsExactly(
                        new ReasonView(
                                "it is a single value, or none: codecs are compared with what has members", 2, "n"),
                        new ReasonView("no format fits", 1, "t"),
                        new ReasonView("There is no value `a` in the dump.", 1, "w"));
    }

    @Test
    void nothing_but_such_dumps_is_refused() {
        assertThatThrownBy(() -> measure(order(List.of(json("t", "hello, hello")), false, "kryo")))
                .isInstanceOf(Refusal.class)
                .hasMessage("There are no objects in any of these: no format fits");
    }

    @Test
    void a_codec_that_refuses_some_is_not_the_best_for_the_whole() throws IOException {
        PopulationView view = measure(order(
                List.of(json("a", "{\"l\": [1, 2]}"), json("b", "{\"l\": [1, null]}"), json("c", "{\"l\": [3]}")),
                false,
                "avro",
                "json",
                "unsafe"));
        CodecSizesView avro = of(view, "avro");
        assertThat(avro.encoded()).isEqualTo(2);
        assertThat(avro.refused())
                .singleElement()
                .satisfies(reason -> assertThat(reason.reason()).contains("l[1]"))
                .extracting(ReasonView::count, ReasonView::first)
                .containsExactly(1L, "b");
        assertThat(of(view, "unsafe").sizes()).isNull();
        assertThat(view.best().raw()).isEqualTo("json");
        assertThat(view.best().dictionary()).isNull();
        assertThat(of(view, "json").noDictionary()).startsWith("zstd makes none of so few (2 to train on)");
    }

    @Test
    void a_dictionary_makes_small_messages_that_are_alike_smaller() throws IOException {
        PopulationView view = measure(order(alike(200), false, "json"));
        CodecSizesView json = of(view, "json");
        DictionaryView dictionary = Objects.requireNonNull(json.dictionary());
        assertThat(dictionary.trainedOn()).isEqualTo(100);
        assertThat(dictionary.validationCount()).isEqualTo(100);
        assertThat(dictionary.size()).isBetween(256, 110 << 10);
        assertThat(dictionary.with()).isLessThan(dictionary.plain() / 2);
        assertThat(dictionary.estimate())
                .isEqualTo(Math.round(
                        (double) Objects.requireNonNull(json.compressed()).zstd()
                                * dictionary.with()
                                / dictionary.plain()));
        assertThat(view.best().dictionary()).isEqualTo("json");
    }

    @Test
    void bounds_are_kept_and_what_is_beyond_them_is_counted() throws IOException {
        PopulationLimits few = new PopulationLimits(3, 200, 10_000, Duration.ofMinutes(1));
        PopulationView view = measure(order(alike(5), false, few, "kryo"));
        assertThat(view.objects()).isEqualTo(3);
        assertThat(view.left()).containsExactly(new ReasonView("a population has 3 objects at most", 2, "3.json"));

        PopulationLimits small = new PopulationLimits(10, 200, 300, Duration.ofMinutes(1));
        PopulationView start = measure(order(alike(5), false, small, "kryo"));
        assertThat(start.objects()).isBetween(1, 4);
        assertThat(start.left().getFirst().reason()).startsWith("the dumps have more than the 0 MB");

        PopulationLimits none = new PopulationLimits(2, 200, 10_000, Duration.ofMinutes(1));
        PopulationView lines =
                measure(order(List.of(json("l", "{\"a\": 1}\n{\"a\": 2}\n{\"a\": 3}\n")), true, none, "kryo"));
        assertThat(lines.objects()).isEqualTo(2);
        assertThat(lines.left().getFirst().count()).isEqualTo(1);
    }

    @Test
    void progress_may_end_it() {
        assertThatThrownBy(() -> PopulationLab.measure(order(alike(5), false, "kryo"), (_, _, _) -> {
                    throw new CancellationException();
                }))
                .isInstanceOf(CancellationException.class);
    }

    private static List<PopulationSource> alike(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> json(
                        i + ".json",
                        "{\"id\": %d, \"customer\": \"Customer %d\", \"state\": \"%s\", \"total\": %d.25}"
                                .formatted(
                                        i * 7919 % 100_000,
                                        i * 31 % 97,
                                        i % 3 == 0 ? "OPEN" : "SHIPPED",
                                        i * 131 % 1000)))
                .toList();
    }

    private static PopulationSource stream(String name, Object... objects) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (Object each : objects) {
                out.writeObject(each);
            }
        }
        return new Bytes(name, bytes.toByteArray());
    }
}
