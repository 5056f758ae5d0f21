package dev.hexplain.decoders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianOutput;
import com.esotericsoftware.kryo.io.Output;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.inspect.print.BothReadings;
import dev.hexplain.testing.EdgeObjects.Side;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalLeaves;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import one.nio.serial.Serializer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectOutput;

/** Entries of maps, whatever their keys are, in every codec: what one says of them, all say. */
@Slow
class MapKeysTest {
    private static final Schema CLASSES = Schema.of("keys", "", ReflectedClasses.list(List.of(Side.class)));

    /** Who writes, by the name of the format. */
    enum Library {
        JAVA_SERIALIZATION,
        KRYO,
        FST,
        ONE_NIO,
        ONE_NIO_PERSIST,
        FORY,
        FST_MINBIN,
        HESSIAN1,
        HESSIAN2;

        private String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        Decoder decoder() {
            return NativeDecoders.bySchema().stream()
                    .filter(each -> each.id().equals(id()))
                    .map(each -> ((SchemaFormat) each).with(CLASSES))
                    .map(Decoder.class::cast)
                    .findFirst()
                    .or(() -> NativeDecoders.all().stream()
                            .filter(each -> each.id().equals(id()))
                            .findFirst())
                    .orElseThrow();
        }

        byte[] bytes(Object object) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            switch (this) {
                case JAVA_SERIALIZATION -> {
                    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                        out.writeObject(object);
                    }
                }
                case KRYO -> {
                    com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
                    kryo.setRegistrationRequired(false);
                    kryo.setReferences(true);
                    try (Output out = new Output(bytes)) {
                        kryo.writeClassAndObject(out, object);
                    }
                }
                case FST -> {
                    FSTObjectOutput out = new FSTObjectOutput(bytes, FSTConfiguration.createDefaultConfiguration());
                    out.writeObject(object);
                    out.flush();
                }
                case ONE_NIO -> bytes.writeBytes(Serializer.serialize(object));
                case ONE_NIO_PERSIST -> bytes.writeBytes(Serializer.persist(object));
                case FORY ->
                    bytes.writeBytes(org.apache.fory.Fory.builder()
                            .withXlang(false)
                            .withCompatible(false)
                            .requireClassRegistration(false)
                            .suppressClassRegistrationWarnings(true)
                            .withRefTracking(true)
                            .build()
                            .serialize(object));
                case FST_MINBIN ->
                    bytes.writeBytes(
                            FSTConfiguration.createMinBinConfiguration().asByteArray(object));
                case HESSIAN1 -> new HessianOutput(bytes).writeObject(object);
                case HESSIAN2 -> {
                    Hessian2Output out = new Hessian2Output(bytes);
                    out.writeObject(object);
                    out.flush();
                }
            }
            return bytes.toByteArray();
        }
    }

    static Stream<Arguments> maps() {
        return Stream.of(
                arguments("integers", Map.of(1, "one", 2, "two")),
                arguments("lists", Map.of(new ArrayList<>(List.of("a", "b")), "list")),
                arguments("maps", Map.of(new HashMap<>(Map.of("k", 1)), "map")),
                arguments("nothing", Map.of()),
                arguments("null", Collections.singletonMap(null, "nil")),
                arguments("one of each", mixed(5)),
                arguments("many", mixed(1_500)));
    }

    private static Map<Object, Object> mixed(int numbers) {
        Map<Object, Object> mixed = new LinkedHashMap<>();
        for (int number = 0; number < numbers; number++) {
            mixed.put(number, "n" + number);
        }
        mixed.put("t", new ArrayList<>(List.of(1, 2)));
        mixed.put(new ArrayList<>(List.of("a", new ArrayList<>(List.of(1L)))), new HashMap<>(Map.of(7, "in")));
        mixed.put(null, null);
        mixed.put(new ArrayList<>(List.of("last")), "");
        return mixed;
    }

    @ParameterizedTest
    @MethodSource("maps")
    void no_entry_is_lost_whatever_its_key_is(String what, Map<Object, Object> map) throws IOException {
        Object written = new ArrayList<>(List.of(new LinkedHashMap<>(map), "behind"));
        String expected = json(Library.JAVA_SERIALIZATION, written);
        assertThat(expected).endsWith("\"behind\"]");
        for (Library library : Library.values()) {
            assertThat(json(library, written)).as(library.id()).isEqualTo(expected);
        }
    }

    /** Those whose streams may go on with another value. */
    @ParameterizedTest
    @EnumSource(names = {"KRYO", "FST_MINBIN", "HESSIAN1", "HESSIAN2", "ONE_NIO_PERSIST"})
    void values_one_behind_the_other_are_a_list(Library library) throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        for (Object value : List.of(Map.of("a", 1), new LinkedHashMap<>(Map.of(2, "b")), "c")) {
            stream.writeBytes(library.bytes(value instanceof Map<?, ?> map ? new LinkedHashMap<>(map) : value));
        }
        try (FieldTree tree = new Survival(library.decoder()).decode(stream.toByteArray())) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(BothReadings.json(tree)).isEqualTo("[{\"a\":1},{\"2\":\"b\"},\"c\"]");
        }
    }

    /** What is left of a map says what it says, and ends; what was before the cut stays. */
    @ParameterizedTest
    @EnumSource
    void a_map_that_is_cut_short_has_values(Library library) throws IOException {
        byte[] whole = library.bytes(new LinkedHashMap<>(mixed(3)));
        for (int length = 1; length < whole.length; length++) {
            try (FieldTree tree = new Survival(library.decoder()).decode(Arrays.copyOf(whole, length))) {
                String json = BothReadings.json(tree);
                if (length > whole.length - 3) {
                    assertThat(json).as("%s cut at %d", library.id(), length).contains("n0", "n1", "n2");
                }
            }
        }
    }

    private static String json(Library library, Object object) throws IOException {
        try (FieldTree tree = new Survival(library.decoder()).decode(library.bytes(object))) {
            assertThat(tree.facts().issues()).as(library.id()).isEmpty();
            return BothReadings.json(tree);
        }
    }

    /** FST MinBin writes the name of an enum constant as a text, Hessian 1 an object. */
    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"FST_MINBIN", "HESSIAN1"})
    void an_entry_is_called_by_the_constant_that_is_its_key(Library library) throws IOException {
        Map<Object, Object> first = new LinkedHashMap<>();
        first.put(Side.LEFT, 1);
        first.put(Side.RIGHT, 2);
        FieldTree tree = new Survival(library.decoder())
                .decode(library.bytes(new ArrayList<>(List.of(first, new LinkedHashMap<>(first)))));
        assertThat(tree.facts().issues()).isEmpty();
        Set<String> paths = new TreeSet<>();
        LogicalLeaves leaves = LogicalLeaves.of(tree);
        while (leaves.next()) {
            paths.add(leaves.path());
        }
        assertThat(paths)
                .contains("[0].LEFT", "[0].RIGHT", "[1].LEFT", "[1].RIGHT")
                .noneMatch(path -> path.contains("entry"));
    }
}
