package dev.hexplain.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.architecture.ClassUses.Called;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Field;
import java.lang.invoke.MethodHandles;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yaml.snakeyaml.Yaml;

/** The import rules of ARCHITECTURE.md. */
@Slow
class ImportsTest {
    private static final String ROOT = "dev.hexplain.";
    private static final String DEFINITIONS = "dev.hexplain.codecs.definitions.DefinitionLoader";
    private static final List<String> PACKAGES = List.of(
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
            "cli");

    private static final Predicate<Called> DEFINES_CLASSES =
            callOf(MethodHandles.Lookup.class, "define.*Class.*").or(callOf(ClassLoader.class, "defineClass"));

    private static final Predicate<Called> RUNS_PROGRAMS =
            callOf(Runtime.class, "exec|load|loadLibrary").or(callOf(System.class, "load|loadLibrary"));

    private static final Predicate<Called> FINDS_CLASSES = callOf(Class.class, "forName")
            .or(callOf(ClassLoader.class, "loadClass|findClass"))
            .or(callOf(MethodHandles.Lookup.class, "findClass"));

    /** Nodes are read, which make nothing. */
    private static final Predicate<Called> READS_OBJECTS_OF_YAML = callOf(Yaml.class, "load.*");

    /** Read once for all rules. */
    private static final Map<String, ClassUses> PRODUCT = ClassUses.with(Field.class, ImportsTest::isLookedAt);

    private static final Set<String> USED =
            PRODUCT.values().stream().flatMap(type -> type.types().stream()).collect(Collectors.toSet());

