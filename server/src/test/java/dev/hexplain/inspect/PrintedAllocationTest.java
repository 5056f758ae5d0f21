package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.testing.Mutations;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What it costs in heap to print 4 KB, whatever is in them: {@link ValueQuestions#MOST_ALLOCATED} at most. */
@Slow
class PrintedAllocationTest {
    private static final int SMALL = 4 << 10;
    private static final int EACH = Selection.size(12, 600);

    @TestFactory
    List<DynamicTest> of_changed_samples_it_is_bounded() {
        return NativeDecoders.all().stream()
                .map(decoder -> DynamicTest.dynamicTest(decoder.id(), () -> changed(decoder)))
                .toList();
    }

    private static void changed(Decoder decoder) {
        Random random = new Random(decoder.id().hashCode());
        List<byte[]> samples = Samples.ofFormat(
                        decoder.id(), decoder.description().category())
                .stream()
                .filter(bytes -> bytes.length > 0 && bytes.length <= SMALL)
                .toList();
        for (int i = 0; i < EACH && !samples.isEmpty(); i++) {
            byte[] bytes = new Mutations(random)
                    .of(samples.get(i % samples.size()), samples.get(random.nextInt(samples.size())));
            List.of(PrintForm.TREE, PrintForm.VALUES, PrintForm.OBJECT).forEach(form -> print(decoder, bytes, form));
        }
    }

    /** Objects in objects of one class, the only member of which has a name of 3,000 characters: it is in each path. */
    @ParameterizedTest
    @EnumSource(PrintForm.class)
    void of_a_long_name_in_each_path_it_is_bounded(PrintForm form) {
        String type = "72000141" + "0000000000000001" + "020001" + "4c0bb8" + "61".repeat(3_000) + "740003" + "4c413b"
                + "7870";
        String stream = "aced000573" + type + "7371007e0000".repeat(170) + "70";
        Decoder decoder = NativeDecoders.all().stream()
                .filter(each -> each.id().equals("java_serialization"))
                .findFirst()
                .orElseThrow();

        print(decoder, HexFormat.of().parseHex(stream), form);
    }

    private static void print(Decoder decoder, byte[] bytes, PrintForm form) {
        DecodeOptions options = DecodeOptions.DEFAULT;
        try (FieldTree tree =
                decoder.decode(Source.ofBytes("small", bytes), options, TreeStorage.inMemory(), Progress.NONE)) {
            new ValueQuestions(decoder, options, tree).print(form);
        }
    }
}
