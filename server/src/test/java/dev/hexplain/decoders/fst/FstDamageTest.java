package dev.hexplain.decoders.fst;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.DamageContract;
import dev.hexplain.testing.JdkValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Period;
import java.time.Year;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectOutput;

/** Broken streams: a tree and issues, whatever is broken. */
@Slow
class FstDamageTest implements DamageContract {
    private static final Decoder DECODER = new Fst().with(Schema.of("units", "", JdkValues.CLASSES));
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

    /** Of more classes that the decoder knows. */
    private static List<Object> more() {
        return List.of(
                new ArrayList<>(List.of(
                        Period.ofDays(3), Year.of(1), new Date(5), String.class, new LinkedHashSet<>(List.of("x")))),
                new Object[] {
                    new String[] {"a", null}, new int[][] {{1}, null}, EnumSet.of(TimeUnit.DAYS), List.of(1, 2)
                },
                new Object[] {
                    new ArrayList<>(), new byte[] {1, 2}, 'c', (short) 3, Arrays.asList(1), new ArrayDeque<>(List.of(1))
                });
    }

    @Override
    public Decoder decoder() {
        return DECODER;
    }

    @Override
    public List<byte[]> whole() {
        return Stream.concat(JdkValues.all().stream(), more().stream())
                .map(FstDamageTest::written)
                .toList();
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