    private static final Set<Called> CALLED =
            PRODUCT.values().stream().flatMap(type -> type.methods().stream()).collect(Collectors.toSet());

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
        List<String> others = others(PACKAGES, allowed);
        assertThat(using(inside(from), inside(others))).isEmpty();
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
        List<String> others =
                others(List.of("expr", "model", "eval", "read", "check", "run", "kst", "process"), allowed).stream()
                        .map(name -> "ksy." + name)
                        .toList();
        assertThat(using(inside("ksy." + from), inside(others).or(inside(List.of("bytes", "tree", "decode")))))
                .isEmpty();
    }

    @Test
    void decoders_see_neither_http_nor_files_nor_databases() {
        Predicate<String> forbidden =
                named("(io\\.javalin|jakarta|java\\.net|java\\.nio\\.file|java\\.sql|org\\.jdbi)\\..*"
                        + "|java\\.io\\.(File|RandomAccessFile|Object(In|Out)putStream).*");
        assertThat(using(inside(List.of("decoders", "ksy")), forbidden)).isEmpty();
    }

    @Test
    void decoders_do_not_know_each_other() {
        Map<String, Set<String>> uses = between("dev\\.hexplain\\.decoders\\.([^.]+)\\..*");

        assertThat(uses)
                .hasSizeGreaterThan(20)
                .allSatisfy((_, others) -> assertThat(others).isEmpty());
    }

    /** A token is read by the table in that class: what it begins, its layout, its value. */
    @ParameterizedTest
    @ValueSource(strings = {"cbor", "msgpack", "smile"})
    void one_class_says_what_the_tokens_of_a_format_begin(String format) {
        String decoder = ROOT + "decoders." + format + ".";
        assertThat(PRODUCT.values())
                .filteredOn(type -> type.name().startsWith(decoder))
                .filteredOn(type -> type.types().contains(ROOT + "decode.items.ItemType"))
                .extracting(ClassUses::name)
                .hasSize(1);
    }

    /** The codec lab reads back what it has just written, there alone, and behind a filter. */
    @Test
    void nothing_uploaded_is_ever_deserialized() {
        Predicate<String> others = not("dev\\.hexplain\\.codecs\\.objectstream\\.ObjectStreams(\\$.*)?");
        assertThat(using(others, named("java\\.io\\.ObjectInputStream.*|java\\.rmi\\..*|java\\.beans\\.XML.*")))
                .isEmpty();
    }

    /** Neither by its name in what was brought, nor from bytes, nor as text of a language. */
    @Test
    void nothing_uploaded_is_ever_loaded_or_run() {
        Predicate<String> languages = named("javax\\.script\\..*|javax\\.tools\\..*|java\\.net\\.URLClassLoader.*"
                + "|org\\.yaml\\.snakeyaml\\.constructor\\..*"
                + "|com\\.sun\\.jna\\..*|javax\\.naming\\..*");
        assertThat(using(_ -> true, languages)).isEmpty();
        assertThat(calling(RUNS_PROGRAMS.or(READS_OBJECTS_OF_YAML))).isEmpty();
    }

    /**
     * Hexplain's own programs that measure codecs and that answer questions to tables, `ps` where no file tells the memory of
     * these; and the Spark that the operator named, to submit a scan.
     */
    @Test
    void processes_are_started_only_to_measure_to_answer_and_to_submit() {
        Predicate<String> others = not("dev\\.hexplain\\.(timing\\..*|bytes\\.OwnJvm|cli\\.SparkSubmission"
                + "|batch\\.questions\\.QuestionProcess|inspect\\.monitoring\\.ProcessMemory)");
        assertThat(using(others, named("java\\.lang\\.(ProcessBuilder|Process)")))
                .isEmpty();
    }

    /** The lab defines classes for the objects of a stream: of its own class files, which hold no code of the stream's. */
    @Test
    void only_class_files_that_were_written_here_are_defined() {
        assertThat(calling(DEFINES_CLASSES)).containsExactly(DEFINITIONS);
    }

    /**
     * What is asked for by name is a constant: the articles' classes in the default package, which nothing can import. A
     * loader of definitions finds these, and the JDK's.
     */
    @Test
    void classes_are_found_by_name_only_among_samples_and_definitions() {
        assertThat(calling(FINDS_CLASSES))
                .containsExactly(
                        "dev.hexplain.codecs.definitions.DefinitionLoader",
                        "dev.hexplain.codecs.samples.SampleClasses");
    }

    @Test
    void only_the_api_knows_the_web_server_and_only_the_store_the_database() {
        assertThat(using(inside("api").negate(), named("(io\\.javalin|org\\.eclipse\\.jetty|jakarta\\.servlet)\\..*")))
                .isEmpty();
        assertThat(using(inside("store").negate(), named("(org\\.jdbi|com\\.zaxxer|org\\.flywaydb)\\..*")))
                .isEmpty();
    }

    @Test
    void parts_of_a_package_do_not_go_round_in_circles() {
        assertThat(circles(between("dev\\.hexplain\\.([^.]+)\\..*"))).isEmpty();
    }

    @Test
    void no_package_depends_on_itself_through_others() {
        assertThat(circles(between("dev\\.hexplain\\.(.+)\\.[^.]+"))).isEmpty();
    }

    @Test
    void only_a_circle_is_one() {
        Map<String, Set<String>> uses = Map.of(
                "a",
                Set.of("b", "d"),
                "b",
                Set.of("c"),
                "c",
                Set.of("a"),
                "d",
                Set.of("e"),
                "e",
                Set.of(),
                "f",
                Set.of("a"));

        assertThat(circles(uses)).isEqualTo(Map.of("a", Set.of("b"), "b", Set.of("c"), "c", Set.of("a")));
    }

    private static boolean isLookedAt(String method) {
        return method.startsWith("load")
                || method.startsWith("define")
                || Set.of("exec", "forName", "findClass").contains(method);
    }

    private static List<String> others(List<String> all, String allowed) {
        return all.stream()
                .filter(name -> !List.of(allowed.split(" ")).contains(name))
                .toList();
    }

    /** Each "class uses class". */
    private static Stream<String> using(Predicate<String> from, Predicate<String> used) {
        Set<String> wanted = USED.stream().filter(used).collect(Collectors.toSet());
        return PRODUCT.values().stream()
                .filter(type -> from.test(type.name()))
                .flatMap(type -> type.types().stream()
                        .filter(wanted::contains)
                        .map(other -> "%s uses %s".formatted(type.name(), other)));
    }

    /** The classes that call such methods. */
    private static Set<String> calling(Predicate<Called> called) {
        Set<Called> wanted = CALLED.stream().filter(called).collect(Collectors.toSet());
        return PRODUCT.values().stream()
                .filter(type -> !Collections.disjoint(type.methods(), wanted))
                .map(ClassUses::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Which parts use which other ones; a class belongs to the part that is the group of the pattern, or to none. */
    private static Map<String, Set<String>> between(String pattern) {
        Pattern names = Pattern.compile(pattern);
        Map<String, String> parts = new HashMap<>();
        Map<String, Set<String>> uses = new HashMap<>();
        PRODUCT.keySet().forEach(name -> parts.put(name, part(names.matcher(name))));
        for (ClassUses type : PRODUCT.values()) {
            String part = parts.get(type.name());
            if (!part.isEmpty()) {
                Set<String> others = uses.computeIfAbsent(part, _ -> new TreeSet<>());
                type.types().stream()
                        .map(used -> parts.getOrDefault(used, ""))
                        .filter(other -> !other.isEmpty() && !other.equals(part))
                        .forEach(others::add);
            }
        }
        return uses;
    }

    /** What remains when parts go that use none of the others, and those that none of the others uses. */
    private static Map<String, Set<String>> circles(Map<String, Set<String>> uses) {
        Map<String, Set<String>> left = new HashMap<>(uses);
        int before;
        do {
            before = left.size();
            left.replaceAll((_, others) ->
                    others.stream().filter(left::containsKey).collect(TreeSet::new, Set::add, Set::addAll));
            left.values().removeIf(Set::isEmpty);
            Set<String> used = new TreeSet<>();
            left.values().forEach(used::addAll);
            left.keySet().retainAll(used);
        } while (left.size() < before);
        return left;
    }

    private static Predicate<Called> callOf(Class<?> owner, String methods) {
        Predicate<String> names = named(methods);
        return call -> names.test(call.name()) && isA(call.owner(), owner);
    }

    private static boolean isA(String name, Class<?> type) {
        ClassUses own = PRODUCT.get(name);
        if (own != null) {
            return isA(own.superclass(), type);
        }
        try {
            return type.isAssignableFrom(Class.forName(name, false, ImportsTest.class.getClassLoader()));
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private static String part(Matcher name) {
        return name.matches() ? name.group(1) : "";
    }

    private static Predicate<String> named(String pattern) {
        return Pattern.compile(pattern).asMatchPredicate();
    }

    private static Predicate<String> not(String pattern) {
        return named(pattern).negate();
    }

    private static Predicate<String> inside(String name) {
        return type -> type.startsWith(ROOT + name + ".");
    }

    private static Predicate<String> inside(List<String> names) {
        List<String> packages = names.stream().map(name -> ROOT + name + ".").toList();
        return type -> {
            for (String each : packages) {
                if (type.startsWith(each)) {
                    return true;
                }
            }
            return false;
        };
    }
}
