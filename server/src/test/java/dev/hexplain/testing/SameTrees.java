package dev.hexplain.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Walk;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
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

    /** Compares what is shown under each limit of depth up to that which holds all of them. */
    public void checkDepths(byte[] bytes) {
        int deepest = decode(other, bytes, Limits.DEFAULT).facts().maxDepth();
        for (int depth = 1; depth <= deepest; depth++) {
            Limits limits = withDepth(depth);
            assertThat(text(one, bytes, limits, false))
                    .as("at most %d levels", depth)
                    .isEqualTo(text(other, bytes, limits, false));
        }
    }

    private static Limits withDepth(int depth) {
        Limits most = Limits.DEFAULT;
        return new Limits(most.rows(), depth, most.classes(), most.time(), most.derivedBytes());
    }

    private static FieldTree decode(Decoder decoder, byte[] bytes, Limits limits) {
        return decoder.decode(
                Source.ofBytes("changed", bytes), new DecodeOptions(0, limits), TreeStorage.inMemory(), Progress.NONE);
    }

    /**
     * The same for many changes of them: bytes that are changed, cut out or doubled. A third of the rounds, all where everything
     * is tried.
     */
    public void checkChanged(byte[] bytes, int rounds, Random random) {
        for (int round = 0; round < Selection.size(rounds / 3, rounds); round++) {
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
        return text(decoder, bytes, Limits.DEFAULT, addressed);
    }

    private static String text(Decoder decoder, byte[] bytes, Limits limits, boolean addressed) {
        try (FieldTree tree = decode(decoder, bytes, limits)) {
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
                    .forEach(issue -> text.append("%s at %s%n"
                            .formatted(withoutRow(issue), tree.fieldOf(issue).map(Field::name))));
            return text.append("fields %d, depth %d"
                            .formatted(tree.facts().fields(), tree.facts().maxDepth()))
                    .toString();
        }
    }

    private static void line(StringBuilder text, FieldTree tree, Walk walk, LogicalPath logical) {
        Field field = walk.field();
        Object[] seen = {
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
            tree.handles().referredToBy(field)
        };
        for (Object each : seen) {
            text.append(each).append('|');
        }
        text.append('\n');
    }

    /** The row that was open is another one where fields have none. */
    private static List<Object> withoutRow(Issue issue) {
        return List.of(
                issue.severity(),
                issue.offset(),
                issue.length(),
                issue.message(),
                issue.expected(),
                issue.actual(),
                issue.wanted());
    }
}
