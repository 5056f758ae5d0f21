package dev.hexplain.ksy.run;

import dev.hexplain.inspect.descriptors.DescriptorFiles;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Cut and changed files decode to trees that hold together, whatever the descriptor. */
@Slow
class DamageTest {
    /** Larger files would take minutes. */
    private static final int MOST_BYTES = 700;

    private static final int HEAD = 120;

    @TestFactory
    Stream<DynamicTest> of_the_language_s_own_tests() {
        Path suite = Corpus.folder("kaitai-tests");
        Path formats = suite.resolve("formats");
        DescriptorFiles files =
                new DescriptorFiles(List.of(formats.resolve("ks_path"), Corpus.folder("kaitai-gallery")));
        return Stream.of(
                        "bits_simple.ksy fixed_struct.bin",
                        "bits_unaligned_b64_le.ksy process_xor_4.bin",
                        "switch_manual_int_size.ksy switch_tlv.bin",
                        "process_to_user.ksy process_rotate.bin",
                        "zlib_with_header_78.ksy zlib_with_header_78.bin",
                        "instance_user_array.ksy instance_std_array.bin",
                        "recursive_one.ksy fixed_struct.bin",
                        "default_endian_expr_is_le.ksy endian_expr.bin",
                        "repeat_until_term_struct.ksy repeat_until_process.bin",
                        "struct_pad_term.ksy str_pad_term.bin",
                        "term_strz_utf16_v4.ksy term_strz_utf16.bin",
                        "nav_parent_switch.ksy nav_parent_switch.bin",
                        "params_pass_array_struct.ksy position_to_end.bin",
                        "valid_fail_repeat_inst.ksy valid_fail_repeat_inst.bin")
                .map(pair -> pair.split(" "))
                .filter(pair -> Files.exists(suite.resolve("src").resolve(pair[1])))
                .map(pair -> test(
                        pair[0],
                        files,
                        formats.resolve(pair[0]),
                        suite.resolve("src").resolve(pair[1])));
    }

    @TestFactory
    Stream<DynamicTest> of_real_files() {
        Path samples = Corpus.folder("kaitai-samples");
        Path gallery = Corpus.folder("kaitai-gallery");
        DescriptorFiles files = new DescriptorFiles(List.of(gallery));
        return Stream.of(
                        "image/png.ksy png/libpng-pngtest.png",
                        "executable/elf.ksy elf/small.o",
                        "executable/java_class.ksy java_class/LongType.class",
                        "media/wav.ksy wav/small.wav",
                        "archive/xar.ksy xar/md5-dir.xar",
                        "image/gimp_brush.ksy gimp_brush/pixel.gbr",
                        "network/rtp_packet.ksy rtp_packet/pcma-marker.bin")
                .map(pair -> pair.split(" "))
                .filter(pair -> Files.exists(gallery.resolve(pair[0])))
                .map(pair -> test(pair[0], files, gallery.resolve(pair[0]), samples.resolve(pair[1])));
    }

    private static DynamicTest test(String name, DescriptorFiles files, Path ksy, Path data) {
        return DynamicTest.dynamicTest(name, () -> damage(decoder(files, ksy), Files.readAllBytes(data)));
    }

    private static KsyDecoder decoder(DescriptorFiles files, Path ksy) throws IOException {
        return KsyDecoder.of(Objects.requireNonNull(files.read(ksy).descriptor()));
    }

    private static void damage(KsyDecoder decoder, byte[] whole) {
        Survival survival = new Survival(decoder);
        survival.read(whole);
        byte[] bytes = Arrays.copyOf(whole, Math.min(whole.length, MOST_BYTES));
        for (int length = 0; length <= bytes.length; length++) {
            survival.decode(Arrays.copyOf(bytes, length));
        }
        for (int at = 0; at < Math.min(bytes.length, HEAD); at++) {
            Survival.mutate(bytes, at, changed -> survival.decode(bytes));
        }
    }
}
