package dev.hexplain.edit.patches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.hexplain.bytes.Source;
import dev.hexplain.edit.EditRefused;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Slow
class PatchFileTest {
    private static final long MOST = 1 << 26;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static Source source(byte[] bytes) {
        return Source.ofBytes("patched", bytes);
    }

    private static byte[] written(PatchForm form, byte[] before, Patch patch) throws EditRefused, IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] after = patch.applied(source(before));
        form.write(source(before), source(after), patch, out);
        return out.toByteArray();
    }

    private static byte[] applied(byte[] file, byte[] before) throws EditRefused, IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PatchFile.read(source(file)).apply(source(before), MOST, out);
        return out.toByteArray();
    }

    private static byte[] bytes(Random random, int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private static Patch patch(Random random, int length) {
        List<Replacement> replacements = new ArrayList<>();
        for (int at = random.nextInt(40); at < length; at += random.nextInt(1, 200)) {
            int removed = Math.min(random.nextInt(4), length - at);
            replacements.add(new Replacement(at, removed, bytes(random, random.nextInt(5))));
            at += removed;
        }
        return Patch.of(replacements);
    }

    @ParameterizedTest
    @EnumSource
    void what_is_written_makes_the_same_bytes(PatchForm form) throws EditRefused, IOException {
        Random random = new Random(7);
        for (int round = 0; round < 200; round++) {
            byte[] before = bytes(random, random.nextInt(2000));
            Patch patch = patch(random, before.length);
            byte[] file = written(form, before, patch);
            assertThat(applied(file, before)).isEqualTo(patch.applied(source(before)));
        }
    }

    /** A record that begins there would be read as the end of the patch. */
    @Test
    void a_change_where_the_offset_spells_eof_is_written_with_the_byte_before() throws EditRefused, IOException {
        byte[] before = new byte[0x454F46 + 10];
        Patch patch = Patch.of(List.of(new Replacement(0x454F46, 2, new byte[] {1, 2})));
        byte[] file = written(PatchForm.IPS, before, patch);
        assertThat(HexFormat.of().formatHex(file)).isEqualTo("5041544348" + "454f45" + "0003" + "000102" + "454f46");
        assertThat(applied(file, before)).isEqualTo(patch.applied(source(before)));
    }

    private static byte[] ips(byte[]... records) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes("PATCH".getBytes(StandardCharsets.US_ASCII));
        for (byte[] record : records) {
            file.writeBytes(record);
        }
        file.writeBytes("EOF".getBytes(StandardCharsets.US_ASCII));
        return file.toByteArray();
    }

    private static byte[] repeating(int offset, int count, int what) {
        return ByteBuffer.allocate(8)
                .put((byte) (offset >> 16))
                .putShort((short) offset)
                .putShort((short) 0)
                .putShort((short) count)
                .put((byte) what)
                .array();
    }

    /** Of records that write over each other, the last one counts; against bytes that are written one after the other. */
    @Test
    void records_of_ips_write_over_those_before_them() throws EditRefused, IOException {
        Random random = new Random(3);
        for (int round = 0; round < 300; round++) {
            byte[] before = bytes(random, random.nextInt(300));
            byte[] expected = before.clone();
            byte[][] records = new byte[random.nextInt(30)][];
            for (int i = 0; i < records.length; i++) {
                int offset = random.nextInt(500);
                int count = random.nextInt(1, 200);
                records[i] = repeating(offset, count, i);
                expected = Arrays.copyOf(expected, Math.max(expected.length, offset + count));
                Arrays.fill(expected, offset, offset + count, (byte) i);
            }
            assertThat(applied(ips(records), before)).isEqualTo(expected);
        }
    }

    /** All of them would write 13 GB. */
    @Test
    void many_records_of_ips_write_each_byte_once() throws EditRefused, IOException {
        byte[][] records = new byte[200_000][];
        for (int i = 0; i < records.length; i++) {
            records[i] = repeating(i % 1_000, 0xFFFF, i);
        }
        byte[] file = ips(records);
        long started = THREADS.getCurrentThreadAllocatedBytes();

        byte[] made = applied(file, new byte[0]);

        assertThat(made).hasSize(0xFFFF + 999).endsWith((byte) 199_999).startsWith((byte) 199_000);
        assertThat(THREADS.getCurrentThreadAllocatedBytes() - started).isLessThan(30L * file.length);
    }

    @Test
    void records_of_ips_repeat_a_byte_and_end_the_file_earlier() throws EditRefused, IOException {
        byte[] file = HexFormat.of().parseHex("5041544348" + "000002" + "0000" + "0003" + "2a" + "454f46" + "000004");
        byte[] before = "abcdefgh".getBytes(StandardCharsets.US_ASCII);
        assertThat(new String(applied(file, before), StandardCharsets.US_ASCII)).isEqualTo("ab**");
    }

    @ParameterizedTest
    @EnumSource
    void a_patch_that_has_been_cut_or_changed_is_refused_or_makes_something_bounded(PatchForm form)
            throws EditRefused, IOException {
        Random random = new Random(11);
        byte[] before = bytes(random, 500);
        byte[] file = written(form, before, patch(random, before.length));
        for (int length = 0; length < file.length; length++) {
            tried(Arrays.copyOf(file, length), before);
        }
        for (int at = 0; at < file.length; at++) {
            byte[] changed = file.clone();
            changed[at] ^= (byte) (1 << random.nextInt(8));
            tried(changed, before);
        }
    }

    private static void tried(byte[] file, byte[] before) throws IOException {
        try {
            assertThat(applied(file, before).length).isLessThan((int) MOST);
        } catch (EditRefused refused) {
            assertThat(refused).hasMessageMatching("(?s)[A-Z`].*\\.");
        }
    }

    @Test
    void ranges_are_for_the_source_that_they_were_made_of() throws EditRefused, IOException {
        byte[] before = {1, 2, 3};
        byte[] file = written(PatchForm.RANGES, before, Patch.of(List.of(new Replacement(1, 1, new byte[] {9}))));
        assertThat(new String(file, StandardCharsets.UTF_8))
                .contains("\"offset\" : 1", "\"removed\" : 1", "\"inserted\" : \"09\"");
        assertThatThrownBy(() -> applied(file, new byte[] {1, 2, 4}))
                .isInstanceOf(EditRefused.class)
                .hasMessageContaining("is for another source");
        byte[] changed = new String(file, StandardCharsets.UTF_8)
                .replace("\"09\"", "\"08\"")
                .getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> applied(changed, before))
                .isInstanceOf(EditRefused.class)
                .hasMessageContaining("The ranges make bytes with the SHA-256");
    }

    @Test
    void ips_says_where_it_ends() {
        byte[] before = new byte[(1 << 24) + 1];
        assertThatThrownBy(() -> written(PatchForm.IPS, before, new Patch(List.of())))
                .hasMessageContaining("at most 16 MiB")
                .hasMessageContaining("write bsdiff or ranges");
    }

    @Test
    void what_is_no_patch_is_told_so() {
        assertThatThrownBy(() -> applied("diff --git".getBytes(StandardCharsets.US_ASCII), new byte[0]))
                .hasMessageContaining("This is no patch");
    }
}
