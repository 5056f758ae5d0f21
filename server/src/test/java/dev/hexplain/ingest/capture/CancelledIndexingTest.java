package dev.hexplain.ingest.capture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.testing.PcapngWriter;
import dev.hexplain.tree.TreeStorage;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Indexing asks whether to go on wherever it may be for long, and ends when it is told so. */
class CancelledIndexingTest {
    private static final int MUCH = 16 << 20;

    /** Is told to stop when it asks for the third time. */
    private static final class Stopping implements CaptureProgress {
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

    private static long lastPlace(byte[] capture) {
        Stopping progress = new Stopping();
        CaptureIndex.build(Source.ofBytes("much", capture), TreeStorage.inMemory(), CaptureLimits.USUAL, progress)
                .close();
        assertThat(progress.asked).isGreaterThan(2);
        return progress.last;
    }

    @Test
    void itEndsAmongBytesThatAreNoBlocks() {
        byte[] begun = new PcapngWriter(ByteOrder.BIG_ENDIAN).section().bytes();

        assertThat(lastPlace(Arrays.copyOf(begun, MUCH))).isLessThan(MUCH / 2);
    }

    @Test
    void itEndsAmongBlocksThatAreNoPackets() {
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
}
