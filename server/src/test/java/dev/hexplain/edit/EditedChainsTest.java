package dev.hexplain.edit;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Values far inside others: what it costs to change one grows with how far, and not with its square. */
@Slow
class EditedChainsTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int FEW = 500;
    private static final int TIMES = 6;
    /** Bytes that are allocated for each value around the one that is changed. */
    private static final long MOST_OF_LEVEL = 40 << 10;

    private record Chain(String format, String step, String wanted, IntFunction<byte[]> bytes) {}

    @TestFactory
    List<DynamicTest> of_each_format_it_grows_with_the_length() {
        return List.of(
                        new Chain("json", "[0]", "77", length -> utf8("[".repeat(length) + "1" + "]".repeat(length))),
                        new Chain(
                                "json",
                                ".a",
                                "77",
                                length -> utf8("{\"a\":".repeat(length) + "1" + "}".repeat(length))),
                        new Chain("cbor", "[0]", "77", EditedChainsTest::cbor),
                        new Chain("msgpack", "[0]", "77", length -> filled(length, 0x91)),
                        new Chain("java_serialization", "[0]", "77", EditedChainsTest::java),
                        new Chain("java_serialization", ".next", "77", EditedChainsTest::nodes))
                .stream()
                .map(chain -> DynamicTest.dynamicTest(chain.format + chain.step, () -> {
                    long few = allocated(chain, FEW);
                    long many = allocated(chain, TIMES * FEW);
                    assertThat(many).isLessThan(2 * TIMES * few + (8 << 20));
                    assertThat((many - few) / ((TIMES - 1) * FEW)).isLessThan(MOST_OF_LEVEL);
                }))
                .toList();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] cbor(int length) {
        return filled(length, 0x81);
    }

    private static byte[] filled(int length, int head) {
        byte[] bytes = new byte[length + 1];
        Arrays.fill(bytes, (byte) head);
        bytes[length] = 1;
        return bytes;
    }

    private static byte[] java(int length) {
        Object inner = 1;
        for (int i = 0; i < length; i++) {
            inner = new Object[] {inner};
        }
        return stream(inner);
    }

    /** Written on a thread whose stack is long enough for the library. */
    private static byte[] stream(Object object) {
        byte[][] stream = new byte[1][];
        Thread thread = new Thread(null, () -> stream[0] = Serialized.stream(object), "deep", 1L << 28);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return stream[0];
    }

    /** A list of nodes, of which each refers to the next one. */
    private static byte[] nodes(int length) {
        Node node = null;
        for (int i = length; i > 0; i--) {
            node = new Node(i, node);
        }
        return stream(node);
    }

    private static final class Node implements Serializable {
        private static final long serialVersionUID = 1;

        @SuppressWarnings("unused")
        private final int number;

        @SuppressWarnings("unused")
        private final Node next;

        Node(int number, Node next) {
            this.number = number;
            this.next = next;
        }
    }

    private static long allocated(Chain chain, int length) throws Exception {
        byte[] bytes = chain.bytes.apply(length);
        String path = (chain.step.equals(".next") ? ".next".repeat(length - 1) + ".number" : chain.step.repeat(length))
                .replaceFirst("^\\.", "");
        long before = THREADS.getCurrentThreadAllocatedBytes();
        EditedBytes.edited(bytes, chain.format, new Assignment(path, chain.wanted));
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
