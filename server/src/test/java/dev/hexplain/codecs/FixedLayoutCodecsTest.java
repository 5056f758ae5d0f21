package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SBE and FlatBuffers: the sizes that were measured, and what explains their bytes. */
class FixedLayoutCodecsTest {
    @ParameterizedTest
    @CsvSource({
        "sbe, order, 193",
        "sbe, market-data, 152",
        "sbe, blog-bench, 116",
        "sbe, person, 22",
        "flatbuffers, order, 232",
        "flatbuffers, market-data, 192",
        "flatbuffers, blog-bench, 168",
        "flatbuffers, person, 48",
    })
    void every_byte_is_explained_and_every_member_has_its_place(String codec, String sample, int size) {
        Sample of = Samples.get(sample).orElseThrow();
        Encoding encoding = Codecs.get(codec).orElseThrow().run(of, of.build());
        assertThat(encoding).isInstanceOf(Encoding.Encoded.class);
        Encoding.Encoded done = (Encoding.Encoded) encoding;
        FieldTree tree = decoder(done.format())
                .decode(Source.ofBytes("", done.bytes()), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);

        assertThat(done.roundTrip().label()).isEqualTo(RoundTripResult.EXACT);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(done.bytes().length);
        assertThat(places(tree)).containsAll(members(of));
        assertThat(done.bytes()).hasSize(size);
    }

    @ParameterizedTest
    @CsvSource({
        "sbe, session, 'attributes{} is one of: a string, '",
        "sbe, session-cyclic, 'The object holds itself, at attributes.session'",
    })
    void what_has_no_schema_is_refused_with_its_place(String codec, String sample, String reason) {
        Sample of = Samples.get(sample).orElseThrow();
        assertThat(Codecs.get(codec).orElseThrow().run(of, of.build()))
                .isInstanceOfSatisfying(
                        Encoding.Unsupported.class,
                        no -> assertThat(no.reason()).startsWith(reason));
    }

    private static Decoder decoder(FormatRef format) {
        SchemaFormat family = NativeDecoders.bySchema().stream()
                .filter(each -> each.id().equals(format.format()))
                .findFirst()
                .orElseThrow();
        return family.with(format.schema().orElseThrow());
    }

    private static Set<String> places(FieldTree tree) {
        return TreeInvariants.check(tree).stream()
                .map(field -> LogicalPath.of(tree, tree.lineage(field.id(), 100)))
                .collect(Collectors.toSet());
    }

    private static Set<String> members(Sample sample) {
        Set<String> names = ClassMembers.of(sample.type()).all().stream()
                .map(ClassMembers.Member::name)
                .collect(Collectors.toSet());
        if (sample.id().equals("order")) {
            names.add("prices[9]");
            names.add("quantities[0]");
        }
        return names;
    }
}
