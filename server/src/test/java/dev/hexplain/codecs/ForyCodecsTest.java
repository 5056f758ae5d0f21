package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.fory.Fory;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fory's four modes: the sizes that were measured, and what explains their bytes. */
@Slow
class ForyCodecsTest {
    /** The market's values are not those that were measured, which took 5 bytes more (6 in xlang). */
    @ParameterizedTest
    @CsvSource({
        "fory, order, 195",
        "fory, market-data, 158",
        "fory, blog-bench, 149",
        "fory, blog-bench-10, 1046",
        "fory, person, 38",
        "fory-registered, order, 177",
        "fory-registered, market-data, 145",
        "fory-registered, blog-bench, 101",
        "fory-registered, blog-bench-10, 988",
        "fory-compatible, order, 258",
        "fory-compatible, market-data, 259",
        "fory-compatible, blog-bench, 225",
        "fory-compatible, blog-bench-10, 1163",
        "fory-xlang, order, 237",
        "fory-xlang, market-data, 327",
        "fory-xlang, blog-bench, 186",
        "fory-xlang, blog-bench-10, 1018",
        "fory-xlang, person, 50",
    })
    void it_writes_as_many_bytes_as_were_measured_and_each_is_explained(String codec, String sample, int size) {
        Encoding.Encoded done = encoded(codec, sample);
        FieldTree tree = decode(done);

        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(done.bytes().length);
        assertThat(done.bytes()).hasSize(size);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fory", "fory-registered", "fory-compatible"})
    void values_stand_in_their_places_in_the_object(String codec) {
        assertThat(values(decode(encoded(codec, "order"))))
                .containsEntry("sourceId", "1010")
                .containsEntry("special", "true")
                .containsEntry("orderCode", "777")
                .containsEntry("priority", "99")
                .containsEntry("prices[9]", "1.0")
                .containsEntry("quantities[2]", "3");
        assertThat(values(decode(encoded(codec, "blog-bench-10"))))
                .containsEntry("[9].str1", "\"Very Other Value 13\"")
                .containsEntry("[3].test4", "-234234344")
                .containsEntry("[0].l1", "-38457359987788345")
                .containsEntry("[0].d", "122.33");
        assertThat(values(decode(encoded(codec, "session"))))
                .containsEntry("id", "\"6f1d0e52-7c0b-4c8e-9d5f-0a4f6b1c2d3e\"")
                .containsEntry("version", "42")
                .containsEntry("risk", "0.25")
                .containsEntry("tags[1]", "\"premium\"")
                .containsEntry("attributes.login", "\"i.ivanov\"")
                .containsEntry("attributes.state", "ACTIVE")
                .containsEntry("attributes.balance", "1500000.00")
                .containsEntry("attributes.loggedIn", "2018-06-14T09:30:00.123456789Z")
                .containsEntry("attributes.attempts", "1")
                .containsEntry("attributes.secure", "true")
                .containsEntry("attributes.token[15]", "-1")
                .containsEntry("attributes.approvedBy.lastName", "\"Ivanov\"")
                .containsKeys("user", "messages", "lastSeen", "attributes.payload[149]", "attributes.log");
    }

    @ParameterizedTest
    @CsvSource({
        "fory, session, EXACT",
        "fory-registered, session-cyclic, EXACT",
        "fory-compatible, session-cyclic, EXACT",
    })
    void references_come_back_and_every_byte_is_explained(String codec, String sample, RoundTripResult label) {
        Encoding.Encoded done = encoded(codec, sample);
        FieldTree tree = decode(done);

        assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(label);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(done.bytes().length);
        TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
    }

    @ParameterizedTest
    @ValueSource(strings = {"session", "session-cyclic"})
    void xlang_says_why_it_cannot(String sample) {
        Sample of = Samples.get(sample).orElseThrow();
        assertThat(Codecs.get("fory-xlang").orElseThrow().run(of, of.build()))
                .isInstanceOfSatisfying(
                        Encoding.Unsupported.class,
                        no -> assertThat(no.reason()).contains("must not be null"));
    }

    @ParameterizedTest
    @CsvSource({
        "fory, person",
        "fory-compatible, order",
        "fory-compatible, blog-bench",
        "fory-xlang, person",
        "fory-registered, blog-bench",
    })
    void damage_is_an_issue_and_nothing_else(String codec, String sample) {
        Encoding.Encoded done = encoded(codec, sample);
        Survival survival = new Survival(decoder(done));
        byte[] bytes = done.bytes().clone();
        for (int length = 1; length < bytes.length; length++) {
            assertThat(survival.decode(Arrays.copyOf(bytes, length)).facts().issues())
                    .as("%d bytes", length)
                    .isNotEmpty();
        }
        survival.readChanged(bytes);
    }

    private static Encoding.Encoded encoded(String codec, String sample) {
        Sample of = Samples.get(sample).orElseThrow();
        Encoding encoding = Codecs.get(codec).orElseThrow().run(of, of.build());
        assertThat(encoding).isInstanceOf(Encoding.Encoded.class);
        return (Encoding.Encoded) encoding;
    }

    private static Decoder decoder(Encoding.Encoded done) {
        return new Fory().with(done.format().schema().orElseThrow());
    }

    private static FieldTree decode(Encoding.Encoded done) {
        FieldTree tree = decoder(done)
                .decode(Source.ofBytes("", done.bytes()), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        TreeInvariants.check(tree);
        return tree;
    }

    /** What is first at each logical path: the row that all of the value stands in. */
    private static Map<String, String> values(FieldTree tree) {
        Map<String, String> values = new TreeMap<>();
        for (Field field : TreeInvariants.check(tree)) {
            String path = LogicalPath.of(tree, tree.lineage(field.id(), 100));
            String value = tree.value(field).symbol().isEmpty()
                    ? tree.value(field).actual()
                    : tree.value(field).symbol();
            if (!value.isEmpty()) {
                values.putIfAbsent(path, value);
            }
        }
        return values;
    }
}
