package dev.hexplain.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Documents, Javadoc and the description of the API are in plain technical English: subject, verb, technical noun. Turns that
 * made readers guess are listed here, each with what says the same; add one when it is found.
 */
class PlainWordsTest {
    private static final Path ROOT = Path.of("..");

    private static final Map<String, String> RIDDLES = Map.ofEntries(
            Map.entry("brought(?! up to date)", "imported, uploaded, provided"),
            Map.entry("stands? (in|at|behind|before|between|under|inside)", "is in; follows; precedes"),
            Map.entry("standing (in|at|behind|before|between)", "in; behind; before"),
            Map.entry("told( apart)?(?! by)", "distinguished, recognised, reported, received"),
            Map.entry("unless told otherwise", "by default"),
            Map.entry("(is|are) to be said", "notes, a notice"),
            Map.entry("before long", "soon; short-lived"),
            Map.entry("goes when", "is dropped, is deleted"),
            Map.entry("nobody has", "is not there, is not on the class path"),
            Map.entry("must not be lost", "durable"),
            Map.entry("what it says of itself", "its description"));

    private static final Pattern RIDDLE = Pattern.compile("(?i)\\b(" + String.join("|", RIDDLES.keySet()) + ")\\b");

    /** Lines of comments in Java. */
    private static final Pattern COMMENT = Pattern.compile("\\s*(/\\*\\*|\\*|//).*");

    @Test
    void documents_and_comments_have_no_riddles() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files()) {
            boolean java = file.toString().endsWith(".java");
            List<String> lines = Files.readAllLines(file);
            for (int number = 0; number < lines.size(); number++) {
                String line = lines.get(number);
                if ((!java || COMMENT.matcher(line).matches())
                        && RIDDLE.matcher(prose(line)).find()) {
                    found.add("%s:%d: %s".formatted(file, number + 1, line.strip()));
                }
            }
        }

        assertThat(found).as("plain words for these are in RIDDLES").isEmpty();
    }

    /** A line without names of parameters and code. */
    private static String prose(String line) {
        return line.replaceAll("@param \\S+|`[^`]*`|\\{@\\w+ [^}]*}", "");
    }

    private static List<Path> files() throws IOException {
        List<Path> all = new ArrayList<>(List.of(
                ROOT.resolve("README.md"),
                ROOT.resolve("ARCHITECTURE.md"),
                ROOT.resolve("CONTRIBUTING.md"),
                ROOT.resolve("SECURITY.md"),
                Path.of("src/main/resources/openapi.yaml")));
        add(all, ROOT.resolve("docs"), ".md");
        add(all, Path.of("src/main/java"), ".java");
        assertThat(all).hasSizeGreaterThan(1_000);
        return all;
    }

    private static void add(List<Path> all, Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> file.toString().endsWith(ending)).sorted().forEach(all::add);
        }
    }
}
