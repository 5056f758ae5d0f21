package dev.hexplain.ksy.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.descriptors.DescriptorFiles;
import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.testing.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each wrong descriptor of the language's own tests is rejected at the places that its header names. */
class WrongDescriptorsTest {
    private static final Pattern PLACE = Pattern.compile("# (\\S+?\\.ksy):\\s*(\\S.*):\\s*");
    private static final Pattern SEVERITY = Pattern.compile("#\\s+(error|warning): .*");

    /** Keys of cases are written there as syntax trees. */
    private static final Pattern TREE = Pattern.compile("(?:IntNum|Bool)\\((.*)\\)|Name\\(identifier\\((.*)\\)\\)");

    /**
     * Found, and true, but not in the header: because parsing had failed before, or because what is imported is not in the
     * corpus.
     */
    private static final Map<String, List<String>> MORE = Map.of(
            "attr_bad_id.ksy", List.of("error /seq/0"),
            "params_call_bad_type_subtype_import.ksy", List.of("error /meta/imports/0"),
            "attr_bad_key.ksy", List.of("error /seq/1/type"),
            "expr_cast_type_unknown.ksy", List.of("error /instances/foo_bar/value"));

    @TestFactory
    Stream<DynamicTest> are_rejected_where_they_are_wrong() {
        Path folder = Corpus.folder("kaitai-tests/formats_err");
        return Corpus.files(folder).stream()
                .filter(file -> file.toString().endsWith(".ksy"))
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> isRejected(file)));
    }

    private static void isRejected(Path file) throws IOException {
        List<String> expected = expected(file);
        List<String> found = Checker.check(new DescriptorFiles(List.of()).read(file)).stream()
                .map(WrongDescriptorsTest::shown)
                .toList();
        List<String> all = new ArrayList<>(expected);
        all.addAll(MORE.getOrDefault(file.getFileName().toString(), List.of()));
        assertThat(found).containsExactlyInAnyOrderElementsOf(all);
    }

    private static String shown(Diagnostic error) {
        String severity = error.severity().name().toLowerCase(Locale.ROOT);
        boolean yaml = error.message().startsWith("not YAML") || error.message().startsWith("duplicate key");
        return severity + " "
                + (yaml
                        ? error.at().line() + ":" + error.at().column()
                        : error.at().path());
    }

    private static List<String> expected(Path file) throws IOException {
        List<String> expected = new ArrayList<>();
        String place = "";
        for (String line : Files.readAllLines(file)) {
            Matcher at = PLACE.matcher(line);
            Matcher severity = SEVERITY.matcher(line);
            if (severity.matches()) {
                expected.add(severity.group(1) + " " + place);
            } else if (at.matches()) {
                place = TREE.matcher(at.group(2)).replaceAll("$1$2");
            }
        }
        return expected;
    }
}
