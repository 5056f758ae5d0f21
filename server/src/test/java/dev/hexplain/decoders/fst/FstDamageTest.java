package dev.hexplain.decoders.fst;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.Year;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectOutput;

/** Broken streams: a tree and issues, whatever is broken. */
class FstDamageTest {
    private static final Decoder DECODER = new Fst()
            .with(Schema.of(
                    "units",
                    "",
                    "package java.util.concurrent; enum TimeUnit { NANOSECONDS,"
                            + " MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS, DAYS }"));
    private static final FSTConfiguration CONFIGURATION = FSTConfiguration.createDefaultConfiguration();
    private final Survival survival = new Survival(DECODER);

    private static byte[] written(Object value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            FSTObjectOutput out = new FSTObjectOutput(bytes, CONFIGURATION);
            out.writeObject(value);
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** One of each kind that the JDK's classes give. */
    private static List<Object> values() {
        Map<Object, Object> map = new LinkedHashMap<>();
        map.put("ключ", 1);
        map.put(7L, new BigInteger("-5"));
        map.put(TimeUnit.DAYS, new TreeSet<>(List.of("a", "b")));
        map.put("same", new ArrayList<>(Arrays.asList(1, null, 3)));
        return List.of(
                map,
                new TreeMap<>(Map.of("k", 1.5f)),
                new ArrayList<>(Arrays.asList(new BigDecimal("12.50"), Instant.EPOCH, Duration.ofMillis(5), "x")),
                new ArrayList<>(List.of(LocalDate.EPOCH, LocalTime.of(1, 2, 3, 4), LocalTime.NOON, LocalDateTime.MIN)),
                new ArrayList<>(List.of(
                        Period.ofDays(3), Year.of(1), new Date(5), String.class, new LinkedHashSet<>(List.of("x")))),
                new Object[] {
                    new int[] {1, -1}, new long[] {1}, new double[] {2}, new boolean[] {true}, new char[] {'x'}
                },
                new Object[] {
                    new String[] {"a", null}, new int[][] {{1}, null}, EnumSet.of(TimeUnit.DAYS), List.of(1, 2)
                },
                new Object[] {
                    new ArrayList<>(), new byte[] {1, 2}, 'c', (short) 3, Arrays.asList(1), new ArrayDeque<>(List.of(1))
                });
    }

    @Test
    void what_is_whole_is_explained_to_the_last_byte() {
        for (Object value : values()) {
            byte[] bytes = written(value);
            FieldTree tree = survival.decode(bytes);
            assertThat(tree.facts().issues())
                    .as(java.util.HexFormat.of().formatHex(bytes))
                    .isEmpty();
            assertThat(tree.facts().covered()).isEqualTo(bytes.length);
            survival.read(bytes);
        }
    }

    @Test
    void every_prefix_gives_a_tree() {
        for (Object value : values()) {
            byte[] bytes = written(value);
            for (int length = 0; length < bytes.length; length++) {
                survival.read(Arrays.copyOf(bytes, length));
            }
        }
    }

    @Test
    void every_changed_byte_gives_a_tree() {
        for (Object value : values()) {
            byte[] bytes = written(value);
            for (int at = 0; at < bytes.length; at++) {
                Survival.mutate(bytes, at, changed -> {
                    if (changed % 8 == 0) {
                        survival.read(bytes);
                    } else {
                        survival.decode(bytes);
                    }
                });
            }
        }
    }

    @Test
    void noise_gives_a_tree() {
        Random random = new Random(4);
        for (int i = 0; i < 1000; i++) {
            byte[] bytes = new byte[random.nextInt(80)];
            random.nextBytes(bytes);
            survival.read(bytes);
            for (int at = 0; at < bytes.length; at++) {
                bytes[at] &= 0x0F;
            }
            survival.read(bytes);
        }
    }

    @Test
    void a_class_that_is_not_in_the_list_is_named_with_what_to_add() {
        byte[] bytes = {0, 1, 3, 'a', '.', 'B', 5};
        FieldTree tree = survival.decode(bytes);
        assertThat(tree.facts().issues()).singleElement().satisfies(issue -> {
            assertThat(issue.message()).contains("a.B");
            assertThat(issue.expected()).contains("class a.B { its fields }");
            assertThat(issue.offset()).isEqualTo(6);
        });
    }

    @Test
    void an_object_that_refers_to_itself_is_shown_once() {
        byte[] bytes = {0, 16, 1, (byte) 0xF9, 0};
        FieldTree tree = survival.decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        survival.read(bytes);
    }
}
