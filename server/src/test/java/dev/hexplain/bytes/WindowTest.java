package dev.hexplain.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

/** Searching eight bytes at a time finds what searching byte by byte does, across the ends of the window as well. */
class WindowTest {
    private static final int LENGTH = 200_000;
    private static final int RUNS = 2_000;

    private final byte[] bytes = new byte[LENGTH];
    private final Random random = new Random(7);
    private final Window window = new Window(MemorySegment.ofArray(bytes));

    /** Mostly this byte, so that runs are long. */
    private void fill(int usual) {
        for (int i = 0; i < LENGTH; i++) {
            bytes[i] = (byte) (random.nextInt(40) == 0 ? random.nextInt(256) : usual);
        }
    }

    private static int naive(byte[] bytes, int from, int to, IntPredicate stops) {
        int at = from;
        while (at < to && !stops.test(bytes[at] & 0xFF)) {
            at++;
        }
        return at;
    }

    @Test
    void quoted_text_ends_at_the_first_byte_that_is_not_plain() {
        fill('x');
        for (int run = 0; run < RUNS; run++) {
            int from = random.nextInt(LENGTH);
            int to = from + random.nextInt(LENGTH - from + 1);
            assertThat(window.quotedTextEnd(from, to))
                    .isEqualTo(naive(bytes, from, to, c -> c == '"' || c == '\\' || c < ' ' || c >= 0x80));
        }
    }

    @Test
    void digits_end_at_the_first_byte_that_is_none() {
        fill('7');
        for (int run = 0; run < RUNS; run++) {
            int from = random.nextInt(LENGTH);
            int to = from + random.nextInt(LENGTH - from + 1);
            assertThat(window.digitsEnd(from, to)).isEqualTo(naive(bytes, from, to, c -> c < '0' || c > '9'));
        }
    }

    /** Of two values only, so that each is often found without the other. */
    @Test
    void two_bytes_are_found_where_they_follow_each_other() {
        for (int i = 0; i < LENGTH; i++) {
            bytes[i] = (byte) (random.nextInt(200) == 0 ? 0xED : random.nextInt(200) == 0 ? 0xAC : 0xAD);
        }
        for (int at : new int[] {0, 1022, 1023, 65_534, 65_535, 65_536, LENGTH - 2}) {
            bytes[at] = (byte) 0xAC;
            bytes[at + 1] = (byte) 0xED;
        }
        for (int run = 0; run < RUNS; run++) {
            int from = random.nextInt(LENGTH);
            int to = from + random.nextInt(LENGTH - from + 1);
            Window each = run % 2 == 0 ? window : new Window(MemorySegment.ofArray(bytes));
            assertThat(each.indexOf(0xAC, 0xED, from, to)).isEqualTo(naive(from, to));
        }
        assertThat(window.indexOf(0xAC, 0xED, LENGTH - 2, LENGTH)).isEqualTo(LENGTH - 2);
        assertThat(window.indexOf(0xAC, 0xED, LENGTH - 2, LENGTH - 1)).isEqualTo(-1);
    }

    private int naive(int from, int to) {
        for (int at = from; at < to - 1; at++) {
            if (bytes[at] == (byte) 0xAC && bytes[at + 1] == (byte) 0xED) {
                return at;
            }
        }
        return -1;
    }

    @Test
    void runs_longer_than_the_window_are_passed() {
        Arrays.fill(bytes, (byte) '0');
        assertThat(window.digitsEnd(1, LENGTH)).isEqualTo(LENGTH);
        assertThat(window.quotedTextEnd(1, LENGTH)).isEqualTo(LENGTH);
    }

    @Test
    void one_that_grows_reads_the_same_bytes() {
        random.nextBytes(bytes);
        for (int at : new int[] {1020, 1024, 65_535, 3, 1022, 199_992}) {
            Window grown = new Window(MemorySegment.ofArray(bytes));
            assertThat(grown.u1(0)).isEqualTo(bytes[0] & 0xFF);
            assertThat(grown.u1(at)).isEqualTo(bytes[at] & 0xFF);
            assertThat(new Window(MemorySegment.ofArray(bytes)).s8(at)).isEqualTo(grown.s8(at));
            assertThat(new Window(MemorySegment.ofArray(bytes)).head(at, 8)).isEqualTo(grown.s8(at));
            assertThat(grown.matches(0, bytes, 0, 60_000)).isTrue();
        }
    }
}
