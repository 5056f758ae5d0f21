package dev.hexplain.ksy.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.ksy.process.ProcessException.Kind;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProcessesTest {
    private static final long LIMIT = 1 << 20;

    private static byte[] run(String name, byte[] in, Object... arguments) {
        return Processes.STANDARD.find(name).orElseThrow().decode(in, List.of(arguments), Process.Room.of(LIMIT));
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    @Test
    void xor_takes_the_low_byte_of_a_number_or_repeats_a_key() {
        assertThat(run("xor", bytes(0x00, 0xff), 0x15aL)).isEqualTo(bytes(0x5a, 0xa5));
        assertThat(run("xor", bytes(1, 2, 3), (Object) bytes(0x10, 0x20))).isEqualTo(bytes(0x11, 0x22, 0x13));
        assertThat(run("xor", bytes(1, 2, 3), List.of(0x10L, 0x120L))).isEqualTo(bytes(0x11, 0x22, 0x13));
        assertThat(run("xor", bytes(), 1L)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "rol, 0x81, 0, 0x81",
        "rol, 0x81, 1, 0x03",
        "rol, 0x81, 8, 0x81",
        "rol, 0x81, 9, 0x03",
        "rol, 0x81, -1, 0xc0",
        "ror, 0x81, 1, 0xc0",
        "ror, 0x81, 3, 0x30",
        "ror, 0x81, -9223372036854775808, 0x81",
    })
    void bits_go_round_in_each_byte(String name, int in, long by, int out) {
        assertThat(run(name, bytes(in, in), by)).isEqualTo(bytes(out, out));
    }

    @Test
    void the_input_stays_as_it_is() {
        byte[] in = bytes(1, 2, 3);
        run("xor", in, 7L);
        run("rol", in, 7L);
        assertThat(in).isEqualTo(bytes(1, 2, 3));
    }

    @Test
    void zlib_unpacks_and_leaves_what_follows() throws Exception {
        byte[] packed = deflated("hello".repeat(1000).getBytes("US-ASCII"));

        assertThat(run("zlib", packed)).asString().isEqualTo("hello".repeat(1000));
        assertThat(run("zlib", Arrays.copyOf(packed, packed.length + 9))).hasSize(5000);
    }

    @Test
    void zlib_stops_at_the_limit_and_keeps_what_there_is() throws Exception {
        byte[] packed = deflated(new byte[1 << 22]);

        assertThatThrownBy(() -> run("zlib", packed))
                .isInstanceOfSatisfying(ProcessException.class, e -> {
                    assertThat(e.kind()).isEqualTo(Kind.LIMIT);
                    assertThat(e.decoded()).hasSize(1 << 20);
                })
                .hasMessageContaining("1048576");
    }

    @Test
    void zlib_says_what_is_wrong_with_bytes_that_are_none() throws Exception {
        byte[] packed = deflated("hello hello".getBytes("US-ASCII"));

        assertThatThrownBy(() -> run("zlib", bytes(1, 2, 3, 4)))
                .isInstanceOf(ProcessException.class)
                .hasMessageContaining("zlib");
        assertThatThrownBy(() -> run("zlib", bytes()))
                .isInstanceOf(ProcessException.class)
                .hasMessageContaining("found its end");
        for (int length = 0; length < packed.length; length++) {
            byte[] cut = Arrays.copyOf(packed, length);
            assertThatThrownBy(() -> run("zlib", cut))
                    .isInstanceOfSatisfying(
                            ProcessException.class, e -> assertThat(e.kind()).isEqualTo(Kind.MALFORMED));
        }
    }

    @Test
    void arguments_that_do_not_fit_are_refused_by_name() {
        assertThatThrownBy(() -> run("xor", bytes(1)))
                .isInstanceOf(ProcessException.class)
                .hasMessageContaining("xor(byte or bytes)");
        assertThatThrownBy(() -> run("xor", bytes(1), (Object) new byte[0]))
                .isInstanceOf(ProcessException.class)
                .hasMessageContaining("at least one byte");
        assertThatThrownBy(() -> run("rol", bytes(1), "x"))
                .isInstanceOf(ProcessException.class)
                .hasMessageContaining("the text 'x'");
        assertThatThrownBy(() -> run("zlib", bytes(1), 9L))
                .isInstanceOf(ProcessException.class)
                .hasMessageContaining("zlib without arguments");
    }

    @Test
    void others_are_known_by_name_once_they_are_added() {
        Processes more = Processes.STANDARD.with("java.lang.Object", (in, arguments, limit) -> new byte[] {42});

        assertThat(Processes.STANDARD.find("java.lang.Object")).isEmpty();
        assertThat(more.find("java.lang.Object").orElseThrow().decode(bytes(), List.of(), Process.Room.of(LIMIT)))
                .containsExactly(42);
        assertThat(more.names()).contains("xor", "java.lang.Object");
    }

    private static byte[] deflated(byte[] plain) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(out)) {
            deflater.write(plain);
        }
        return out.toByteArray();
    }
}
