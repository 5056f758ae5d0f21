package dev.hexplain.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceTest {
    @TempDir
    Path folder;

    @Test
    void slicing_commutes_with_reading() {
        Random random = new Random(20);
        byte[] bytes = new byte[500];
        random.nextBytes(bytes);
        Source whole = Source.ofBytes("whole", bytes);
        for (int round = 0; round < 2_000; round++) {
            int offset = random.nextInt(bytes.length + 1);
            int length = random.nextInt(bytes.length + 1 - offset);
            Source slice = whole.slice(offset, length);
            int inner = random.nextInt(length + 1);
            int innerLength = random.nextInt(length + 1 - inner);
            assertThat(slice.length()).isEqualTo(length);
            assertThat(slice.copy(inner, innerLength))
                    .isEqualTo(whole.copy(offset + inner, innerLength))
                    .isEqualTo(slice.slice(inner, innerLength).copy(0, innerLength));
            if (innerLength > 0) {
                assertThat(slice.u1(inner)).isEqualTo(bytes[offset + inner] & 0xFF);
            }
        }
    }

    @Test
    void one_in_a_padded_array_reads_as_any_other() {
        for (int length : new int[] {0, 1, 7, 1024, 1 << 16, (1 << 16) + 1}) {
            byte[] bytes = new byte[length];
            new Random(length).nextBytes(bytes);
            byte[] padded = Source.padded(length);
            System.arraycopy(bytes, 0, padded, 0, length);
            Source source = Source.ofPadded("stream", padded);
            assertThat(source.length()).isEqualTo(length);
            assertThat(source.copy(0, length)).isEqualTo(bytes);
            Window window = source.window();
            assertThat(window.end()).isEqualTo(length);
            for (int at = 0; at < length; at += 1 + length / 10) {
                assertThat(source.u1(at)).isEqualTo(window.u1(at)).isEqualTo(bytes[at] & 0xFF);
            }
            assertThatThrownBy(() -> source.u1(length)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> window.u1(length)).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Test
    void the_beginning_of_something_with_gaps_is_both() {
        Gaps gaps = Gaps.of(List.of(new Range(2, 3)));
        Source whole = Source.ofBytes("stream", new byte[10]);
        for (Source both :
                List.of(whole.with(gaps).beginning(), whole.beginning().with(gaps))) {
            assertThat(both.isBeginning()).isTrue();
            assertThat(both.gaps()).isEqualTo(gaps);
            assertThat(both.name()).isEqualTo("stream");
        }
    }

    @Test
    void a_slice_knows_what_it_is_a_part_of() {
        Source whole = Source.ofBytes("packet", new byte[40]);
        Source slice = whole.slice(0x10, 8);
        assertThat(slice.name()).isEqualTo("packet[0x10..0x18]");
        assertThat(slice.origin()).contains(new Source.Origin(whole, new Range(0x10, 8), "slice"));
    }

    @Test
    void a_slice_or_copy_outside_the_source_says_what_there_was() {
        Source source = Source.ofBytes("ten", new byte[10]);
        EndOfSource end = catchThrowableOfType(EndOfSource.class, () -> source.slice(8, 5));
        assertThat(end.offset()).isEqualTo(8);
        assertThat(end.wanted()).isEqualTo(5);
        assertThat(end.available()).isEqualTo(2);
        assertThatThrownBy(() -> source.copy(3, 8)).isInstanceOf(EndOfSource.class);
        assertThatThrownBy(() -> source.slice(-1, 2)).isInstanceOf(EndOfSource.class);
        assertThatThrownBy(() -> source.slice(2, -1)).isInstanceOf(EndOfSource.class);
        assertThatThrownBy(() -> source.slice(1, Long.MAX_VALUE)).isInstanceOf(EndOfSource.class);
    }

    @Test
    void a_derived_source_knows_its_layer_and_closes_its_bytes() throws IOException {
        Source dump = Source.ofBytes("dump.txt", new byte[30]);
        Source bytes = Source.ofFile(file("derived.bin", new byte[] {1, 2, 3}));
        Source derived = Source.derived(bytes, dump, "xxd");
        assertThat(derived.name()).isEqualTo("dump.txt (xxd)");
        assertThat(derived.origin()).contains(new Source.Origin(dump, new Range(0, 30), "xxd"));
        assertThat(derived.copy(0, 3)).containsExactly(1, 2, 3);
        derived.close();
        assertThat(bytes.segment().scope().isAlive()).isFalse();
    }

    @Test
    void a_mapped_file_reads_as_its_bytes_on_the_heap_do() throws IOException {
        byte[] bytes = new byte[10_000];
        new Random(3).nextBytes(bytes);
        try (Source mapped = Source.ofFile(file("mapped.bin", bytes))) {
            assertThat(mapped.name()).isEqualTo("mapped.bin");
            assertThat(mapped.copy(0, bytes.length)).isEqualTo(bytes);
            assertThat(mapped.slice(777, 99).copy(0, 99)).isEqualTo(Arrays.copyOfRange(bytes, 777, 876));
            assertThat(mapped.segment().isReadOnly()).isTrue();
        }
    }

    @Test
    void an_empty_file_is_a_source_of_no_bytes() throws IOException {
        try (Source empty = Source.ofFile(file("empty", new byte[0]))) {
            assertThat(empty.length()).isZero();
            assertThat(new Cursor(empty).atEnd()).isTrue();
        }
    }

    @Test
    void closing_twice_is_closing_once() throws IOException {
        Source mapped = Source.ofFile(file("twice", new byte[1]));
        mapped.close();
        mapped.close();
        assertThat(mapped.segment().scope().isAlive()).isFalse();
    }

    @Test
    void a_file_of_more_than_4_gib_is_read_at_its_end() throws IOException {
        long length = (5L << 30) + 3;
        Path file = folder.resolve("sparse");
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.SPARSE)) {
            channel.write(ByteBuffer.wrap(new byte[] {0x11, 0x22, 0x33, 0x44}), length - 4);
        }
        try (Source source = Source.ofFile(file)) {
            Cursor in = new Cursor(source);
            in.seek(length - 5);
            assertThat(in.u1()).isZero();
            assertThat(in.s4()).isEqualTo(0x11223344);
            assertThat(in.atEnd()).isTrue();
            EndOfSource end = catchThrowableOfType(EndOfSource.class, in::u1);
            assertThat(end.offset()).isEqualTo(length);
            assertThat(source.slice(length - 4, 4).copy(0, 4)).containsExactly(0x11, 0x22, 0x33, 0x44);
        }
    }

    private Path file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }
}
