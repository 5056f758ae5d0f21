package dev.hexplain.ksy.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/** Trees of descriptors written in a test, and questions to them. */
final class KsyTrees {
    private KsyTrees() {}

    static FieldTree tree(String ksy, String hex) {
        return tree(ksy, HexFormat.of().parseHex(hex.replace(" ", "")), Limits.DEFAULT);
    }

    static FieldTree tree(String ksy, byte[] bytes, Limits limits) {
        return tree(ksy, bytes, limits, Progress.NONE);
    }

    static FieldTree tree(String ksy, byte[] bytes, Limits limits, Progress progress) {
        return tree(decoder(ksy), bytes, limits, progress);
    }

    static FieldTree tree(KsyDecoder decoder, byte[] bytes) {
        return tree(decoder, bytes, Limits.DEFAULT, Progress.NONE);
    }

    private static FieldTree tree(KsyDecoder decoder, byte[] bytes, Limits limits, Progress progress) {
        FieldTree tree = decoder.decode(
                Source.ofBytes("test", bytes), new DecodeOptions(0, limits), TreeStorage.inMemory(), progress);
        TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
        return tree;
    }

    static KsyDecoder decoder(String ksy) {
        DescriptorReading reading = DescriptorReader.read("test.ksy", ksy, Imports.NONE);
        assertThat(reading.diagnostics()).isEmpty();
        return KsyDecoder.of(Objects.requireNonNull(reading.descriptor()));
    }

    static String value(FieldTree tree, String path) {
        return tree.value(field(tree, path)).summary();
    }

    static Field field(FieldTree tree, String path) {
        return tree.find(path).orElseThrow(() -> new AssertionError("no field " + path));
    }

    static List<String> issues(FieldTree tree) {
        return tree.facts().issues().stream().map(KsyTrees::shown).toList();
    }

    private static String shown(Issue issue) {
        return "%d: %s expected %s, found %s"
                .formatted(issue.offset(), issue.message(), issue.expected(), issue.actual());
    }
}
