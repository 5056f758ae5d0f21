package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Samples;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What {@code hexplain decode} prints of each sample, as text that people review: {@code <sample>.tree} beside the dump.
 * {@code make golden} writes them again. Only trees too long for anyone to read have none.
 */
class GoldenTreesTest {
    private static final boolean UPDATE = Boolean.getBoolean("golden.update");
    private static final int READABLE = 100_000;

    @TestFactory
    List<DynamicTest> each_sample_decodes_to_its_golden_tree() {
        return Samples.names("java").stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> check(name)))
                .toList();
    }

    private static void check(String name) throws IOException {
        Path golden = Samples.folder("java").resolve(name + ".tree");
        String tree = decode(Samples.folder("java").resolve(name + ".ser"));
        assertThat(tree).startsWith("# " + name + ".ser: ");
        if (tree.length() > READABLE) {
            assertThat(golden).doesNotExist();
        } else if (UPDATE) {
            Files.writeString(golden, tree);
        } else {
            assertThat(tree).isEqualTo(Files.readString(golden));
        }
    }

    private static String decode(Path file) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode =
                Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute("decode", file.toString());
        assertThat(exitCode).as(err.toString()).isIn(0, 2, 3);
        return out.toString();
    }
}
