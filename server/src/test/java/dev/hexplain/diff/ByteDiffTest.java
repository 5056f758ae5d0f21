package dev.hexplain.diff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hexplain.bytes.Source;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ByteDiffTest {
    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static ByteEdits diff(byte[] before, byte[] after) {
        return ByteDiff.of(Source.ofBytes("before", before), Source.ofBytes("after", after));
    }

    private static byte[] applied(byte[] before, byte[] after, List<ByteEdit> edits) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int at = 0;
        for (ByteEdit edit : edits) {
            assertThat(edit.offset()).isGreaterThanOrEqualTo(at);
            out.write(before, at, (int) edit.offset() - at);
            assertThat((long) out.size()).isEqualTo(edit.newOffset());
            out.write(after, (int) edit.newOffset(), (int) edit.newLength());
            at = (int) edit.end();
        }
        out.write(before, at, before.length - at);
        return out.toByteArray();
    }

    @Test
    void where_a_bound_ended_the_look_for_the_shortest_edits_it_is_said() {
        SplittableRandom random = new SplittableRandom(3);
        byte[] before = new byte[4000];
        byte[] after = new byte[4000];
        for (int i = 0; i < before.length; i++) {
            before[i] = (byte) random.nextInt(4);
            after[i] = (byte) random.nextInt(4);
        }
        assertThat(diff(before, after).shortest()).isFalse();
        assertThat(diff(bytes("one two"), bytes("one three")).shortest()).isTrue();
    }

    private static String words(String before, String after) {
        List<String> words = new ArrayList<>();
        for (ByteEdit edit : diff(bytes(before), bytes(after)).edits()) {
            words.add("%d+%d>%d+%d".formatted(edit.offset(), edit.length(), edit.newOffset(), edit.newLength()));
        }
        return String.join(" ", words);
    }

    @Test
    void equal_bytes_have_no_edits() {
        assertThat(words("", "")).isEmpty();
        assertThat(words("abc", "abc")).isEmpty();
    }

    @Test
    void short_edits_are_told_apart() {
        assertThat(words("abc", "axc")).isEqualTo("1+1>1+1");
        assertThat(words("abc", "abxc")).isEqualTo("2+0>2+1");
        assertThat(words("abc", "ac")).isEqualTo("1+1>1+0");
        assertThat(words("", "abc")).isEqualTo("0+0>0+3");
        assertThat(words("0123456789", "01x3456y789")).isEqualTo("2+1>2+1 7+0>7+1");
    }

    /** The edits of one file of random bytes, far enough apart not to touch: they are found as they were made. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void known_edits_of_a_long_file_are_found_exactly(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        byte[] before = new byte[2_000_000];
        random.nextBytes(before);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<ByteEdit> made = new ArrayList<>();
        int at = 0;
        while (at < before.length - 40_000) {
            int equal = random.nextInt(1000, 40_000);
            out.write(before, at, equal);
            at += equal;
            int deleted = random.nextBoolean() ? random.nextInt(1, 300) : 0;
            int inserted = deleted == 0 || random.nextBoolean() ? random.nextInt(1, 300) : 0;
            made.add(new ByteEdit(at, deleted, out.size(), inserted));
            for (int i = 0; i < inserted; i++) {
                // Differs from the byte that it takes the place of, and from the one before which it stands.
                out.write(~before[at + Math.min(i, deleted)]);
            }
            at += deleted;
        }
        out.write(before, at, before.length - at);
        byte[] after = out.toByteArray();

        ByteEdits found = diff(before, after);
        assertThat(found.complete()).isTrue();
        assertThat(applied(before, after, found.edits())).isEqualTo(after);
        assertThat(found.edits()).hasSameSizeAs(made);
        for (int i = 0; i < made.size(); i++) { // bytes that happen to be equal at an edge belong to either side
            assertThat(found.edits().get(i).offset()).isCloseTo(made.get(i).offset(), within(4L));
            assertThat(found.edits().get(i).newEnd()).isCloseTo(made.get(i).newEnd(), within(4L));
        }
    }

    private static long changed(List<ByteEdit> edits) {
        return edits.stream()
                .mapToLong(edit -> edit.length() + edit.newLength())
                .sum();
    }

    @Test
    void what_was_moved_is_deleted_and_inserted() {
        byte[] before = new byte[100_000];
        new SplittableRandom(7).nextBytes(before);
        byte[] after = new byte[before.length];
        System.arraycopy(before, 60_000, after, 0, 40_000);
        System.arraycopy(before, 0, after, 40_000, 60_000);

        List<ByteEdit> edits = diff(before, after).edits();
        assertThat(applied(before, after, edits)).isEqualTo(after);
        assertThat(changed(edits)).isEqualTo(80_000);
    }

    @Test
    void files_with_nothing_in_common_are_one_edit_or_a_few() {
        byte[] before = new byte[300_000];
        byte[] after = new byte[200_000];
        new SplittableRandom(8).nextBytes(before);
        new SplittableRandom(9).nextBytes(after);

        List<ByteEdit> edits = diff(before, after).edits();
        assertThat(applied(before, after, edits)).isEqualTo(after);
        assertThat(edits).hasSizeLessThan(100);
    }

    /** No content says where to cut runs of one byte. */
    @Test
    void runs_of_one_byte_are_compared_too() {
        byte[] before = new byte[500_000];
        byte[] after = Arrays.copyOf(before, 500_010);
        after[250_000] = 1;

        List<ByteEdit> edits = diff(before, after).edits();
        assertThat(applied(before, after, edits)).isEqualTo(after);
        assertThat(changed(edits)).isLessThan(1000);
    }

    @Test
    void more_edits_than_are_wanted_end_in_one_of_all_that_is_left() {
        byte[] before = new byte[10_000];
        new SplittableRandom(3).nextBytes(before);
        byte[] after = before.clone();
        for (int i = 100; i < after.length; i += 500) {
            after[i] ^= 1;
        }

        ByteEdits found = ByteDiff.of(Source.ofBytes("before", before), Source.ofBytes("after", after), 10);
        assertThat(found.complete()).isFalse();
        assertThat(found.edits()).hasSize(10);
        assertThat(found.edits().getLast()).isEqualTo(new ByteEdit(4600, 5400, 4600, 5400));
        assertThat(applied(before, after, found.edits())).isEqualTo(after);
    }
}
