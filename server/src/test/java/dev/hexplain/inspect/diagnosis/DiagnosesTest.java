package dev.hexplain.inspect.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import dev.hexplain.testing.Slow;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class DiagnosesTest {
    /** A pattern that takes quadratic time on so much text takes many minutes. */
    private static final int MUCH = Diagnoses.LONGEST;

    private static Stream<Symptom> all() {
        return Diagnoses.all().stream();
    }

    @ParameterizedTest
    @MethodSource("all")
    void the_example_of_each_symptom_is_diagnosed_as_itself(Symptom symptom) {
        List<Diagnosis> found = Diagnoses.of(symptom.example());

        assertThat(found.stream().map(Diagnosis::id)).contains(symptom.id());
        if (!symptom.general()) {
            assertThat(found.getFirst().id()).isEqualTo(symptom.id());
        }
        assertThat(found).allSatisfy(each -> assertThat(each.remedies()).isNotEmpty());
    }

    @Test
    void ids_are_unique() {
        assertThat(all().map(Symptom::id)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("all")
    @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void hostile_text_takes_time_that_grows_with_its_length_only(Symptom symptom) {
        String example = symptom.example();
        List<String> hostile = List.of(
                repeated(example.substring(0, example.length() - 1)),
                repeated(example.substring(0, Math.max(1, example.length() / 2)) + " "),
                example.substring(0, example.length() / 2) + repeated("a"),
                example.replaceAll("\\s+", "") + repeated("a.b$"),
                repeated("Exception: "),
                repeated("com.example.Order"),
                repeated("\tat java.base/java.io.ObjectInputStreaM\n"),
                example.lines().findFirst().orElseThrow() + "\n" + repeated("\n"),
                repeated("9"),
                repeated(" "));

        hostile.forEach(text -> symptom.in(text));
    }

    private static String repeated(String part) {
        return part.repeat(MUCH / part.length());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Unexpected character ('☃' (code 9731 / 0x2603))",
                "(class file version 99999.0)",
                "Frame size (99999999999999999999) larger than max length",
                "serialVersionUID = 1",
                "local class incompatible: stream classdesc serialVersionUID = 99999999999999999999, local class"
                        + " serialVersionUID = -0",
                "not an SSL/TLS record: 474",
                "Invalid first byte: 999 (?) at",
                "There is no suitable de-serializer for type -999999999999",
                "Unexpected serialization id:999",
                "Unsupported protocol version -999",
                "Adjusted frame length exceeds 1: 999999999999 - discarded",
                "bad length 9999999999",
                "Failed to convert from type [byte[]] to type [java.lang.Object] for value [{999, -999",
                "invalid byte sequence for encoding \"UTF8\": 0x",
                "gRPC message exceeds maximum size 1: -999999999999"
            })
    void numbers_out_of_range_are_no_failure(String text) {
        assertThat(Diagnoses.of(text))
                .allSatisfy(each -> assertThat(each.title()).isNotEmpty());
    }

    @Test
    void the_bytes_of_a_header_are_named() {
        Diagnosis found = Diagnoses.of("java.io.StreamCorruptedException: invalid stream header: 22657870")
                .getFirst();

        assertThat(found.bytes()).startsWith("22 65 78 70 is the text `\"exp`, a quotation mark");
        assertThat(found.clue()).isEqualTo(new Clue.Start());
    }

    @Test
    void a_second_header_is_named() {
        assertThat(Diagnoses.of("invalid type code: AC").getFirst().bytes()).contains("second stream header");
    }

    @Test
    void what_wraps_another_message_comes_last() {
        List<Diagnosis> found = Diagnoses.of("""
                org.springframework.data.redis.serializer.SerializationException: Cannot deserialize
                \tat org.springframework.data.redis.serializer.JdkSerializationRedisSerializer.deserialize(X.java:84)
                Caused by: org.springframework.core.serializer.support.SerializationFailedException: Failed to deserialize payload. Is the byte array a result of corresponding serialization for DefaultDeserializer?
                \tat org.springframework.core.serializer.support.DeserializingConverter.convert(DeserializingConverter.java:78)
                Caused by: java.io.InvalidClassException: com.example.Order; local class incompatible: stream classdesc serialVersionUID = 1, local class serialVersionUID = 2
                \tat java.base/java.io.ObjectStreamClass.initNonProxy(ObjectStreamClass.java:563)
                """);

        assertThat(found.stream().map(Diagnosis::id)).containsExactly("serial-version", "spring-deserialize");
        assertThat(found.getFirst().clue()).isEqualTo(new Clue.ClassNamed("com.example.Order"));
        assertThat(found.getFirst().quote())
                .startsWith("com.example.Order; local class")
                .endsWith("= 2");
    }

    @Test
    void a_missing_class_is_told_by_its_trace_and_quoted_in_one_line() {
        List<Diagnosis> found = Diagnoses.of("""
                java.lang.ClassNotFoundException: com.example.Order
                \tat java.base/java.net.URLClassLoader.findClass(URLClassLoader.java:445)
                \tat java.base/java.lang.ClassLoader.loadClass(ClassLoader.java:593)
                \tat java.base/java.lang.Class.forName0(Native Method)
                \tat java.base/java.io.ObjectInputStream.resolveClass(ObjectInputStream.java:780)
                """);

        assertThat(found.getFirst().id()).isEqualTo("class-not-found");
        assertThat(found.getFirst().quote()).isEqualTo("ClassNotFoundException: com.example.Order");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.io.EOFException",
                "EOFException",
                "Caused by: java.io.EOFException\n\tat java.base/java.io.DataInputStream.readFully(DataInputStream.java:210)",
                "java.io.EOFException: null"
            })
    void an_end_without_a_message_is_explained(String text) {
        assertThat(Diagnoses.of(text).stream().map(Diagnosis::id)).containsExactly("end-of-file-bare");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.lang.ClassNotFoundException",
                "ClassNotFoundException",
                "java.lang.ClassNotFoundException: com.example.Order",
                "java.lang.ClassNotFoundException: null"
            })
    void a_missing_class_without_a_trace_is_explained(String text) {
        assertThat(Diagnoses.of(text).stream().map(Diagnosis::id)).containsExactly("class-not-found-bare");
    }

    @Test
    void what_a_trace_or_message_tells_is_not_explained_twice() {
        assertThat(Diagnoses.of("java.io.EOFException: Unexpected end of ZLIB input stream").stream()
                        .map(Diagnosis::id))
                .containsExactly("inflate-end");
        assertThat(Diagnoses.of(
                                "java.io.EOFException\n\tat"
                                        + " java.base/java.io.ObjectInputStream$PeekInputStream.readFully(ObjectInputStream.java:2872)")
                        .stream()
                        .map(Diagnosis::id))
                .containsExactly("end-of-stream");
    }

    @Test
    void ordinary_text_says_nothing() {
        assertThat(Diagnoses.of("The quick brown fox jumps over the lazy dog: 42"))
                .isEmpty();
        assertThat(Diagnoses.of("java.lang.NullPointerException\n\tat com.example.Main.main(Main.java:3)"))
                .isEmpty();
    }
}
