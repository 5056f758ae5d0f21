package dev.hexplain.decoders.javaserialization;

import static dev.hexplain.decoders.javaserialization.Decoding.actual;
import static dev.hexplain.decoders.javaserialization.Decoding.at;
import static dev.hexplain.decoders.javaserialization.Decoding.sample;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ShapeMark;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What particular dumps must say, field by field. */
class StreamFactsTest {
    private static final String PACKAGE = "dev.hexplain.samples.";

    @Test
    void the_fourth_price_of_the_order_is_0_4_at_its_offset() {
        FieldTree order = sample("order");
        Field price = at(order, "contents[0].classData[0].prices[3]");
        assertThat(price.offset()).isEqualTo(157 + 3 * 8);
        assertThat(price.length()).isEqualTo(8);
        assertThat(price.type()).isEqualTo("double");
        assertThat(order.value(price).actual()).isEqualTo("0.4");
        assertThat(order.at(157 + 3 * 8 + 5)).contains(price);
        assertThat(Paths.of(order, price)).isEqualTo("contents[0].classData[0].prices[3]");
        assertThat(actual(order, "contents[0].classData[0].sourceId")).isEqualTo("1010");
        assertThat(actual(order, "contents[0].classData[0].special")).isEqualTo("true");
    }

    @Test
    void values_keep_sign_and_kind() {
        FieldTree least = sample("primitives-minimum");
        assertThat(actual(least, "contents[0].classData[0].aLong")).isEqualTo("-9223372036854775808");
        assertThat(actual(least, "contents[0].classData[0].aByte")).isEqualTo("-128");
        assertThat(actual(least, "contents[0].classData[0].aShort")).isEqualTo("-32768");
        FieldTree floats = sample("primitives-floating-point");
        assertThat(actual(floats, "contents[0].classData[0].floatMinusZero")).isEqualTo("-0.0");
        assertThat(actual(floats, "contents[0].classData[0].doubleNaN")).isEqualTo("NaN");
        FieldTree chars = sample("primitives-chars");
        assertThat(actual(chars, "contents[0].classData[0].highSurrogate")).isEqualTo("'\\uD83D'");
        assertThat(actual(chars, "contents[0].classData[0].ideograph")).isEqualTo("'語'");
        assertThat(actual(sample("annotated-classes"), "contents[1].classData[0].leastSigBits"))
                .isEqualTo("-2");
        assertThat(actual(sample("block-data-and-objects"), "contents[3][0]")).isEqualTo("-2");
    }

    @Test
    void texts_come_out_as_they_went_in() {
        assertThat(actual(sample("string-emoji"), "contents[0].value")).isEqualTo("\"😀\"");
        FieldTree strings = sample("strings");
        assertThat(actual(strings, "contents[0].value")).isEqualTo("\"\"");
        assertThat(actual(strings, "contents[2].value")).isEqualTo("\"a\\u0000b\"");
        assertThat(actual(strings, "contents[3].value")).isEqualTo("\"Grüße, ça va?\"");
        assertThat(actual(sample("string-unpaired-surrogate"), "contents[1].value"))
                .isEqualTo("\"\\uDE00\\uD83D\"");
    }

    @Test
    void a_long_string_has_a_length_of_eight_bytes_and_a_value_that_is_cut_for_display() {
        FieldTree tree = sample("string-long");
        assertThat(actual(tree, "contents[0].length")).isEqualTo("70000");
        assertThat(at(tree, "contents[0].length").length()).isEqualTo(8);
        assertThat(at(tree, "contents[0].value").length()).isEqualTo(70_000);
        assertThat(actual(tree, "contents[0].value")).endsWith("\"…").hasSizeLessThan(200);
    }

    @Test
    void handles_are_numbered_as_in_the_stream_and_linked_both_ways() {
        FieldTree tree = sample("reset");
        Field first = at(tree, "contents[0]");
        Field reference = at(tree, "contents[1]");
        var handle = tree.handles().definedBy(first).orElseThrow();
        assertThat(handle).hasToString("0x7E0003");
        assertThat(tree.handles().referredToBy(reference)).contains(handle);
        assertThat(tree.handles().definition(handle)).contains(first);
    }

    @Test
    void a_reset_starts_an_epoch_in_which_handles_count_from_the_base_again() {
        FieldTree tree = sample("reset");
        var before = tree.handles().definedBy(at(tree, "contents[0].classDesc")).orElseThrow();
        var after = tree.handles().definedBy(at(tree, "contents[3].classDesc")).orElseThrow();
        assertThat(before.number()).isEqualTo(0x7E0000).isEqualTo(after.number());
        assertThat(before.epoch()).isZero();
        assertThat(after.epoch()).isEqualTo(1);
        assertThat(tree.handles().definition(after)).contains(at(tree, "contents[3].classDesc"));
        assertThat(tree.handles()
                        .definedBy(at(tree, "contents[7]"))
                        .orElseThrow()
                        .epoch())
                .isEqualTo(3);
    }

