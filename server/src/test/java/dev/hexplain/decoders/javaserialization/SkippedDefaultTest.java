package dev.hexplain.decoders.javaserialization;

import static dev.hexplain.decoders.javaserialization.Decoding.at;
import static dev.hexplain.decoders.javaserialization.Decoding.sample;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Severity;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes whose writeObject wrote no default field data: the grammar allows two readings, and the tree says which. */
class SkippedDefaultTest {
    private static final String ANNOTATION_ONLY = "Read as annotation only";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "skip-default-primitive-fields",
                "skip-default-object-fields",
                "skip-default-mixed-fields",
                "skip-default-only-objects",
                "skip-default-nothing"
            })
    void where_fields_run_into_nonsense_the_annotation_alone_is_read(String name) {
        FieldTree tree = sample(name);
        Field level = at(tree, "contents[0].classData[0]");
        assertThat(tree.doc(level)).startsWith(ANNOTATION_ONLY);
        assertThat(tree.children(level, 0, 10))
                .singleElement()
                .satisfies(only -> assertThat(only.name()).isEqualTo("objectAnnotation"));
        assertThat(Decoding.issues(tree, Severity.NOTE)).singleElement().satisfies(note -> {
            assertThat(note.offset()).isEqualTo(level.offset());
            assertThat(note.message()).contains("no default field data");
        });
        assertThat(Decoding.isComplete(tree)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"skip-default-same-objects", "skip-default-below-and-above"})
    void where_both_readings_are_possible_fields_come_first(String name) {
        FieldTree tree = sample(name);
        assertThat(Decoding.isComplete(tree)).isTrue();
        assertThat(tree.doc(at(tree, "contents[0].classData[0]"))).doesNotContain(ANNOTATION_ONLY);
        assertThat(Decoding.actual(tree, "contents[1].value")).isEqualTo("\"after\"");
    }

    @Test
    void a_class_without_fields_leaves_nothing_to_choose() {
        FieldTree tree = sample("skip-default-no-fields");
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(Decoding.actual(tree, "contents[0].classData[0].objectAnnotation[1].value"))
                .isEqualTo("\"one\"");
    }

    @Test
    void other_objects_of_the_class_are_read_the_same_way_without_another_note() {
        FieldTree tree = sample("skip-default-in-list");
        String list = "contents[0].classData[0].objectAnnotation";
        for (String element : new String[] {"[1]", "[2]", "[3]"}) {
            assertThat(tree.doc(at(tree, list + element + ".classData[0]"))).startsWith(ANNOTATION_ONLY);
        }
        assertThat(Decoding.issues(tree, Severity.NOTE))
                .extracting(note -> note.offset())
                .containsExactly(
                        at(tree, list + "[1].classData[0]").offset(),
                        at(tree, list + "[2].classData[0]").offset());
        assertThat(tree.value(at(tree, list + "[3].classData[0].objectAnnotation[0].data"))
                        .actual())
                .isEqualTo("00 00 02 80 00 00 01 E0");
    }

    /** {@code class A { Object a, b; transient Object x; }} writes x, a {@code class B { int id; String t; }} an int and a text. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ACED0005737200034E24419A2EADD548A88F560300024C0001617400124C6A6176612F6C616E672F4F626A6563743B4C00016271"
                        + "007E00017870737200034E2442EA6DBCC41AA29CD803000249000269644C0001747400124C6A6176612F6C616E672F"
                        + "537472696E673B7870770A0000000200047465787478" + "78",
                "ACED0005737200034E24419A2EADD548A88F560300024C0001617400124C6A6176612F6C616E672F4F626A6563743B4C00016271"
                        + "007E00017870737200034E2442EA6DBCC41AA29CD803000249000269644C0001747400124C6A6176612F6C616E672F"
                        + "537472696E673B7870770A0000000200047465787478" + "78" + "7400056166746572" + "770400000005"
            })
    void a_reading_that_reaches_the_end_is_found_where_the_inner_class_fails_first(String hex) {
        FieldTree tree =
                new Survival(new JavaSerialization()).decode(HexFormat.of().parseHex(hex));
        assertThat(Decoding.isComplete(tree)).isTrue();
        assertThat(Decoding.issues(tree, Severity.ERROR)).isEmpty();
        String outer = "contents[0].classData[0]";
        assertThat(tree.doc(at(tree, outer))).startsWith(ANNOTATION_ONLY);
        assertThat(tree.doc(at(tree, outer + ".objectAnnotation[0].classData[0]")))
                .startsWith(ANNOTATION_ONLY);
    }

    @Test
    void a_class_that_writes_its_fields_has_no_note() {
        FieldTree tree = sample("write-object-chain");
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.doc(at(tree, "contents[0].classData[0]"))).doesNotContain(ANNOTATION_ONLY);
    }
}
