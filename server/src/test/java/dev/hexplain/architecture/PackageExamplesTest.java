package dev.hexplain.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples in package-infos compile: each is a method's body, or members of a class, in its own package. What they
 * use without declaring it is in {@code package-examples.txt}.
 */
@Slow
class PackageExamplesTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\\n(.*?)\\n \\* }</pre>", Pattern.DOTALL);
    private static final Pattern MEMBER = Pattern.compile("(public|protected|final class) .*", Pattern.DOTALL);
    private static final String GIVEN = "package-examples.txt";

    private static final String HELPERS = "static <T> T given() { return null; } static void print(Object... any) {}";

    /** Its example is a class list, not Java. */
    private static final String CLASS_LISTS = "dev.hexplain.decode.classes";

    @TempDir
    Path classes;

    private record Example(String inPackage, int number, String code, String given) {
        String name() {
            return "Example" + number;
        }

        /** The example as a class that sees all packages of the product. */
        String source(String imports) {
            String body = MEMBER.matcher(code).matches()
                    ? code
                    : "void example() throws Exception {\n%s\n}".formatted(statements());
            return "package %s;\n%sabstract class %s {\n%s\n%s\n%s\n}\n"
                    .formatted(inPackage, imports, name(), HELPERS, given, body);
        }

        /** What is an expression becomes a statement. */
        private String statements() {
            return code.lines()
                            .anyMatch(line -> line.replaceFirst("\\s*//.*", "").endsWith(";"))
                    ? code
                    : code.lines()
                            .map(line -> "var _ = " + line.replaceFirst("\\s*//.*", "") + ";")
                            .collect(Collectors.joining("\n"));
        }
    }

    /** A source that is not in a file. */
    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(Example example, String imports) {
            super(
                    URI.create("string:///" + example.inPackage().replace('.', '/') + "/" + example.name() + ".java"),
                    Kind.SOURCE);
            this.text = example.source(imports);
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    @Test
    void examples_in_package_infos_compile() throws IOException {
        List<Example> examples = examples();
        String imports = imports();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(found, Locale.ROOT, null)) {
            List<String> options =
                    List.of("-proc:none", "-nowarn", "-Xlint:none", "-Xmaxerrs", "1000", "-d", classes.toString());
            List<Text> sources =
                    examples.stream().map(each -> new Text(each, imports)).toList();
            compiler.getTask(null, files, found, options, null, sources).call();
        }

        assertThat(examples).hasSizeGreaterThan(50);
        assertThat(found.getDiagnostics().stream()
                        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                        .map(PackageExamplesTest::line))
                .isEmpty();
    }

    private static String line(Diagnostic<? extends JavaFileObject> error) {
        String source = error.getSource() instanceof Text text ? text.text : "";
        String code = source.lines()
                .skip(Math.max(0, error.getLineNumber() - 1))
                .findFirst()
                .orElse("");
        return source.lines().findFirst().orElse("") + " " + code.strip() + ": "
                + error.getMessage(Locale.ROOT).replaceAll("\\s+", " ");
    }

    private static List<Example> examples() throws IOException {
        Map<String, List<String>> given = given();
        List<Example> found = new ArrayList<>();
        for (Path file : packageInfos()) {
            String inPackage = packageOf(file);
            EXAMPLE.matcher(Files.readString(file))
                    .results()
                    .map(match -> match.group(1).replaceAll("(?m)^ \\* ?", ""))
                    .filter(code -> !inPackage.equals(CLASS_LISTS))
                    .forEach(code -> found.add(new Example(inPackage, found.size(), code, given(given, inPackage))));
        }
        return found;
    }

    /** What all examples are given, but for what those of this package are given under the same name. */
    private static String given(Map<String, List<String>> given, String inPackage) {
        List<String> own = given.getOrDefault(inPackage, List.of());
        List<String> names = own.stream().map(PackageExamplesTest::name).toList();
        return Stream.concat(own.stream(), given.get("*").stream().filter(line -> !names.contains(name(line))))
                .collect(Collectors.joining("\n"));
    }

    /** The name that a line declares. */
    private static String name(String line) {
        return line.replaceFirst(" = .*", "").replaceFirst(".* ", "");
    }

    /** Declarations by package; those of {@code *} are for all. */
    private static Map<String, List<String>> given() throws IOException {
        Map<String, List<String>> found = new HashMap<>();
        List<String> lines = found.computeIfAbsent("*", _ -> new ArrayList<>());
        try (var in = PackageExamplesTest.class.getResourceAsStream(GIVEN)) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                if (line.startsWith("== ")) {
                    lines = found.computeIfAbsent(line.substring(3), _ -> new ArrayList<>());
                } else {
                    lines.add(line);
                }
            }
        }
        return found;
    }

    private static List<Path> packageInfos() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.endsWith("package-info.java"))
                    .sorted()
                    .toList();
        }
    }

    private static String packageOf(Path file) {
        return SOURCES.relativize(file.getParent())
                .toString()
                .replace('\\', '/')
                .replace('/', '.');
    }

    private static String imports() throws IOException {
        Stream<String> own = packageInfos().stream().map(PackageExamplesTest::packageOf);
        Stream<String> others = Stream.of("java.io", "java.nio", "java.nio.file", "java.util", "ru.sbrf.ufs.dto");
        return Stream.concat(own, others).map("import %s.*; "::formatted).collect(Collectors.joining()) + "\n";
    }
}
