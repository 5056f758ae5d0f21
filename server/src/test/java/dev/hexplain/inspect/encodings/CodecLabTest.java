package dev.hexplain.inspect.encodings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.Family;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.inspect.monitoring.HeapShortages;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

@Slow
class CodecLabTest {
    /** Libraries with static tables of classes, or soft references to them; FST is asked for something else below. */
    private static final Set<String> KEEPING_CLASSES = Set.of("fst", "avro", "fory", "hessian");

    @Test
    void codecs_that_start_slowly_come_behind_all_others_in_the_order_they_had() {
        Codec slow = Codecs.get("fory").orElseThrow();
        Codec quick = Codecs.get("java").orElseThrow();
        Codec other = Codecs.get("json").orElseThrow();

        assertThat(CodecLab.quickFirst(List.of(slow, quick, other))).containsExactly(quick, other, slow);
        assertThat(CodecLab.quickFirst(Codecs.all())).hasSameElementsAs(Codecs.all());
        assertThat(CodecLab.quickFirst(Codecs.all()).getLast().startsSlowly()).isTrue();
    }

    @Test
    void only_what_starts_slowly_is_warmed_up_and_what_cannot_be_used_stops_nothing() {
        List<String> made = new ArrayList<>();
        Codec quick = counted("quick", made);
        Codec slow = counted("slow", made).startingSlowly();
        Codec slower = counted("slower", made).withoutReferenceTracking().startingSlowly();

        CodecLab.warmUp(List.of(slow, quick, slower), Samples.all().getFirst());

        assertThat(made).containsExactly("slow", "slower");
    }

    @Test
    void classes_that_were_defined_for_an_object_go_with_its_run_where_no_library_keeps_them() throws Exception {
        Map<String, WeakReference<ClassLoader>> loaders = new LinkedHashMap<>();
        try (CodecLab lab = new CodecLab(SchemaFormats.standard())) {
            for (Codec codec : Codecs.all()) {
                if (KEEPING_CLASSES.stream().anyMatch(codec.id()::startsWith)) {
                    continue;
                }
                loaders.put(codec.id(), encoded(lab, codec));
            }
            assertThat(kept(loaders)).isEmpty();
        }
    }

    @Test
    void fst_keeps_classes_that_were_defined_for_the_last_object_only() throws Exception {
        Map<String, WeakReference<ClassLoader>> loaders = new LinkedHashMap<>();
        try (CodecLab lab = new CodecLab(SchemaFormats.standard())) {
            for (Codec codec : Codecs.all()) {
                if (codec.id().startsWith("fst")) {
                    loaders.put(codec.id(), encoded(lab, codec));
                }
            }
            encoded(lab, Codecs.get("fst").orElseThrow());
            assertThat(loaders).hasSizeGreaterThan(3);
            assertThat(kept(loaders)).isEmpty();
        }
    }

