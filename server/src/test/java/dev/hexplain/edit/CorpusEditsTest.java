package dev.hexplain.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.ValueEdits;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Values of real files are written as they are: that gives the same bytes, or is refused with a reason. */
@Slow
class CorpusEditsTest {
    private static final int LARGEST = 1 << 14;
    private static final int VALUES_OF_A_FILE = 4;
    private static final int MOST_PARTS = 20;
    private static final int DEEPEST = 12;
    private static final int LONGEST = 2000;

    private static final List<String> FOLDERS =
            List.of("java-", "encoders-real", "avro", "smile-serde", "thrift-fixtures", "hessian.js");

    /** Of each format, at least so many of a hundred values are written; others are refused: those of Java are shared, and CBOR refers to texts. */
    private static final Map<String, Integer> WRITTEN = Map.of(
            "cbor", 95,
            "chronicle_wire", 100,
            "hessian1", 100,
            "hessian2", 100,
            "java_serialization", 60,
            "json", 97,
            "kryo", 100,
            "smile", 90,
            "thrift_binary", 100,
            "thrift_compact", 80);

    private static final DumpSessions SESSIONS = new DumpSessions(DumpLimits.DEFAULT);
    private static final DecodeChoices RAW = new DecodeChoices(DecodeChoices.DETECT, "raw", OptionalLong.empty());

    /** How many values of a format were written as the same bytes, and how many were refused. */
    private static final class RequestCounts {
        private int written;
        private int refused;

        int percent() {
            return 100 * written / Math.max(1, written + refused);
        }

        @Override
        public String toString() {
            return "%d of %d (%d %%)".formatted(written, written + refused, percent());
        }
    }

    private final Map<String, RequestCounts> tallies = new TreeMap<>();
    private final List<String> wrong = new ArrayList<>();

    @Test
    void what_is_read_is_written_as_the_same_bytes() throws IOException {
        for (Path file : files()) {
            write(file);
        }
        assertThat(wrong).isEmpty();
        WRITTEN.forEach((format, share) ->
                assertThat(tallies.get(format).percent()).as(tallies.toString()).isGreaterThanOrEqualTo(share));
    }

    private static List<Path> files() {
        return FOLDERS.stream()
                .flatMap(prefix -> Corpus.folders(prefix).stream())
                .flatMap(folder -> Corpus.files(folder).stream())
                .filter(file -> file.toFile().length() <= LARGEST)
                .toList();
    }

    private void write(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try (DumpSession session = SESSIONS.open(DumpInput.of(file), RAW)) {
            OpenTree tree = session.decode(RAW);
            if (tree.issueCount() > 0) {
                return;
            }
            RequestCounts tally = tallies.computeIfAbsent(tree.entry().format(), _ -> new RequestCounts());
            TreeValues values = new TreeValues(tree.tree());
            for (Assignment same : sampled(scalars(values))) {
                if (isAt(values, same)) {
                    write(session, tree, same, bytes, tally);
                }
            }
        }
    }

    /** Where parts have the same name, a path leads to the first of them. */
    private static boolean isAt(TreeValues values, Assignment same) {
        return values.find(same.path())
                .filter(LogicalValue.Scalar.class::isInstance)
                .map(found -> ((LogicalValue.Scalar) found).text().first(LONGEST))
                .filter(text -> same.text().equals(text) || text.equals("null"))
                .isPresent();
    }

    private void write(DumpSession session, OpenTree tree, Assignment same, byte[] bytes, RequestCounts tally)
            throws IOException {
        try (ValueEdits.Edited edited = session.edit(tree, List.of(same))) {
            byte[] written = edited.bytes().copy(0, (int) edited.bytes().length());
            tally.written++;
            if (!Arrays.equals(written, bytes)) {
                wrong.add(tree.tree().source().name() + ": " + same);
            }
        } catch (Refusal refused) {
            tally.refused++;
        }
    }

    private static List<Assignment> sampled(List<Assignment> all) {
        int step = Math.max(1, all.size() / VALUES_OF_A_FILE);
        List<Assignment> some = new ArrayList<>();
        for (int i = 0; i < all.size() && some.size() < VALUES_OF_A_FILE; i += step) {
            some.add(all.get(i));
        }
        return some;
    }

    private static List<Assignment> scalars(TreeValues values) {
        List<Assignment> found = new ArrayList<>();
        collect(values.root(), "", 0, found);
        return found;
    }

    private static void collect(LogicalValue value, String path, int depth, List<Assignment> found) {
        if (depth > DEEPEST) {
            return;
        }
        switch (value) {
            case LogicalValue.Scalar scalar -> {
                if (scalar.kind() != ScalarKind.NULL
                        && !path.isEmpty()
                        && !scalar.text().isLongerThan(LONGEST)) {
                    String text = scalar.text().first(LONGEST);
                    found.add(new Assignment(path, text.equals("null") ? "\"null\"" : text));
                }
            }
            case LogicalValue.Sequence sequence -> {
                List<LogicalValue> parts = sequence.elements().page(0, MOST_PARTS);
                for (int i = 0; i < parts.size(); i++) {
                    collect(parts.get(i), path + ValuePath.element(i), depth + 1, found);
                }
            }
            case LogicalValue.Mapping map ->
                first(map.entries())
                        .forEach(
                                each -> collect(each.value(), step(path, ValuePath.key(each.key())), depth + 1, found));
            case LogicalValue.Structure object ->
                first(object.members())
                        .forEach(each ->
                                collect(each.value(), step(path, ValuePath.member(each.name())), depth + 1, found));
            case LogicalValue.Reference _, LogicalValue.Opaque _ -> {}
        }
    }

    private static <T> Stream<T> first(Paged<T> parts) {
        return parts.page(0, MOST_PARTS).stream();
    }

    private static String step(String path, String step) {
        StringBuilder inside = new StringBuilder(path);
        ValuePath.append(inside, step);
        return inside.toString();
    }
}
