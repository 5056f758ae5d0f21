package dev.hexplain.edit;

import static dev.hexplain.edit.EditedBytes.edited;
import static dev.hexplain.testing.Serialized.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.SharedChange;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of Java streams that others refer to, that are made of several fields, or are null. */
@Slow
class EditedSharedValuesTest {
    private static byte[] java(byte[] bytes, String path, String text, SharedChange shared) throws Exception {
        return edited(bytes, "java_serialization", new Assignment(path, text, shared));
    }

    /** Between the places of each value stand others, which are numbered behind it. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void one_place_of_a_shared_value_changes_or_all(int at) throws Exception {
        String text = new String("shared");
        BigDecimal price = new BigDecimal("9.90");
        List<Object> list = new ArrayList<>(
                List.of(text, price, new Date(5), text, 1000, price, new ArrayList<>(List.of("own")), text));
        list.add(list.get(4));
        list.add(list.get(2));
        byte[] bytes = Serialized.stream(list);
        Object next = at == 6 ? "new" : like(list.get(at));
        String path = at == 6 ? "[6][0]" : "[%d]".formatted(at);
        String said = next instanceof Date date ? date.toInstant().toString() : next.toString();

        List<Object> here = new ArrayList<>(list);
        here.set(at, at == 6 ? List.of("new") : next);
        assertThat(read(java(bytes, path, said, SharedChange.HERE))).isEqualTo(here);

        List<Object> all = new ArrayList<>(list);
        all.replaceAll(each -> each == list.get(at) ? here.get(at) : each);
        assertThat(read(java(bytes, path, said, SharedChange.ALL))).isEqualTo(all);
    }

    private static Object like(Object value) {
        return switch (value) {
            case String _ -> "another text";
            case BigDecimal _ -> new BigDecimal("-12345678901234.5");
            case Date _ -> new Date(1_700_000_000_000L);
            default -> -7;
        };
    }

    @Test
    void what_is_not_said_about_a_shared_value_is_asked() {
        String text = new String("twice");
        byte[] bytes = Serialized.stream(new ArrayList<>(List.of(text, text)));
        assertThatThrownBy(() -> java(bytes, "[0]", "once", SharedChange.REFUSE))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("`shared`: all, here");
    }

    @Test
    void decimals_become_any_others() throws Exception {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 40; i++) {
            List<Object> list =
                    new ArrayList<>(List.of(decimal(random), decimal(random).unscaledValue(), "end"));
            BigDecimal next = decimal(random);
            byte[] bytes = Serialized.stream(list);

            byte[] after = java(bytes, "[0]", next.toString(), SharedChange.HERE);
            after = java(after, "[1]", next.unscaledValue().toString(), SharedChange.HERE);

            assertThat(read(after)).as("%s: %s", list, next).isEqualTo(List.of(next, next.unscaledValue(), "end"));
        }
    }

    /** Small numbers are objects that the JDK keeps. */
    @Test
    void the_digits_of_decimals_are_shared() throws Exception {
        BigDecimal zero = new BigDecimal("0.00");
        byte[] bytes = Serialized.stream(new ArrayList<>(List.of(zero, new BigDecimal("0.0"), BigInteger.ZERO)));
        assertThatThrownBy(() -> java(bytes, "[0]", "5.5", SharedChange.REFUSE))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("`shared`: all, here");
        assertThat(read(java(bytes, "[0]", "5.5", SharedChange.HERE)).toString())
                .isEqualTo("[5.5, 0.0, 0]");
        assertThat(read(java(bytes, "[1]", "5.5", SharedChange.HERE)).toString())
                .isEqualTo("[0.00, 5.5, 0]");
    }

    private static BigDecimal decimal(SplittableRandom random) {
        BigInteger digits = random.nextInt(6) == 0
                ? BigInteger.ZERO
                : BigInteger.valueOf(random.nextLong() >> random.nextInt(64)).pow(1 + random.nextInt(3));
        return new BigDecimal(digits, random.nextInt(-1, 12));
    }

    @Test
    void times_are_written_in_any_spelling() throws Exception {
        UUID id = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");
        byte[] bytes = Serialized.stream(new ArrayList<>(
                List.of(new Date(5), Instant.ofEpochSecond(7, 8), Duration.ofSeconds(9, 1), new UUID(1, 2))));
        bytes = java(bytes, "[0]", "2024-01-01T00:00:00+02:00", SharedChange.REFUSE);
        bytes = java(bytes, "[1]", "2024-01-01 00:00:00.25", SharedChange.REFUSE);
        bytes = java(bytes, "[2]", "PT1M", SharedChange.REFUSE);
        bytes = java(bytes, "[3]", id.toString(), SharedChange.REFUSE);
        Instant midnight = Instant.parse("2024-01-01T00:00:00Z");
        assertThat(read(bytes))
                .isEqualTo(List.of(
                        Date.from(midnight.minusSeconds(7200)), midnight.plusMillis(250), Duration.ofMinutes(1), id));
    }

    @Test
    void the_farthest_times_are_written() throws Exception {
        byte[] bytes = Serialized.stream(new ArrayList<>(List.of(Instant.MAX, new Date(Long.MAX_VALUE))));
        bytes = java(bytes, "[0]", Instant.MIN.toString(), SharedChange.REFUSE);
        bytes = java(bytes, "[1]", "1969-12-31T23:59:59.999Z", SharedChange.REFUSE);
        assertThat(read(bytes)).isEqualTo(List.of(Instant.MIN, new Date(-1)));
    }

    private record Note(String text, Integer number, Object any) implements Serializable {}

    @ParameterizedTest
    @CsvSource({"text, hello", "any, hello"})
    void null_of_a_member_becomes_a_text_where_its_type_takes_one(String member, String text) throws Exception {
        byte[] bytes = Serialized.stream(new ArrayList<>(List.of(new Note(null, null, null), "end")));
        byte[] after = java(bytes, "[0]." + member, text, SharedChange.REFUSE);
        assertThat(read(after).toString()).contains(member + "=" + text).endsWith(", end]");
        assertThat(java(after, "[0]." + member, "null", SharedChange.REFUSE)).isEqualTo(bytes);
        assertThatThrownBy(() -> java(bytes, "[0].number", "5", SharedChange.REFUSE))
                .isInstanceOf(Refusal.class);
    }

    @Test
    void the_word_for_no_value_is_a_text_in_quotes() throws Exception {
        byte[] bytes = Serialized.stream(new ArrayList<>(List.of("a", "b")));
        assertThat(read(java(bytes, "[0]", "\"null\"", SharedChange.REFUSE))).isEqualTo(List.of("null", "b"));
        assertThat(read(java(bytes, "[1]", "null", SharedChange.REFUSE)).toString())
                .isEqualTo("[a, null]");
    }
}
