package dev.hexplain.ingest.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Source;
import dev.hexplain.testing.PcapngWriter;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

/** Indexing asks whether to go on wherever it may be for long, and ends when it is told so. */
@Slow
class CancelledIndexingTest {
    private static final int MUCH = 16 << 20;
    private static final int PACKETS = 50_000;

    /** Is told to stop when it asks for the third time. */
    private static final class Stopping implements Progress {
        private int asked;
        private long last;

        @Override
        public void at(long offset) {
            last = offset;
        }

        @Override
        public boolean cancelled() {
            return ++asked > 2;
        }
    }

    /** Counts how often it is asked behind the last packet, where what is left is to put them in order. */
    private static final class Counting implements Progress {
        private final int most;
        private int asked;

        private Counting(int most) {
            this.most = most;
        }

        @Override
        public void at(long offset) {
            asked = 0;
        }

        @Override
        public boolean cancelled() {
            return ++asked > most;
        }
    }

    private static long lastPlace(byte[] capture) {
        Stopping progress = new Stopping();
        Source source = Source.ofBytes("much", capture);
        TreeStorage storage = TreeStorage.inMemory();
        assertThatThrownBy(() -> CaptureIndex.build(source, storage, CaptureLimits.USUAL, progress))
                .isInstanceOf(CancellationException.class);
        storage.close();
        assertThat(progress.asked).isGreaterThan(2);
        return progress.last;
    }

    @Test
    void it_ends_among_bytes_that_are_no_blocks() {
        byte[] begun = new PcapngWriter(ByteOrder.BIG_ENDIAN).section().bytes();

        assertThat(lastPlace(Arrays.copyOf(begun, MUCH))).isLessThan(MUCH / 2);
    }

    @Test
    void it_ends_among_blocks_that_are_no_packets() {
        PcapngWriter writer = new PcapngWriter(ByteOrder.BIG_ENDIAN).section();
        byte[] statistics = new PcapngWriter(ByteOrder.BIG_ENDIAN)
                .block(PcapngWriter.CUSTOM, ByteBuffer.allocate(4).putInt(1))
                .bytes();
        byte[] capture = Arrays.copyOf(writer.bytes(), MUCH);
        for (int at = writer.bytes().length; at + statistics.length <= MUCH; at += statistics.length) {
            System.arraycopy(statistics, 0, capture, at, statistics.length);
        }

        assertThat(lastPlace(capture)).isLessThan(MUCH / 2);
    }

    @Test
    void it_ends_while_packets_are_put_in_order() {
        Conversation late = Conversation.begun();
        for (int packet = PACKETS; packet > 0; packet--) {
            late.a(1000 + packet, "x");
        }
        Source source = Source.ofBytes("late", late.capture());
        Counting patient = new Counting(Integer.MAX_VALUE);
        CaptureIndex.build(source, TreeStorage.inMemory(), CaptureLimits.USUAL, patient)
                .close();
        TreeStorage storage = TreeStorage.inMemory();

        assertThat(patient.asked).isGreaterThan(5 * PACKETS / 4096);
        assertThatThrownBy(
                        () -> CaptureIndex.build(source, storage, CaptureLimits.USUAL, new Counting(patient.asked - 5)))
                .isInstanceOf(CancellationException.class);
        storage.close();
    }
}
