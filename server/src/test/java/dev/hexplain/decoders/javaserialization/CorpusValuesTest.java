package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueWalk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Objects that other projects wrote fit the views of their classes, and their values come to an end. */
@Slow
class CorpusValuesTest {
    private static final int MOST_VALUES = 200_000;
    private static final long LARGEST = 1 << 20;

    /** Attacks that put together what no class writes: handlers of annotations whose members are no annotation's, say. */
    private static final Set<String> FORGED =
            Set.of("CommonsCollections1.ser", "CommonsCollections3.ser", "Groovy1.ser", "JDK8u20.ser");

    @TestFactory
    List<DynamicTest> objects_fit_the_views_of_their_classes() {
        return Corpus.folders("java-").stream()
                .map(folder -> DynamicTest.dynamicTest(folder.getFileName().toString(), () -> check(folder)))
                .toList();
    }

    private static void check(Path folder) throws IOException {
        List<String> misfits = new ArrayList<>();
        for (Path file : Corpus.files(folder.resolve("files"))) {
            if (Files.size(file) <= LARGEST
                    && !FORGED.contains(file.getFileName().toString())) {
                TreeValues values = new TreeValues(Decoding.of(Files.readAllBytes(file)));
                Misfits found = new Misfits();
                ValueWalk.of(values.root(), found);
                found.problems.forEach(problem -> misfits.add(file.getFileName() + ": " + problem));
                assertThat(found.values).as(file.toString()).isLessThan(MOST_VALUES);
            }
        }
        assertThat(misfits).isEmpty();
    }

    private static final class Misfits implements ValueWalk.Visitor {
        private final List<String> problems = new ArrayList<>();
        private int values;

        @Override
        public void begin(LogicalValue value) {
            values++;
            if (value instanceof LogicalValue.Structure plain
                    && !plain.problem().isEmpty()) {
                problems.add(plain.problem());
            }
        }

        @Override
        public void end(LogicalValue value) {}

        @Override
        public boolean goesOn() {
            return values < MOST_VALUES;
        }
    }
}
