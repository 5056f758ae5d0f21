package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.flat.FlatClass;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalLeaves;
import dev.hexplain.tree.Role;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Codecs that write from a schema: every byte is explained by it, and leads to the member it is of. */
class IdlCodecsTest {
    private static final List<String> CODECS = List.of(
            "protobuf", "avro", "avro-container", "thrift-binary", "thrift-compact", "protostuff", "protostuff-graph");

    static Stream<Arguments> encodings() {
        return CODECS.stream()
                .flatMap(codec -> Samples.all().stream()
                        .filter(sample -> FlatClass.of(sample).isPresent())
                        .map(sample -> Arguments.of(codec, sample)));
    }

    @ParameterizedTest
    @MethodSource("encodings")
    void every_byte_is_explained_and_every_member_found(String codec, Sample sample) {
        Object object = sample.build();
        Encoding.Encoded done = encoded(codec, sample, object);
        assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(RoundTripResult.EXACT);
        try (FieldTree tree = Explained.whole(done)) {
            Set<String> found = new TreeSet<>();
            LogicalLeaves leaves = LogicalLeaves.of(tree);
            long bytes = 0;
            while (leaves.next()) {
                bytes += leaves.bytes();
                assertThat(leaves.leaf().role()).isNotIn(Role.GAP, Role.UNPARSED);
                found.add(leaves.path());
            }
            assertThat(bytes).isEqualTo(done.bytes().length);
            assertThat(found).containsAll(members(sample, object, codec.equals("protobuf")));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "protobuf, order, 104",
        "protobuf, blog-bench, 115",
        "protobuf, blog-bench-10, 1170",
        "avro, order, 101",
        "avro, blog-bench, 91",
        "avro, blog-bench-10, 912",
        "avro-container, order, 507",
        "avro-container, blog-bench, 710",
        "avro-container, blog-bench-10, 1634",
        "thrift-binary, order, 206",
        "thrift-binary, market-data, 199",
        "thrift-binary, blog-bench, 160",
        "thrift-binary, blog-bench-10, 1605",
        "thrift-compact, order, 105",
        "thrift-compact, blog-bench, 104",
        "thrift-compact, blog-bench-10, 1041",
        "protostuff, order, 128",
        "protostuff, blog-bench, 121",
        "protostuff, blog-bench-10, 1296",
        "protostuff-graph, order, 128",
    })
    void it_writes_as_many_bytes_as_were_measured(String codec, String id, int bytes) {
        Sample sample = Samples.get(id).orElseThrow();
        assertThat(encoded(codec, sample, sample.build()).bytes()).hasSize(bytes);
    }

    @ParameterizedTest
    @CsvSource({"protostuff, session", "protostuff-graph, session", "protostuff-graph, session-cyclic"})
    void objects_of_any_class_say_which(String codec, String id) {
        Sample sample = Samples.get(id).orElseThrow();
        Encoding.Encoded done = encoded(codec, sample, sample.build());
        try (FieldTree tree = Explained.whole(done)) {
            Set<String> found = new TreeSet<>();
            for (LogicalLeaves leaves = LogicalLeaves.of(tree); leaves.next(); ) {
                found.add(leaves.path());
            }
            assertThat(found)
                    .contains("id", "version", "risk", "user.firstName", "tags[2]", "attributes.login")
                    .contains("attributes.state", "attributes.balance", "attributes.loggedIn", "attributes.log[0]")
                    .contains("attributes.payload");
        }
    }

    private static Encoding.Encoded encoded(String codec, Sample sample, Object object) {
        Encoding encoding = Codecs.get(codec).orElseThrow().run(sample, object);
        assertThat(encoding).isInstanceOf(Encoding.Encoded.class);
        return (Encoding.Encoded) encoding;
    }

    /** The logical paths of all values; without those a writer may leave out. */
    private static List<String> members(Sample sample, Object object, boolean withoutDefaults) {
        FlatClass type = FlatClass.of(sample).orElseThrow();
        List<String> paths = new ArrayList<>();
        List<Object> objects = type.objects(object);
        for (int i = 0; i < objects.size(); i++) {
            String root = type.isArray() ? "[" + i + "]." : "";
            for (ClassMembers.Member member : type.members()) {
                Object value = member.of(objects.get(i));
                if (member.type().isArray()) {
                    for (int j = 0; j < Array.getLength(value); j++) {
                        paths.add(root + member.name() + "[" + j + "]");
                    }
                } else if (!withoutDefaults || !isDefault(value)) {
                    paths.add(root + member.name());
                }
            }
        }
        return paths;
    }

    private static boolean isDefault(Object value) {
        return value.equals(false) || value.equals(0) || value.equals(0L) || value.equals("");
    }
}