    /** Those that are still there after garbage was collected. */
    private static Set<String> kept(Map<String, WeakReference<ClassLoader>> loaders) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        do {
            System.gc();
            loaders.values().removeIf(loader -> loader.get() == null);
            Thread.sleep(50);
        } while (!loaders.isEmpty() && System.nanoTime() < deadline);
        return loaders.keySet();
    }

    /** The loader of the classes of an object, which nobody else knows any more. */
    private static WeakReference<ClassLoader> encoded(CodecLab lab, Codec codec) throws IOException {
        Source source = Source.ofBytes("order", Files.readAllBytes(Path.of("../samples/java/order.ser")));
        Decoder decoder = NativeDecoders.all().stream()
                .filter(each -> each.id().equals("java_serialization"))
                .findFirst()
                .orElseThrow();
        try (TreeStorage storage = TreeStorage.inMemory();
                FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, storage, Progress.NONE)) {
            ImportedObject brought = ImportedObject.of(tree, decoder);
            try (CodecLab.Run<CodecOutcome> run = lab.begin(brought, List.of(codec))) {
                assertThat(run.next()).isPresent();
            }
            return new WeakReference<>(brought.object().getClass().getClassLoader());
        }
    }

    /** A thread that ends with the test, whatever it is told before. */
    private static Codec hanging(String id, CountDownLatch end) {
        return Codec.of(id, id, Family.DOCUMENTS, CodecLibrary.JDK, "Hangs.", () -> {
            while (end.getCount() > 0) {
                LockSupport.parkNanos(1_000_000);
                Thread.interrupted();
            }
            throw new UnsupportedOperationException("It hung");
        });
    }

    private static List<String> reasons(CodecLab lab, ImportedObject object, Codec... codecs) {
        List<String> reasons = new ArrayList<>();
        try (CodecLab.Run<CodecOutcome> run = lab.begin(object, List.of(codecs))) {
            for (Optional<CodecOutcome> next = run.next(); next.isPresent(); next = run.next()) {
                reasons.add(
                        switch (next.get().encoding()) {
                            case Encoding.Encoded _ -> "encoded";
                            case Encoding.Unsupported(String reason) -> reason;
                            case Encoding.Unavailable(String reason) -> reason;
                        });
            }
        }
        return reasons;
    }

    @Test
    void a_codec_that_hangs_costs_its_row_and_others_go_on_until_there_are_too_many() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        ImportedObject object =
                DeclaredObjects.generated(new Declarations(Declarations.JAVA, "record A(int x) {}", "", 7));
        Codec json = Codecs.get("json").orElseThrow();
        assertThat(json.run(object.subject(), object.object())).isInstanceOf(Encoding.Encoded.class);
        Codec first = hanging("hangs-0", end);
        try (CodecLab lab = new CodecLab(SchemaFormats.standard(), Duration.ofSeconds(2))) {
            assertThat(reasons(lab, object, first)).containsExactly("It did not finish within 2 s.");
            assertThat(reasons(lab, object, first, json))
                    .containsExactlyInAnyOrder(
                            "It has not returned from an object that it was given before.", "encoded");
            for (int i = 1; i < CodecThreads.MOST_STUCK; i++) {
                assertThat(reasons(lab, object, hanging("hangs-" + i, end))).hasSize(1);
            }
            assertThat(lab.stuck()).isEqualTo(CodecThreads.MOST_STUCK);
            assertThatExceptionOfType(Refusal.class)
                    .isThrownBy(() -> lab.begin(object, List.of(json)))
                    .withMessageStartingWith("4 codecs have not returned from an object");

            end.countDown();
            while (lab.stuck() > 0) {
                Thread.sleep(5);
            }
            assertThat(reasons(lab, object, json)).containsExactly("encoded");
        }
    }

    @Test
    void whatever_a_codec_throws_costs_its_row_alone() {
        ImportedObject object =
                DeclaredObjects.generated(new Declarations(Declarations.JAVA, "record A(int x) {}", "", 7));
        Codec json = Codecs.get("json").orElseThrow();
        try (CodecLab lab = new CodecLab(SchemaFormats.standard())) {
            List<String> reasons = reasons(
                    lab,
                    object,
                    failing("memory", new OutOfMemoryError("Java heap space")),
                    failing("stack", new StackOverflowError()),
                    failing("link", new NoClassDefFoundError("absent")),
                    failing("jvm", new InternalError("odd")),
                    failing("bug", new IllegalStateException("a bug")),
                    json);
            assertThat(reasons)
                    .hasSize(6)
                    .contains("encoded", "It needs more memory than there is: Java heap space.")
                    .contains("StackOverflowError", "NoClassDefFoundError: absent", "IllegalStateException: a bug")
                    .contains("Hexplain made a mistake; its log has the details.");
        } finally {
            HeapShortages.forget();
        }
    }

    private static Codec failing(String id, Throwable failure) {
        return Codec.of(id, id, Family.DOCUMENTS, CodecLibrary.JDK, "Fails.", () -> new Coder() {
            @Override
            public byte[] encode(Subject subject, Object object) {
                return raise(failure);
            }

            @Override
            public Object decode(Subject subject, byte[] own) {
                return raise(failure);
            }

            @Override
            public FormatRef format(Subject subject) {
                return FormatRef.of("json");
            }
        });
    }

    @SuppressWarnings("unchecked") // a coder declares exceptions, and an error is none
    private static <R, X extends Throwable> R raise(Throwable failure) throws X {
        throw (X) failure;
    }

    @Test
    void what_was_made_of_an_outcome_is_what_comes_and_what_failed_in_that_is_thrown() {
        ImportedObject object =
                DeclaredObjects.generated(new Declarations(Declarations.JAVA, "record A(int x) {}", "", 7));
        List<Codec> json = List.of(Codecs.get("json").orElseThrow());
        try (CodecLab lab = new CodecLab(SchemaFormats.standard())) {
            try (CodecLab.Run<String> run =
                    lab.begin(object, json, outcome -> outcome.codec().id())) {
                assertThat(run.next()).contains("json");
                assertThat(run.next()).isEmpty();
            }
            try (CodecLab.Run<String> run = lab.begin(object, json, _ -> {
                throw Refusal.full("no room");
            })) {
                assertThatExceptionOfType(Refusal.class).isThrownBy(run::next).withMessage("no room");
            }
        }
    }

    @Test
    void fory_takes_records_with_components_of_all_primitive_types() {
        ImportedObject object = DeclaredObjects.generated(new Declarations(Declarations.JAVA, """
                record All(byte b, short s, char c, int i, long l, float f, double d, boolean z) {}
                """, "", 7));
        for (String id : List.of("fory", "fory-registered", "fory-compatible")) {
            Encoding encoding = Codecs.get(id).orElseThrow().run(object.subject(), object.object());
            assertThat(encoding)
                    .as(id)
                    .isInstanceOfSatisfying(
                            Encoding.Encoded.class,
                            encoded -> assertThat(encoded.roundTrip().label()).isEqualTo(RoundTripResult.EXACT));
        }
    }

    @Test
    void documents_without_a_binding_give_objects_of_the_declared_types_back() {
        ImportedObject object = DeclaredObjects.generated(new Declarations(Declarations.JAVA, """
                enum Status { NEW, PAID }
                record Item(String sku, int count, BigDecimal price) {}
                class All {
                    Status status; List<Item> items; Map<String, Item> bySku; Set<String> tags; SortedMap<String, Long> counts;
                    Deque<Integer> queue; Item[] rows; boolean[] flags; byte b; short s; char c; Integer boxed; float f;
                    LocalDate day; Duration took; UUID uuid; Locale locale; ZoneId zone; Year year; BigInteger big;
                }
                """, "All", 7));
        for (String id : List.of("ion", "ion-text", "mongodb-bson")) {
            Encoding encoding = Codecs.get(id).orElseThrow().run(object.subject(), object.object());
            assertThat(encoding)
                    .as(id)
                    .isInstanceOfSatisfying(
                            Encoding.Encoded.class,
                            encoded -> assertThat(encoded.roundTrip().label())
                                    .as(encoded.roundTrip().toString())
                                    .isEqualTo(RoundTripResult.EXACT));
        }
    }

    @Test
    void the_round_trip_tells_what_serial_persistent_fields_leave_out() {
        ImportedObject object = DeclaredObjects.generated(new Declarations(Declarations.JAVA, """
                class Order {
                    private static final ObjectStreamField[] serialPersistentFields = {
                        new ObjectStreamField("id", long.class) };
                    long id; int cached;
                }
                """, "", 7));
        assertThat(Codecs.get("java").orElseThrow().run(object.subject(), object.object()))
                .isInstanceOfSatisfying(
                        Encoding.Encoded.class,
                        encoded -> assertThat(encoded.roundTrip().toString())
                                .contains("cached")
                                .doesNotContain("id:"));
        assertThat(Codecs.get("kryo").orElseThrow().run(object.subject(), object.object()))
                .isInstanceOfSatisfying(
                        Encoding.Encoded.class,
                        encoded -> assertThat(encoded.roundTrip().label()).isEqualTo(RoundTripResult.EXACT));
    }

    private static Codec counted(String id, List<String> made) {
        return Codec.of(id, id, Family.DOCUMENTS, CodecLibrary.JDK, "Counts.", () -> {
            made.add(id);
            throw new UnsupportedOperationException("It only counts");
        });
    }
}
