package dev.hexplain.codecs.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.testing.Slow;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class ChangeTrialTest {
    @ParameterizedTest
    @CsvSource({
        "java, field-added, BACKWARD, DEFAULT, count: was not written",
        "java, field-added, FORWARD, LOST, count was written",
        "java, class-renamed, BACKWARD, REFUSED, ClassNotFoundException: com.acme.Order",
        "java, int-to-long, BACKWARD, REFUSED, incompatible types for field held",
        "java, element-type, BACKWARD, WRONG, declared as java.util.List<java.lang.Long>",
        "java, fields-reordered, BACKWARD, SAME,",
        "java, class-to-record, BACKWARD, SAME,",
        "java, lambda, SAME_VERSION, SAME,",
        "java, write-replace, SAME_VERSION, SAME,",
        "java, cycle, SAME_VERSION, SAME,",
        "kryo, field-renamed, BACKWARD, SAME,",
        "kryo, constants-reordered, BACKWARD, WRONG, State OPEN became State SENT",
        "kryo, collection-to-set, BACKWARD, WRONG, declared as java.util.Set",
        "kryo-no-references, shared-reference, SAME_VERSION, LOST, there twice",
        "fory-compatible, int-to-long, BACKWARD, CONVERTED, Integer 7 became Long 7",
        "json, class-moved, BACKWARD, SAME,",
        "json, null-to-primitive, BACKWARD, DEFAULT, null became Integer 0",
        "json, subclass-instance, SAME_VERSION, LOST, pages was written",
        "json, cycle, SAME_VERSION, REFUSED, nesting depth",
        "protobuf, field-added-last, BACKWARD, DEFAULT, zone: was not written",
        "data-output, field-added, BACKWARD, NOT_WRITTEN, ",
    })
    void what_a_reader_got_has_a_name_and_a_reason(
            String codec, String change, Direction direction, Outcome outcome, String reason) {
        Trial trial = new ChangeTrial(SchemaChanges.named(change).orElseThrow())
                .run(Codecs.get(codec).orElseThrow(), direction);
        assertThat(trial.outcome()).as(trial.reason()).isEqualTo(outcome);
        assertThat(trial.reason()).contains(reason == null ? "" : reason);
        assertThat(trial.reason().isEmpty()).isEqualTo(outcome == Outcome.SAME);
        assertThat(trial.written().isPresent())
                .isEqualTo(outcome != Outcome.NOT_WRITTEN && !reason(trial, "writing: "));
    }

    private static boolean reason(Trial trial, String begin) {
        return trial.reason().startsWith(begin);
    }

    @Test
    void each_change_has_a_name_of_its_own_and_classes_that_can_be_defined() {
        List<SchemaChange> all = SchemaChanges.all();
        assertThat(all).extracting(SchemaChange::id).doesNotHaveDuplicates();
        assertThat(all).extracting(SchemaChange::title).doesNotHaveDuplicates();
        assertThat(all).hasSizeGreaterThan(35).allSatisfy(ChangeTrial::new);
    }

    @Test
    void reasons_do_not_change_from_run_to_run() {
        assertThat(Stream.of(
                                "Checker@14222c is full",
                                "no com.acme.Order$$Lambda/0x000000007209d218",
                                "\"urgent\" became \"\u0001\"")
                        .map(reason ->
                                Trial.withoutBytes(Outcome.REFUSED, reason).reason()))
                .containsExactly("Checker@… is full", "no com.acme.Order$$Lambda/…", "\"urgent\" became \"\\u0001\"");
    }
}
