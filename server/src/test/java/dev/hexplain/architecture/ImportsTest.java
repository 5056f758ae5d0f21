package dev.hexplain.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.hexplain.testing.Slow;
import java.lang.invoke.MethodHandles;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yaml.snakeyaml.Yaml;

/** The import rules of ARCHITECTURE.md. */
@Slow
class ImportsTest {
    private static final DescribedPredicate<JavaMethodCall> DEFINES_CLASSES = callOf(
                    "a class is made of bytes", MethodHandles.Lookup.class, "define.*Class.*")
            .or(callOf("a class is made of bytes", ClassLoader.class, "defineClass"));

    private static final String DEFINITIONS = "dev.hexplain.codecs.definitions.DefinitionLoader";

    private static final DescribedPredicate<JavaMethodCall> RUNS_PROGRAMS = callOf(
                    "a program or library is run", Runtime.class, "exec|load|loadLibrary")
            .or(callOf("a library is loaded", System.class, "load|loadLibrary"));

    private static final DescribedPredicate<JavaMethodCall> FINDS_CLASSES = callOf(
                    "a class is found by its name", Class.class, "forName")
            .or(callOf("a class is found by its name", ClassLoader.class, "loadClass|findClass"))
            .or(callOf("a class is found by its name", MethodHandles.Lookup.class, "findClass"));

    /** Nodes are read, which make nothing. */
    private static final DescribedPredicate<JavaMethodCall> READS_OBJECTS_OF_YAML =
            callOf("YAML makes objects", Yaml.class, "load.*");

    /** Read once for all rules: that takes seconds, most of them for the classes that these use. */
    private static final JavaClasses PRODUCT = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.hexplain");

    /** Of the product; what else there is in the world is another rule's matter. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "bytes : bytes",
                "tree : tree bytes",
                "values : values tree bytes",
                "decode : decode values tree bytes",
                "search : search decode tree bytes",
                "diff : diff decode values tree bytes",
                "edit : edit values tree bytes",
                "ksy : ksy decode values tree bytes",
                "decoders : decoders decode values tree bytes",
                "ingest : ingest bytes tree",
                "codecs : codecs decode values tree bytes",
                "timing : timing codecs decoders decode values tree bytes",
                "store : store bytes tree",
                "inspect : inspect search diff edit ksy decoders ingest codecs timing store decode values tree bytes",
                "batch : batch inspect decode tree bytes",
                "api : api batch inspect search bytes",
                "cli : cli api batch inspect search",
            })
    void a_package_imports_only_what_it_may(String from, String allowed) {
        String[] others = Stream.of(
                        "bytes",
                        "tree",
                        "values",
                        "decode",
                        "search",
                        "diff",
                        "edit",
                        "ksy",
                        "decoders",
                        "ingest",
                        "codecs",
                        "timing",
                        "store",
                        "inspect",
                        "batch",
                        "api",
                        "cli")
                .filter(name -> !Stream.of(allowed.split(" ")).toList().contains(name))
                .map(ImportsTest::inside)
                .toArray(String[]::new);

        noClasses()
                .that()
                .resideInAPackage(inside(from))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others)
                .allowEmptyShould(true)
                .check(PRODUCT);
    }

    /** Within {@code ksy}: what only describes and checks knows nothing of what runs. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "expr : expr",
                "model : model expr",
                "eval : eval model expr",
                "read : read model expr",
                "check : check read model expr",
            })
    void a_package_of_descriptors_imports_only_what_it_may(String from, String allowed) {
        String[] others = Stream.of("expr", "model", "eval", "read", "check", "run", "kst", "process")
                .filter(name -> !Stream.of(allowed.split(" ")).toList().contains(name))
                .map(name -> inside("ksy." + name))
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage(inside("ksy." + from))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others)
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage(inside("bytes"), inside("tree"), inside("decode"))
                .check(PRODUCT);
    }

    @Test
    void decoders_see_neither_http_nor_files_nor_databases() {
        noClasses()
                .that()
                .resideInAnyPackage(inside("decoders"), inside("ksy"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "io.javalin..", "jakarta..", "java.net..", "java.nio.file..", "java.sql..", "org.jdbi..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.io\\.(File|RandomAccessFile|Object(In|Out)putStream).*")
                .allowEmptyShould(true)
                .check(PRODUCT);
    }

    @Test
    void decoders_do_not_know_each_other() {
        slices().matching("dev.hexplain.decoders.(*)..")
                .should()
                .notDependOnEachOther()
                .check(PRODUCT);
    }

    /** The codec lab reads back what it has just written, there alone, and behind a filter. */
    @Test
    void nothing_uploaded_is_ever_deserialized() {
        noClasses()
                .that()
                .haveNameNotMatching("dev\\.hexplain\\.codecs\\.objectstream\\.ObjectStreams(\\$.*)?")
                .and()
                .resideInAPackage("dev.hexplain..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.io\\.ObjectInputStream.*|java\\.rmi\\..*|java\\.beans\\.XML.*")
                .check(PRODUCT);
    }

