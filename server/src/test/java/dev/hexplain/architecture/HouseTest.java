package dev.hexplain.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;

/** Keeps class names unique, packages free of cycles, the code map of ARCHITECTURE.md complete, and names of tests in one style. */
class HouseTest {
    private static final String ROOT = "dev.hexplain.";
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private static final JavaClasses PRODUCT = ProductClasses.ALL;

    private static Stream<JavaClass> topLevelClasses() {
        return PRODUCT.stream()
                .filter(JavaClass::isTopLevelClass)
                .filter(type -> !type.getSimpleName().equals("package-info"));
    }

    @Test
    void a_simple_name_means_one_class() {
        assertThat(topLevelClasses().map(JavaClass::getSimpleName)).doesNotHaveDuplicates();
    }

    @Test
    void no_package_depends_on_itself_through_others() {
        slices().matching("dev.hexplain.(**)").should().beFreeOfCycles().check(PRODUCT);
    }

    @Test
    void the_code_map_names_each_package_once() throws IOException {
        List<String> packages = topLevelClasses()
                .map(type -> type.getPackageName().substring(ROOT.length()))
                .distinct()
                .toList();

        assertThat(codeMap()).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(packages);
    }

    @Test
    void tests_are_named_as_sentences_with_underscores() {
        JavaClasses tests = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.ONLY_INCLUDE_TESTS)
                .importPackages("dev.hexplain");

        ArchRuleDefinition.methods()
                .that()
                .areMetaAnnotatedWith(Testable.class)
                .should()
                .haveNameMatching("[a-z0-9]+(_[a-z0-9]+)*")
                .check(tests);
    }

    @Test
    void the_list_of_slow_tests_names_tests() throws IOException {
        assertThat(Files.readAllLines(Path.of("src/test/slow-tests.txt")).stream()
                        .filter(line -> !line.startsWith("#"))
                        .map(line -> Path.of("src/test/java", line)))
                .isNotEmpty()
                .allMatch(Files::isRegularFile);
    }

    /** What stands in the first column of the code map. */
    private static List<String> codeMap() throws IOException {
        String page = Files.readString(Path.of("..", "ARCHITECTURE.md"));
        String map = page.substring(page.indexOf("## Code map"), page.indexOf("`web/src/`"));
        return map.lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.split("\\|", -1)[1])
                .flatMap(cell -> CODE.matcher(cell).results().map(MatchResult::group))
                .map(code -> code.replace("`", ""))
                .toList();
    }
}
