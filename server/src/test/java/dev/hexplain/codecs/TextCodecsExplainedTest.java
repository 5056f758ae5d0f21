package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.testing.LogicalValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalLeaves;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TreeStorage;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What JSON, Smile, Ion and XML codecs write is explained to the last byte, and each byte has its place in the object. */
@Slow
class TextCodecsExplainedTest {
    private static final Set<String> FORMATS = Set.of("json", "smile", "ion", "ion_text", "xml");

    /** Members that hold nothing, for which XStream writes nothing. */
    private static final Set<String> ABSENT = Set.of("lastSeen", "media.copyright");

    static Stream<Arguments> encodings() {
        return Codecs.all().stream()
                .filter(codec -> FORMATS.contains(codec.id().replaceFirst("-.*", ""))
                        || Set.of("ion-text", "jackson-xml", "xstream", "jaxb").contains(codec.id()))
                .flatMap(codec -> Samples.all().stream().map(sample -> Arguments.of(codec, sample.id())));
    }

    @ParameterizedTest
    @MethodSource("encodings")
    void every_byte_is_explained_and_every_member_is_found(Codec codec, String sampleId) throws Exception {
        Sample sample = Samples.get(sampleId).orElseThrow();
        Encoding encoding = codec.run(sample, sample.build());
        if (!(encoding instanceof Encoding.Encoded done)) {
            assertThat(encoding)
                    .isInstanceOfSatisfying(
                            Encoding.Unsupported.class,
                            no -> assertThat(no.reason()).isNotBlank());
            return;
        }
        FieldTree tree = decode(done);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(done.bytes().length);
        TreeInvariants.check(tree);
        Set<String> missing = members(sample);
        missing.removeAll(paths(tree, false));
        Set<String> references = paths(tree, true);
        missing.removeIf(path -> references.stream().anyMatch(path::startsWith));
        assertThat(missing).isSubsetOf(codec.id().equals("xstream") ? ABSENT : Set.of());
    }

    private static FieldTree decode(Encoding.Encoded done) {
        Decoder decoder = NativeDecoders.all().stream()
                .filter(each -> each.id().equals(done.format().id()))
                .findFirst()
                .orElseThrow();
        return decoder.decode(
                Source.ofBytes("encoding", done.bytes()), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    }

    /** Of leaves, or of those that stand for what was written before. */
    private static Set<String> paths(FieldTree tree, boolean references) {
        Set<String> paths = new TreeSet<>();
        LogicalLeaves leaves = LogicalLeaves.of(tree);
        while (leaves.next()) {
            if (!references
                    || leaves.leaf().role() == Role.REFERENCE
                            && !leaves.leaf().name().equals("key")) {
                paths.add(leaves.path());
            }
        }
        return paths;
    }

    /** As Jackson finds them, which cannot encode a cycle: the cyclic session has those of the other, and itself. */
    private static Set<String> members(Sample of) throws Exception {
        Sample sample =
                of.id().equals("session-cyclic") ? Samples.get("session").orElseThrow() : of;
        Encoding json = Codecs.get("json").orElseThrow().run(sample, sample.build());
        JsonNode node = new ObjectMapper().readTree(((Encoding.Encoded) json).bytes());
        return new TreeSet<>(LogicalValues.of(node).keySet());
    }

    @ParameterizedTest
    @CsvSource({
        "smile, order, 194",
        "smile, blog-bench, 172",
        "smile, blog-bench-10, 1218",
        "ion, order, 199",
        "ion, blog-bench, 194",
        "ion, blog-bench-10, 1223",
        "ion-text, order, 155",
        "ion-text, blog-bench, 211",
        "ion-text, blog-bench-10, 2121",
        "smile-types, order, 217",
        "smile-types, blog-bench, 234",
        "smile-types, blog-bench-10, 1903",
    })
    void sizes_are_those_that_were_measured(String codec, String sampleId, int size) {
        Sample sample = Samples.get(sampleId).orElseThrow();
        assertThat(Codecs.get(codec).orElseThrow().run(sample, sample.build()))
                .isInstanceOfSatisfying(
                        Encoding.Encoded.class, done -> assertThat(done.bytes()).hasSize(size));
    }
}
