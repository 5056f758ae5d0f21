package dev.hexplain.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Walk;
import dev.hexplain.values.CutValue;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Where the outermost fields that no replacement touches say that nothing else has changed, all leaves say so: whatever is
 * written in the place of a leaf. Messages of protocols are left out: how their bodies are read is a header's value.
 */
@Slow
class OutermostFieldsTest {
    private static final DumpSessions SESSIONS = new DumpSessions(DumpLimits.DEFAULT);
    /** What is compared is decoded here. */
    private static final ValueEdit.Decoding NO_DECODING = new ValueEdit.Decoding() {
        @Override
        public FieldTree decode(Patch patch) {
            throw new AssertionError("Nothing is decoded to compare two trees");
        }

        @Override
        public long mostOfAllFields() {
            return Long.MAX_VALUE;
        }

        @Override
        public void requireTime() {}

        @Override
        public void endedAt(CutValue value) {}
    };

    private static final int LARGEST = 4096;
    private static final int EDITS = 150;

    private final SplittableRandom random = new SplittableRandom(17);
    private final List<String> wrong = new ArrayList<>();
    private int taken;
    private int refused;

    @Test
    void say_nothing_else_has_changed_only_where_all_leaves_do() throws IOException {
        for (Samples.Entry sample : Samples.all()) {
            byte[] bytes = sample.bytes();
            if (bytes.length <= LARGEST && !sample.category().equals("network")) {
                edit(sample, bytes);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(taken).isGreaterThan(10 * EDITS);
        assertThat(refused).isGreaterThan(10 * EDITS);
    }

    private void edit(Samples.Entry sample, byte[] bytes) throws IOException {
        DecodeChoices choices = DecodeChoices.AUTO;
        try (DumpSession session = SESSIONS.open(DumpInput.of("s", new ByteArrayInputStream(bytes)), choices)) {
            OpenTree open = session.decode(choices);
            List<Field> leaves = leaves(open.tree());
            for (int i = 0; i < EDITS && !leaves.isEmpty(); i++) {
                Field leaf = leaves.get(random.nextInt(leaves.size()));
                Replacement other = replacement(open.tree(), leaf);
                compare(sample, open, leaf, new Patch(List.of(other)));
            }
        }
    }

    private static List<Field> leaves(FieldTree tree) {
        List<Field> leaves = new ArrayList<>();
        Walk walk = new Walk(tree);
        while (walk.next() && leaves.size() < 2000) {
            if (walk.field().source() == 0 && walk.field().length() > 0 && ValueTarget.isLeaf(walk)) {
                leaves.add(walk.field());
            }
        }
        return leaves;
    }

    /** The leaf with another byte, or with some more or fewer: mostly numbers that stand elsewhere in the source. */
    private Replacement replacement(FieldTree tree, Field leaf) {
        byte[] before = tree.source().copy(leaf.offset(), (int) leaf.length());
        int growth = random.nextInt(3) > 0 ? 0 : random.nextInt(-1, 3);
        byte[] after = new byte[Math.max(0, before.length + growth)];
        System.arraycopy(before, 0, after, 0, Math.min(before.length, after.length));
        if (after.length > 0) {
            int at = random.nextInt(after.length);
            after[at] = random.nextBoolean()
                    ? (byte) (after[at] + random.nextInt(-2, 3))
                    : (byte) tree.source().u1(random.nextLong(tree.source().length()));
        }
        return new Replacement(leaf.offset(), leaf.length(), after);
    }

    private void compare(Samples.Entry sample, OpenTree open, Field leaf, Patch patch) {
        Source source = Source.ofBytes("s", patch.applied(open.tree().source()));
        try (FieldTree after =
                open.decoder().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            EditCheck check = new EditCheck(open.tree(), after, patch, EditCheck.Names.SAME, NO_DECODING);
            boolean same = after.facts().issueCount() <= open.tree().facts().issueCount();
            if (same && check.wrongAround().isEmpty()) {
                taken++;
                check.wrongLeaf()
                        .ifPresent(why -> wrong.add(
                                "%s, `%s` (%s), %s: %s".formatted(sample, leaf.name(), leaf.role(), patch, why)));
            } else {
                refused++;
            }
        }
    }
}
