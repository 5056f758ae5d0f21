package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What decoding may cost ends it with an issue, between messages and inside them. */
@Slow
class LimitsTest {
    private static final Limits SOME =
            new Limits(20_000, 1_000, 1_000, Duration.ofMinutes(1), Limits.DEFAULT.derivedBytes());

    private static FieldTree decode(byte[] bytes, Limits limits, Progress progress) {
        FieldTree tree = Talk.newDecoder()
                .decode(Source.ofBytes("long", bytes), new DecodeOptions(0, limits), TreeStorage.inMemory(), progress);
        TreeInvariants.check(tree);
        return tree;
    }

    private static byte[] pings(int count) {
        byte[] pings = new byte[count];
        Arrays.fill(pings, (byte) 0x52);
        return pings;
    }

    private static byte[] calls(int count) {
        byte[] call = Arrays.copyOfRange(Talk.bytes("jrmp-mid-stream"), 1, 49);
        ByteArrayOutputStream calls = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            calls.writeBytes(call);
        }
        return calls.toByteArray();
    }

    @Test
    void there_are_at_most_so_many_rows() {
        for (byte[] bytes : new byte[][] {pings(100_000), calls(20_000)}) {
            FieldTree tree = decode(bytes, SOME, Progress.NONE);
            assertThat(tree.rowCount()).isBetween(5_000, 20_010);
            assertThat(tree.facts().issues())
                    .singleElement()
                    .satisfies(issue ->
                            assertThat(issue.message()).startsWith("There are more fields than the limit allows"));
        }
    }

    /** The limits are looked at after so many rows: each offset of them meets the first byte of a stream once. */
    @Test
    void a_stream_may_begin_where_decoding_is_to_stop() {
        Progress cancelled = new Progress() {
            @Override
            public void at(long offset) {}

            @Override
            public boolean cancelled() {
                return true;
            }
        };
        byte[] calls = calls(3_000);
        for (int before = 0; before < 8; before++) {
            byte[] bytes = Arrays.copyOf(pings(before), before + calls.length);
            System.arraycopy(calls, 0, bytes, before, calls.length);

            assertThat(decode(bytes, SOME, cancelled).facts().issues())
                    .singleElement()
                    .satisfies(issue -> assertThat(issue.message()).isEqualTo("Decoding was cancelled"));
        }
    }

    @Test
    void decoding_ends_when_its_time_is_over_or_nobody_wants_it_any_more() {
        Limits noTime = new Limits(SOME.rows(), SOME.depth(), SOME.classes(), Duration.ZERO, 0);
        assertThat(decode(pings(10_000), noTime, Progress.NONE).facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).startsWith("Decoding takes longer"));
        Progress cancelled = new Progress() {
            @Override
            public void at(long offset) {}

            @Override
            public boolean cancelled() {
                return true;
            }
        };
        assertThat(decode(pings(10_000), SOME, cancelled).facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).isEqualTo("Decoding was cancelled"));
    }

    @Test
    void thousands_of_streams_need_one_decoder() {
        FieldTree tree = decode(calls(100_000), Limits.DEFAULT, Progress.NONE);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.handles().count()).isEqualTo(100_000);
        assertThat(tree.value(tree.find("messages[99999]").orElseThrow()).summary())
                .isEqualTo("lookup(\"echo\")");
    }
}
