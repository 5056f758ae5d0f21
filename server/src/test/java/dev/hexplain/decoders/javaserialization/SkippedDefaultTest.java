package dev.hexplain.decoders.javaserialization;

import static dev.hexplain.decoders.javaserialization.Decoding.at;
import static dev.hexplain.decoders.javaserialization.Decoding.sample;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Severity;
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

    @Test
    void a_class_that_writes_its_fields_has_no_note() {
        FieldTree tree = sample("write-object-chain");
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.doc(at(tree, "contents[0].classData[0]"))).doesNotContain(ANNOTATION_ONLY);
    }
}
