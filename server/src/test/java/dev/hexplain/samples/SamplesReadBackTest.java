package dev.hexplain.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.OptionalDataException;
import java.io.WriteAbortedException;
import java.util.Set;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The JDK itself reads every dump that is meant to be whole, to its last byte: these are real streams. */
@Slow
final class SamplesReadBackTest {
    /** Not one stream from the first byte to the last, and not meant to be. */
    private static final Set<String> NOT_ONE_STREAM = Set.of(
            "streams-in-a-row",
            "stream-after-http-header",
            "stream-without-header",
            "stream-without-header-block-data");

    /** The JDK nests three frames for each object inside another; the chain of 1,000 needs more than the default. */
    private static final long STACK = 32L << 20;

    @ParameterizedTest
    @MethodSource("wholeStreams")
    void the_jdk_reads_it_to_the_last_byte(Sample sample) throws Exception {
        ByteArrayInputStream bytes = new ByteArrayInputStream(sample.content().bytes());
        FutureTask<Void> reading = new FutureTask<>(() -> {
            readAll(new ObjectInputStream(bytes));
            return null;
        });
        new Thread(null, reading, "reader", STACK).start();
        reading.get();
        assertThat(bytes.available()).isZero();
    }

    @Test
    void the_order_has_the_values_of_the_article() throws Exception {
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(Dumps.of(SeedSamples.order())));
        assertThat(in.readObject())
                .hasFieldOrPropertyWithValue("sourceId", 1010L)
                .hasFieldOrPropertyWithValue("special", true)
                .hasFieldOrPropertyWithValue("orderCode", 777)
                .hasFieldOrPropertyWithValue("priority", 99)
                .hasFieldOrPropertyWithValue("prices", new double[] {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0})
                .hasFieldOrPropertyWithValue("quantities", new long[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    }

    private static void readAll(ObjectInputStream in) throws IOException, ClassNotFoundException {
        while (true) {
            try {
                in.readObject();
            } catch (OptionalDataException primitives) {
                if (primitives.eof) {
                    return;
                }
                in.readNBytes(primitives.length);
            } catch (WriteAbortedException recorded) {
                assertThat(recorded.getCause()).isInstanceOf(IOException.class);
            } catch (EOFException end) {
                return;
            }
        }
    }

    static Stream<Named<Sample>> wholeStreams() {
        return Catalogue.groups().stream()
                .filter(group -> group.generator() != DamagedSamples.class)
                .filter(group -> group.folder().equals("java"))
                .flatMap(group -> group.samples().stream())
                .filter(sample -> !NOT_ONE_STREAM.contains(sample.id()))
                .map(sample -> Named.of(sample.id(), sample));
    }
}
