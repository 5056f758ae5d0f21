package dev.hexplain.ksy.kst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.ksy.eval.Subject;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AssertionEvaluatorTest {
    private final Subject root = Subject.withAnimals()
            .with("unsigned", -1L)
            .with("pet", new EnumValue(Subject.animals(), 7))
            .with("float", (double) 0.1f)
            .with("floats", List.of(0.5, (double) 0.1f))
            .with("bytes", new byte[] {1, 2})
            .with("list", List.of(1L, 2L))
            .with("word", "x")
            .with("nothing", null);

    private List<String> evaluate(String assertion) {
        Spec spec = SpecReader.read("zoo.kst", "id: zoo\ndata: zoo.bin\nasserts:\n  - " + assertion);
        return AssertionEvaluator.of(spec, root.type(), List.of()).failures(new Finished(root, Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "unsigned; 18446744073709551615",
                "unsigned; -1",
                "pet; animal::cat",
                "pet; zoo::animal::cat",
                "pet; 7",
                "float; 0.1",
                "floats; '[0.5, 0.1]'",
                "bytes; '[1, 2]'",
                "bytes; '[0 + 1, 2]'",
                "bytes; '[1, 2].as<bytes>'",
                "list; '[1, 2]'",
                "bytes.size + 1; 3",
                "nothing; null",
            })
    void values_may_be_written_in_many_ways(String actual, String expected) {
        assertThat(evaluate("{actual: '" + actual + "', expected: '" + expected + "'}"))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "unsigned; 1; unsigned: expected the integer 1, found the integer -1",
                "pet; animal::dog; expected the enum value animal::dog, found the enum value animal::cat",
                "float; 0.11; expected the number 0.11",
                "word; null; expected nothing, found the text 'x'",
                "nothing; 0; expected the integer 0, found nothing",
                "word; 0; the text 'x'",
                "word; cow::x; expected cow::x, found the text 'x'",
                "word; 1 +; expected 1 +",
                "word.nonsense; 1; expected 1, found UnknownNameError",
                "1 / 0; 1; DivisionByZeroError",
            })
    void differences_are_said_with_their_line(String actual, String expected, String message) {
        assertThat(evaluate("{actual: '" + actual + "', expected: '" + expected + "'}"))
                .singleElement()
                .asString()
                .startsWith("zoo.kst:4: ")
                .contains(message);
    }

    @Test
    void enums_of_what_the_spec_imports_are_known() {
        TypeSpec plain = new TypeSpec.Builder("plain", null, Subject.NOWHERE).type();
        Spec spec =
                SpecReader.read("a.kst", "id: plain\ndata: a\nasserts: [{actual: pet, expected: 'zoo::animal::cat'}]");
        DecodedFile decoded =
                new Finished(new Subject(plain).with("pet", new EnumValue(Subject.animals(), 7)), Optional.empty());

        assertThat(AssertionEvaluator.of(spec, plain, List.of(root.type())).failures(decoded))
                .isEmpty();
        assertThat(AssertionEvaluator.of(spec, plain, List.of()).failures(decoded))
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "ValidationNotEqualError, true",
        "ValidationNotEqualError<u1>, true",
        "ValidationNotEqualError<u2>, true",
        "ValidationLessThanError<u1>, false",
        "EndOfStreamError, false",
    })
    void how_decoding_ends_is_expected_by_name_whatever_the_type(String expected, boolean passes) {
        Spec spec = SpecReader.read("a.kst", "id: zoo\ndata: a\nexception: " + expected);
        DecodedFile decoded = new Finished(
                root,
                Optional.of(new DecodedFile.Ending(ExceptionName.of("ValidationNotEqualError<u1>"), "expected 5")));

        List<String> failures =
                AssertionEvaluator.of(spec, root.type(), List.of()).failures(decoded);

        assertThat(failures.isEmpty()).isEqualTo(passes);
    }

    @Test
    void an_ending_that_nobody_expected_is_a_failure() {
        Spec expecting = SpecReader.read("a.kst", "id: zoo\ndata: a\nexception: EndOfStreamError");
        Spec none = SpecReader.read("a.kst", "id: zoo\ndata: a");
        DecodedFile well = new Finished(root, Optional.empty());
        DecodedFile badly =
                new Finished(root, Optional.of(new DecodedFile.Ending(ExceptionName.of("EndOfStreamError"), "at 5")));

        assertThat(AssertionEvaluator.of(expecting, root.type(), List.of()).failures(well))
                .containsExactly("a.kst:1: expected EndOfStreamError, found no failure");
        assertThat(AssertionEvaluator.of(none, root.type(), List.of()).failures(badly))
                .containsExactly("a.kst:1: expected it to decode, found EndOfStreamError: at 5");
        assertThat(AssertionEvaluator.of(none, root.type(), List.of()).failures(well))
                .isEmpty();
    }

    @Test
    void an_assertion_may_expect_an_exception() {
        assertThat(evaluate("{actual: '\"x\".to_i', exception: ConversionError}"))
                .isEmpty();
        assertThat(evaluate("{actual: '\"1\".to_i', exception: ConversionError}"))
                .singleElement()
                .asString()
                .contains("expected ConversionError, found the integer 1");
    }

    @Test
    void what_is_no_failure_of_the_decoder_is_a_bug() {
        root.with("word", null);
        StructValue broken = new StructValue() {
            @Override
            public TypeSpec type() {
                return root.type();
            }

            @Override
            public Object get(String name) {
                throw new IllegalStateException("a bug");
            }
        };
        Spec spec = SpecReader.read("a.kst", "id: zoo\ndata: a\nasserts: [{actual: x, expected: 1}]");

        assertThatThrownBy(() -> AssertionEvaluator.of(spec, root.type(), List.of())
                        .failures(new Finished(broken, Optional.empty())))
                .isInstanceOf(IllegalStateException.class);
    }

    private record Finished(StructValue root, Optional<Ending> failure) implements DecodedFile {
        @Override
        public Optional<Ending> failure(RuntimeException thrown) {
            return Optional.empty();
        }
    }
}