    @Test
    void an_exception_resets_handles_before_its_throwable_and_after() {
        FieldTree tree = sample("exception");
        Field exception = exception(tree);
        Field throwable = tree.child(exception, "throwable").orElseThrow();
        assertThat(throwable.type()).isEqualTo("java.io.InvalidObjectException");
        Field description = tree.child(throwable, "classDesc").orElseThrow();
        assertThat(tree.handles().definedBy(description).orElseThrow())
                .hasToString("0x7E0000")
                .hasFieldOrPropertyWithValue("epoch", 1);
        Field next = tree.children(tree.root(), exception.index() + 1, 1).getFirst();
        assertThat(next.type()).isEqualTo(PACKAGE + "HandleSamples$Person");
        assertThat(tree.handles()
                        .definedBy(tree.child(next, "classDesc").orElseThrow())
                        .orElseThrow())
                .hasToString("0x7E0000")
                .hasFieldOrPropertyWithValue("epoch", 2);
    }

    private static Field exception(FieldTree tree) {
        return tree.children(tree.root(), 0, 100).stream()
                .filter(field -> field.shape().production().equals("exception"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void a_cycle_refers_to_objects_that_are_still_open() {
        FieldTree tree = sample("cycle");
        List<Field> references = dev.hexplain.testing.TreeInvariants.check(tree).stream()
                .filter(field -> field.shape().production().equals("prevObject"))
                .toList();
        assertThat(references).isNotEmpty().allSatisfy(reference -> {
            var handle = tree.handles().referredToBy(reference).orElseThrow();
            Field definition = tree.handles().definition(handle).orElseThrow();
            assertThat(definition.offset()).isLessThan(reference.offset());
            assertThat(tree.handles().definedBy(definition)).contains(handle);
        });
        assertThat(references).anySatisfy(reference -> {
            var handle = tree.handles().referredToBy(reference).orElseThrow();
            Field definition = tree.handles().definition(handle).orElseThrow();
            assertThat(definition.end()).as("still open").isGreaterThan(reference.end());
        });
    }

    @Test
    void every_reference_of_every_whole_sample_leads_to_a_definition_before_it() {
        for (String name : Samples.names("java")) {
            FieldTree tree = sample(name);
            if (!Decoding.isComplete(tree)) {
                continue;
            }
            for (Field field : dev.hexplain.testing.TreeInvariants.check(tree)) {
                tree.handles()
                        .referredToBy(field)
                        .ifPresent(handle -> assertThat(tree.handles().definition(handle))
                                .as("%s in %s", field, name)
                                .hasValueSatisfying(definition ->
                                        assertThat(definition.offset()).isLessThan(field.offset())));
                if (field.shape().has(ShapeMark.DEFINES_HANDLE)) {
                    var handle = tree.handles().definedBy(field).orElseThrow();
                    assertThat(tree.handles().definition(handle)).contains(field);
                }
            }
        }
    }

    @Test
    void enums_show_class_and_constant() {
        FieldTree tree = sample("enums");
        assertThat(at(tree, "contents[0]").type()).isEqualTo(PACKAGE + "EnumAndClassSamples$Side");
        assertThat(actual(tree, "contents[0].enumConstantName.value")).isEqualTo("\"BUY\"");
        assertThat(actual(tree, "contents[2].enumConstantName.value")).isEqualTo("\"HALF_EVEN\"");
        assertThat(actual(tree, "contents[0].classDesc.superClassDesc.className.value"))
                .isEqualTo("\"java.lang.Enum\"");
    }

    @Test
    void class_objects_hold_descriptors() {
        FieldTree tree = sample("class-objects");
        assertThat(at(tree, "contents[1]").type()).isEqualTo("java.lang.Class");
        assertThat(actual(tree, "contents[1].classDesc.className.value")).isEqualTo("\"java.lang.Object\"");
        FieldTree bare = sample("object-stream-class");
        assertThat(at(bare, "contents[0]").shape().has(ShapeMark.CLASS_DESCRIPTOR))
                .isTrue();
    }

    @Test
    void a_proxy_names_its_interfaces_and_holds_its_handler_above() {
        FieldTree tree = sample("proxies-shared-descriptor");
        String interfaces = PACKAGE + "ProxySamples$Greeter, " + PACKAGE + "ProxySamples$Named";
        assertThat(at(tree, "contents[0][1]").type()).isEqualTo("proxy of " + interfaces);
        assertThat(at(tree, "contents[0][1].classData[0]").type()).isEqualTo("java.lang.reflect.Proxy");
        assertThat(actual(tree, "contents[0][1].classData[0].h.classData[0].answer.value"))
                .isEqualTo("\"two\"");
        ClassDescriptor card = new JavaSerialization()
                .classOf(tree, at(tree, "contents[0][1]"))
                .orElseThrow();
        assertThat(card.proxyInterfaces())
                .containsExactly(PACKAGE + "ProxySamples$Greeter", PACKAGE + "ProxySamples$Named");
        assertThat(card.superClass().orElseThrow().name()).isEqualTo("java.lang.reflect.Proxy");
    }

    @Test
    void a_class_card_says_what_the_stream_says_of_the_class() {
        FieldTree tree = sample("reset");
        ClassDescriptor card =
                new JavaSerialization().classOf(tree, at(tree, "contents[3]")).orElseThrow();
        assertThat(card.name()).isEqualTo(PACKAGE + "HandleSamples$Person");
        assertThat(card.serialVersionUID()).isEqualTo(BigInteger.ONE);
        assertThat(card.flags()).containsExactly("SC_SERIALIZABLE");
        assertThat(card.fields())
                .containsExactly(
                        new ClassDescriptor.ClassField(
                                "knows",
                                PACKAGE + "HandleSamples$Person[]",
                                '[',
                                "[L" + PACKAGE.replace('.', '/') + "HandleSamples$Person;"),
                        new ClassDescriptor.ClassField("name", "java.lang.String", 'L', "Ljava/lang/String;"));
        assertThat(card.offset()).isEqualTo(at(tree, "contents[3].classDesc").offset());
        assertThat(card.superClass()).isEmpty();
    }

    @Test
    void a_codebase_is_in_the_annotation_of_its_class() {
        FieldTree tree = sample("annotated-classes");
        assertThat(actual(tree, "contents[0].classDesc.classAnnotation[0].value"))
                .isEqualTo("\"http://rmi.example.org/classes/\"");
        assertThat(tree.value(at(tree, "contents[1].classDesc.classAnnotation[0]"))
                        .symbol())
                .isEqualTo("TC_NULL");
        FieldTree mixed = sample("annotated-with-block-data");
        assertThat(at(mixed, "contents[0].classDesc.classAnnotation[0].data").length())
                .isEqualTo(4);
    }

    @Test
    void streams_in_a_row_nest_behind_the_first_and_count_handles_anew() {
        FieldTree tree = sample("streams-in-a-row");
        assertThat(actual(tree, "contents[3].contents[0].value")).isEqualTo("\"three\"");
        assertThat(tree.handles().definedBy(at(tree, "contents[3].contents[0]")).orElseThrow())
                .hasToString("0x7E0000");
    }

    @Test
    void a_stream_behind_foreign_bytes_is_offered_and_decodes_from_its_offset() {
        Source source = Samples.javaSource("stream-after-http-header");
        Candidate candidate = new JavaSerialization().probe(source).getFirst();
        assertThat(candidate.offset()).isEqualTo(92);
        assertThat(candidate.reason()).contains("AC ED 00 05", "0x5C");
        FieldTree tree = Decoding.of(source, candidate.offset());
        dev.hexplain.testing.TreeInvariants.check(tree);
        assertThat(tree.facts().hasErrors()).isFalse();
        assertThat(tree.facts().covered()).isEqualTo(340);
        assertThat(tree.at(91).orElseThrow().role()).isEqualTo(Role.GAP);
        assertThat(at(tree, "stream.contents[0].classData[0].prices[3]").offset())
                .isEqualTo(92 + 157 + 3 * 8);
    }

    @Test
    void a_stream_without_its_header_is_offered_and_complete() {
        for (String name : List.of("stream-without-header", "stream-without-header-block-data")) {
            List<Candidate> offered = new JavaSerialization().probe(Samples.javaSource(name));
            assertThat(offered).as(name).isNotEmpty();
            assertThat(offered.getFirst().offset()).isZero();
            assertThat(offered.getFirst().reason()).startsWith("No header");
            assertThat(Decoding.isComplete(sample(name))).as(name).isTrue();
        }
        assertThat(actual(sample("stream-without-header"), "contents[0].classData[0].prices[3]"))
                .isEqualTo("0.4");
    }

    @Test
    void an_object_s_class_data_runs_from_the_top_class_down() {
        FieldTree tree = sample("skip-default-below-and-above");
        assertThat(at(tree, "contents[0].classData[0]").type()).endsWith("$Above");
        assertThat(at(tree, "contents[0].classData[1]").type()).endsWith("$Between");
        assertThat(at(tree, "contents[0].classData[2]").type()).endsWith("$Below");
        assertThat(actual(tree, "contents[0].classData[2].bottom.value")).isEqualTo("\"three\"");
    }

    @Test
    void external_contents_of_version_1_that_begin_with_a_value_need_no_guess() {
        FieldTree tree = sample("externalizable-v1-only-objects");
        assertThat(actual(tree, "contents[1].value")).isEqualTo("\"left\"");
        assertThat(actual(tree, "contents[3].value")).isEqualTo("\"after\"");
        assertThat(at(tree, "contents[0].classData[0].externalContents").length())
                .isZero();
    }

    @Test
    void a_class_that_is_serializable_and_externalizable_is_an_issue_at_its_flags() {
        byte[] bytes =
                HexFormat.of().parseHex("ACED0005" + "7372" + "000141" + "0000000000000001" + "06" + "0000" + "7870");
        FieldTree tree = new Survival(new JavaSerialization()).decode(bytes);
        assertThat(tree.facts().issues().getFirst().message())
                .isEqualTo("The class is serializable and externalizable at once");
        assertThat(tree.facts().issues().getFirst().offset()).isEqualTo(17);
    }
}
