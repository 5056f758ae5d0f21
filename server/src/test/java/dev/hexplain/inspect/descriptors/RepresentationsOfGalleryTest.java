package dev.hexplain.inspect.descriptors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.testing.Corpus;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Objects of real files are shown as the descriptors of the public gallery say by {@code -webide-representation}. */
class RepresentationsOfGalleryTest {
    private static final int MOST = 400;
    private static final int CHILDREN = 50;

    @ParameterizedTest
    @CsvSource(
            delimiterString = " | ",
            value = {
                "png | png/libpng-pngtest.png | body: MaxCLL = 300.0 cd/m^2, MaxFALL = 20.0 cd/m^2",
                "png | png/gimp-v2.10-exif-iptc-xmp-icc-thumb.png | body: Raw profile type exif",
                "elf | elf/elf-NetBSD-x86_64-echo | [0]: phdr - f:read|execute (o:0x40, s:448)",
                "mach_o_fat | mach_o_fat/MachO-iOS-armv7-armv7s-arm64-Helloworld | flags_obj: no_undefs|dyld_link|two_level|pie",
                "android_sparse | android_sparse/fill-4k-zeros.img | [0]: fill: 1 blocks",
                "android_bootldr_huawei | android_bootldr_huawei/bootloader-angler-shortened.img | [2]: tz - o:0x57C, s:0x10 (used: true)"
            })
    void objects_say_what_their_type_says(String descriptor, String sample, String shown) throws IOException {
        Path gallery = Corpus.folder("kaitai-gallery");
        Path file = Corpus.files(gallery).stream()
                .filter(each -> each.endsWith(descriptor + ".ksy"))
                .findFirst()
                .orElseThrow();
        KsyDecoder decoder = KsyDecoder.of(Objects.requireNonNull(
                new DescriptorFiles(List.of(gallery)).read(file).descriptor()));
        byte[] bytes = Files.readAllBytes(Corpus.folder("kaitai-samples").resolve(sample));
        try (FieldTree tree = decoder.decode(
                Source.ofBytes(sample, bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            assertThat(texts(tree)).contains(shown);
        }
    }

    private static List<String> texts(FieldTree tree) {
        List<String> texts = new ArrayList<>();
        List<Field> open = new ArrayList<>(List.of(tree.root()));
        while (!open.isEmpty() && texts.size() < MOST) {
            Field field = open.removeLast();
            if (!field.shape().isLeaf()) {
                String text = tree.value(field).description();
                texts.addAll(text.isEmpty() ? List.of() : List.of(field.name() + ": " + text));
            }
            open.addAll(tree.children(field, 0, CHILDREN).reversed());
        }
        return texts;
    }
}
