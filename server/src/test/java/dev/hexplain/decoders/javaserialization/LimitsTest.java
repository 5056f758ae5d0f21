package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.samples.BigStreams;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A limit that is hit ends decoding with an issue; what was decoded stays, and the rest is unparsed. */
class LimitsTest {
    private static final Limits MOST = Limits.DEFAULT;

    @TempDir
    Path folder;

    @Test
    void too_deep() {
        Limits limits = new Limits(MOST.rows(), 100, MOST.classes(), MOST.time(), MOST.derivedBytes());
        FieldTree tree = decoded(Samples.java("linked-list-1000"), limits, Progress.NONE);
        assertThat(stop(tree).message()).contains("deeper");
        assertThat(stop(tree).expected()).isEqualTo("at most 100");
        assertThat(tree.facts().maxDepth()).isBetween(90, 101);
        assertThat(tree.facts().covered()).isPositive().isLessThan(2_000);
    }

    @Test
    void too_many_rows() throws IOException {
        Limits limits = new Limits(10_000, MOST.depth(), MOST.classes(), MOST.time(), MOST.derivedBytes());
        FieldTree tree = decoded(list(50_000), limits, Progress.NONE);
        assertThat(stop(tree).expected()).isEqualTo("at most 10000 rows");
        assertThat(tree.rowCount()).isBetween(1_000, 10_000);
    }

    @Test
    void too_many_classes() throws IOException {
        byte[] bytes = Samples.java("class-chain");
        Limits limits = new Limits(MOST.rows(), MOST.depth(), 2, MOST.time(), MOST.derivedBytes());
        FieldTree tree = decoded(bytes, limits, Progress.NONE);
        assertThat(stop(tree).message()).contains("class descriptors");
    }

    @Test
    void too_long() throws IOException {
        Limits limits = new Limits(MOST.rows(), MOST.depth(), MOST.classes(), Duration.ZERO, MOST.derivedBytes());
        FieldTree tree = decoded(list(50_000), limits, Progress.NONE);
        assertThat(stop(tree).message()).contains("longer");
    }

    @Test
    void cancelled() throws IOException {
        List<Long> seen = new ArrayList<>();
        FieldTree tree = decoded(list(50_000), MOST, new Progress() {
            @Override
            public void at(long offset) {
                seen.add(offset);
            }

            @Override
            public boolean cancelled() {
                return seen.size() == 3;
            }
        });
        assertThat(stop(tree).message()).contains("cancelled");
        assertThat(seen).hasSize(3).isSorted();
        assertThat(tree.facts().covered()).isPositive().isLessThan(tree.source().length());
    }

    private static FieldTree decoded(byte[] bytes, Limits limits, Progress progress) {
        FieldTree tree = new JavaSerialization()
                .decode(
                        Source.ofBytes("limited", bytes),
                        new DecodeOptions(0, limits),
                        TreeStorage.inMemory(),
                        progress);
        TreeInvariants.check(tree);
        return tree;
    }

    private static Issue stop(FieldTree tree) {
        List<Issue> errors = Decoding.issues(tree, Severity.ERROR);
        assertThat(errors).hasSize(1);
        return errors.getFirst();
    }

    /** An ArrayList of so many trades, each a row or two. */
    private byte[] list(int size) throws IOException {
        Path file = folder.resolve("list.ser");
        BigStreams.write("list", size, file);
        return Files.readAllBytes(file);
    }
}
