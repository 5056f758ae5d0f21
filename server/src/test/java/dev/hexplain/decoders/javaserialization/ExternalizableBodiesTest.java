package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What externalizable classes wrote, where a class list says what that is. */
@Slow
class ExternalizableBodiesTest {
    private static final String BODY = "contents[0].classData[0].objectAnnotation";

    @Test
    void a_body_in_one_block_has_the_fields_of_the_class() throws Exception {
        Encoding.Encoded order = encoded("order", "{}", OptionalInt.empty());
        FieldTree tree = decoded(order);
        assertThat(Decoding.actual(tree, BODY + "[0].orderCode")).isEqualTo("777");
        assertThat(Decoding.actual(tree, BODY + "[0].prices.length")).isEqualTo("10");
        assertThat(Decoding.actual(tree, BODY + "[0].prices[2]")).isEqualTo("0.3");
        assertThat(Decoding.actual(tree, BODY + "[0].quantities[9]")).isEqualTo("10");
        assertThat(tree.facts().issues()).isEmpty();
    }

    @Test
    void a_text_is_a_length_and_characters() throws Exception {
        FieldTree tree = decoded(encoded("blog-bench", "{'str': 'Grüße'}", OptionalInt.empty()));
        assertThat(Decoding.actual(tree, BODY + "[0].str.length")).isEqualTo("7");
        assertThat(Decoding.actual(tree, BODY + "[0].str.value")).isEqualTo("\"Grüße\"");
        assertThat(Decoding.actual(tree, BODY + "[0].d")).isEqualTo("122.33");
    }

    /** A block has 1024 bytes, 21 of which stand before the first price. */
    @Test
    void a_field_that_a_block_ends_in_goes_on_in_the_next() throws Exception {
        FieldTree tree = decoded(encoded("order", "{}", OptionalInt.of(300)));
        assertThat(tree.facts().covered()).isEqualTo(tree.source().length());
        assertThat(tree.facts().issues()).isEmpty();
        TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
        assertThat(Decoding.actual(tree, BODY + "[0].prices[124]")).isEqualTo("12.5");
        assertThat(logical(tree, BODY + "[0].prices[125]")).isEqualTo("prices[125]");
        assertThat(logical(tree, BODY + "[1].prices[125]")).isEqualTo("prices[125]");
        assertThat(Decoding.at(tree, BODY + "[0].prices[125]").length()
                        + Decoding.at(tree, BODY + "[1].prices[125]").length())
                .isEqualTo(8);
        assertThat(Decoding.actual(tree, BODY + "[1].prices[126]")).isEqualTo("12.7");
        assertThat(Decoding.actual(tree, BODY + "[4].quantities[299]")).isEqualTo("300");
    }

    @Test
    void a_long_text_goes_on_too() throws Exception {
        FieldTree tree =
                decoded(encoded("blog-bench", "{'str1': '%s'}".formatted("x".repeat(3000)), OptionalInt.empty()));
        assertThat(tree.facts().covered()).isEqualTo(tree.source().length());
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(logical(tree, BODY + "[2].str1.value")).isEqualTo("str1");
        assertThat(Decoding.actual(tree, BODY + "[2].test1")).isEqualTo("123456");
    }

    @Test
    void a_list_that_does_not_fit_is_said_to_be_wrong_and_no_byte_is_lost() throws Exception {
        byte[] bytes = encoded("order", "{}", OptionalInt.empty()).bytes();
        for (String fields :
                List.of("int a;", "long[] a;", "String a; String b;", "long a; long[] b; byte[] c; int d;")) {
            FieldTree tree = new Survival(listing(fields)).decode(bytes);
            assertThat(tree.facts().covered()).isEqualTo(bytes.length);
            assertThat(Decoding.issues(tree, Severity.WARNING)).hasSize(1);
        }
    }

    @Test
    void damage_is_survived() throws Exception {
        Encoding.Encoded order = encoded("order", "{}", OptionalInt.of(140));
        Survival survival = new Survival(decoder(order));
        byte[] bytes = order.bytes();
        for (int length = 0; length < bytes.length; length++) {
            survival.decode(Arrays.copyOf(bytes, length));
        }
        survival.readChanged(bytes, 130);
    }

    private static Decoder listing(String fields) {
        return new JavaSerialization().with(Schema.of("wrong", "", "class ObjectToBeExternalised { " + fields + " }"));
    }

    private static String logical(FieldTree tree, String path) {
        List<Field> lineage = tree.lineage(Decoding.at(tree, path).id(), Integer.MAX_VALUE);
        return LogicalPath.of(tree, lineage);
    }

    private static FieldTree decoded(Encoding.Encoded encoded) {
        return decoder(encoded)
                .decode(
                        Source.ofBytes("encoding", encoded.bytes()),
                        DecodeOptions.DEFAULT,
                        TreeStorage.inMemory(),
                        Progress.NONE);
    }

    private static Decoder decoder(Encoding.Encoded encoded) {
        return new JavaSerialization().with(encoded.format().schema().orElseThrow());
    }

    private static Encoding.Encoded encoded(String id, String values, OptionalInt size) throws Exception {
        Sample sample = Samples.get(id).orElseThrow();
        Object object = sample.build(new ObjectMapper().readTree(values.replace('\'', '"')), size);
        return (Encoding.Encoded) Codecs.get("externalizable").orElseThrow().run(sample, object);
    }
}
