package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import com.esotericsoftware.kryo.io.Output;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.DamageContract;
import dev.hexplain.testing.JdkValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Currency;
import java.util.Date;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Broken streams: a tree and issues, whatever is broken. */
@SuppressWarnings("JavaUtilDate") // dates are among what Kryo writes
@Slow
class KryoDamageTest implements DamageContract {
    private static final Decoder DECODER = new Kryo().with(Schema.of("units", "", JdkValues.CLASSES));
    private final Survival survival = new Survival(DECODER);

    private static byte[] written(Object value) {
        com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
        kryo.setRegistrationRequired(false);
        kryo.setReferences(true);
        Output out = new Output(256, -1);
        kryo.writeClassAndObject(out, value);
        return out.toBytes();
    }

    /** Of more classes that the decoder knows. */
    private static List<Object> more() {
        return List.of(
                new ArrayList<>(
                        List.of(OffsetDateTime.MIN, ZonedDateTime.parse("2024-02-29T10:00Z"), Period.ofDays(3))),
                new ArrayList<>(List.of(Year.of(1), new Date(5), Locale.UK, Currency.getInstance("EUR"), String.class)),
                new Object[] {
                    Optional.of("x"), new String[] {"a", null}, new int[][] {{1}, null}, EnumSet.of(TimeUnit.DAYS)
                },
                new Object[] {
                    new ArrayList<>(),
                    new byte[] {1, 2},
                    'c',
                    (short) 3,
                    "a longer text that has more than 32 characters"
                });
    }

    @Override
    public Decoder decoder() {
        return DECODER;
    }

    @Override
    public List<byte[]> whole() {
        return Stream.concat(JdkValues.all().stream(), more().stream())
                .map(KryoDamageTest::written)
                .toList();
    }

    @Test
    void a_list_in_a_list_without_end_is_read_without_a_stack() {
        byte[] one = written(new ArrayList<>(List.of(new ArrayList<>())));
        byte[] bomb = new byte[100_000];
        System.arraycopy(one, 0, bomb, 0, one.length);
        // After the first, each list is: class name 0, first, a length of 1 whose elements are of several classes.
        for (int at = 22; at + 4 <= bomb.length; at += 4) {
            bomb[at] = 2;
            bomb[at + 1] = 1;
            bomb[at + 2] = 0;
            bomb[at + 3] = 1;
        }
        assertThat(survival.decode(bomb).facts().maxDepth()).isGreaterThan(20_000);
    }

    @Test
    void a_count_that_the_bytes_cannot_hold_is_an_issue_at_its_elements() {
        byte[] bytes = {1, 0, '[', (byte) ('D' | 0x80), 1, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 0x07};
        FieldTree tree = survival.decode(bytes);
        assertThat(tree.facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).contains("Unexpected end of data in"));
    }

    @Test
    void a_class_that_is_not_in_the_list_is_named_with_what_to_add() {
        byte[] bytes = {1, 0, 'a', '.', (byte) ('B' | 0x80), 1, 5};
        FieldTree tree = survival.decode(bytes);
        assertThat(tree.facts().issues()).singleElement().satisfies(issue -> {
            assertThat(issue.message()).contains("a.B");
            assertThat(issue.expected()).contains("class a.B { its fields }");
            assertThat(issue.offset()).isEqualTo(5);
        });
        assertThat(tree.facts().covered()).isEqualTo(5);
    }
}
