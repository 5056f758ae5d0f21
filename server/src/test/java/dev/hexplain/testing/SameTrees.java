package dev.hexplain.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Walk;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;

/** Compares the trees of two decoders of one format, which may differ only in what has a row. */
public final class SameTrees {
    private final Decoder one;
    private final Decoder other;

    public SameTrees(Decoder one, Decoder other) {
        this.one = one;
        this.other = other;
    }

    /** Compares what is shown of some bytes, and that addresses lead back to each field. */
    public void check(byte[] bytes) {
        assertThat(text(one, bytes, true)).isEqualTo(text(other, bytes, false));
    }

    /** The same for many changes of them: bytes that are changed, cut out or doubled. */
    public void checkChanged(byte[] bytes, int rounds, Random random) {
        for (int round = 0; round < rounds; round++) {
            byte[] changed = changed(bytes.clone(), random);
            assertThat(text(one, changed, round % 16 == 0))
                    .as(() -> HexFormat.of().formatHex(changed))
                    .isEqualTo(text(other, changed, false));
        }
    }

    private static byte[] changed(byte[] bytes, Random random) {
        int at = random.nextInt(bytes.length);
        switch (random.nextInt(4)) {
            case 0 -> bytes[at] = (byte) random.nextInt(256);
            case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
            case 2 -> {
                int length = random.nextInt(Math.min(4, bytes.length - at) + 1);
                System.arraycopy(bytes, at + length, bytes, at, bytes.length - at - length);
            }
            default -> {
                return Arrays.copyOf(bytes, at);
            }
        }
        return bytes;
    }

    private static String text(Decoder decoder, byte[] bytes, boolean addressed) {
        try (FieldTree tree = decoder.decode(
                Source.ofBytes("changed", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            if (addressed) {
                TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
            }
            StringBuilder text = new StringBuilder();
            Walk walk = new Walk(tree);
            LogicalPath logical = new LogicalPath(tree);
            while (walk.next()) {
                line(text, tree, walk, logical);
            }
            tree.facts()
                    .issues()
                    .forEach(issue -> text.append(
                            "%s at %s%n".formatted(issue, tree.fieldOf(issue).map(Field::name))));
            return text.append("fields ").append(tree.facts().fields()).toString();
        }
    }

    private static void line(StringBuilder text, FieldTree tree, Walk walk, LogicalPath logical) {
        Field field = walk.field();
        text.append("%s %d+%d #%d %s %s %s %s '%s' %d %s %s%n"
                .formatted(
                        walk.path(),
                        field.offset(),
                        field.length(),
                        field.index(),
                        field.type(),
                        field.role(),
                        field.shape().production(),
                        tree.value(field),
                        logical.at(walk.depth(), field),
                        field.shape().isLeaf() ? field.shape().fixedSize() : -1,
                        tree.handles().definedBy(field),
                        tree.handles().referredToBy(field)));
    }
}