    /** Neither by its name in what was brought, nor from bytes, nor as text of a language. */
    @Test
    void nothing_uploaded_is_ever_loaded_or_run() {
        noClasses()
                .that()
                .resideInAPackage("dev.hexplain..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("javax\\.script\\..*|javax\\.tools\\..*|java\\.net\\.URLClassLoader.*"
                        + "|org\\.yaml\\.snakeyaml\\.constructor\\..*"
                        + "|com\\.sun\\.jna\\..*|javax\\.naming\\..*")
                .orShould()
                .callMethodWhere(RUNS_PROGRAMS)
                .orShould()
                .callMethodWhere(READS_OBJECTS_OF_YAML)
                .check(PRODUCT);
    }

    /**
     * Hexplain's own programs that measure codecs and that answer questions to tables, `ps` where no file tells the memory of
     * these; and the Spark that the operator named, to submit a scan.
     */
    @Test
    void processes_are_started_only_to_measure_to_answer_and_to_submit() {
        noClasses()
                .that()
                .resideOutsideOfPackage(inside("timing"))
                .and()
                .haveNameNotMatching(
                        "dev\\.hexplain\\.(bytes\\.OwnJvm|cli\\.SparkSubmission|batch\\.questions\\.QuestionProcess|inspect\\.monitoring\\.ProcessMemory)")
                .and()
                .resideInAPackage("dev.hexplain..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.lang\\.(ProcessBuilder|Process)")
                .check(PRODUCT);
    }

    /** The lab defines classes for the objects of a stream: of its own class files, which hold no code of the stream's. */
    @Test
    void only_class_files_that_were_written_here_are_defined() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(DEFINITIONS)
                .and()
                .resideInAPackage("dev.hexplain..")
                .should()
                .callMethodWhere(DEFINES_CLASSES)
                .check(PRODUCT);
    }

    /**
     * What is asked for by name is a constant: the articles' classes in the default package, which nothing can import. A
     * loader of definitions finds these, and the JDK's.
     */
    @Test
    void classes_are_found_by_name_only_among_samples_and_definitions() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("dev.hexplain.codecs.samples.SampleClasses")
                .and()
                .doNotHaveFullyQualifiedName(DEFINITIONS)
                .and()
                .resideInAPackage("dev.hexplain..")
                .should()
                .callMethodWhere(FINDS_CLASSES)
                .check(PRODUCT);
    }

    @Test
    void only_the_api_knows_the_web_server_and_only_the_store_the_database() {
        noClasses()
                .that()
                .resideOutsideOfPackage(inside("api"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..")
                .check(PRODUCT);
        noClasses()
                .that()
                .resideOutsideOfPackage(inside("store"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.jdbi..", "com.zaxxer..", "org.flywaydb..")
                .check(PRODUCT);
    }

    @Test
    void parts_of_a_package_do_not_go_round_in_circles() {
        slices().matching("dev.hexplain.(*)..").should().beFreeOfCycles().check(PRODUCT);
    }

    @Test
    void no_package_depends_on_itself_through_others() {
        slices().matching("dev.hexplain.(**)").should().beFreeOfCycles().check(PRODUCT);
    }

    private static DescribedPredicate<JavaMethodCall> callOf(String what, Class<?> owner, String methods) {
        return DescribedPredicate.describe(
                what,
                call -> call.getTargetOwner().isAssignableTo(owner)
                        && call.getName().matches(methods));
    }

    private static String inside(String name) {
        return "dev.hexplain." + name + "..";
    }
}
