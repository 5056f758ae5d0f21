package dev.hexplain.inspect.captures;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.testing.Frames;
import dev.hexplain.testing.PcapWriter;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The orders of lists of flows, of which a capture may have millions. */
class FlowOrderTest {
    private static final byte[] NOTHING = new byte[0];

    private static byte[] datagram(int from, int fromPort, int to) {
        return Frames.ethernet(0x0800, Frames.ipv4(from, to, 17, Frames.udp(fromPort, 53, NOTHING)));
    }

    private static int[] numbers(FlowOrder.Key key, boolean descending, byte[]... packets) {
        Source source = Source.ofBytes("flows.pcap", PcapWriter.pcap(PcapWriter.ETHERNET, packets));
        try (CaptureIndex index =
                CaptureIndex.build(source, TreeStorage.inMemory(), CaptureLimits.USUAL, Progress.NONE)) {
            return FlowOrder.of(key, descending, "").of(new OpenCapture(LayerPath.NONE, source, index));
        }
    }

    @Test
    void endpoints_are_in_the_order_of_their_addresses_as_numbers_and_then_of_ports() {
        byte[][] packets = {
            datagram(0x0A00_000A, 2000, 1), datagram(0x0A00_0009, 9000, 2),
            datagram(0xC0A8_0001, 1000, 3), datagram(0x0A00_000A, 999, 1),
        };

        assertThat(numbers(FlowOrder.Key.A, false, packets)).containsExactly(1, 3, 0, 2);
        assertThat(numbers(FlowOrder.Key.A, true, packets)).containsExactly(2, 0, 3, 1);
        assertThat(numbers(FlowOrder.Key.B, false, packets)).containsExactly(0, 3, 1, 2);
        assertThat(numbers(FlowOrder.Key.NUMBER, true, packets)).containsExactly(3, 2, 1, 0);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void numbers_of_equal_keys_stay_in_their_order(boolean descending) {
        Random random = new Random(7);
        long[] keys = random.longs(5000, -20, 20)
                .map(each -> each < 0 ? each : each << 58)
                .toArray();
        Comparator<Integer> by = Comparator.comparingLong(number -> keys[number]);

        int[] sorted = KeyedOrder.of(IntStream.range(0, keys.length).toArray(), number -> keys[number], descending);

        assertThat(Arrays.stream(sorted).boxed())
                .isEqualTo(IntStream.range(0, keys.length)
                        .boxed()
                        .sorted(descending ? by.reversed() : by)
                        .toList());
    }

    @Test
    void sorting_takes_no_object_for_a_number() {
        int[] numbers = IntStream.range(0, 1 << 18).toArray();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        KeyedOrder.of(new int[1], number -> number, true);
        long before = threads.getCurrentThreadAllocatedBytes();

        KeyedOrder.of(numbers, number -> number * 0x9E37_79B9L, true);

        assertThat((threads.getCurrentThreadAllocatedBytes() - before) / numbers.length)
                .isLessThan(48);
    }
}
