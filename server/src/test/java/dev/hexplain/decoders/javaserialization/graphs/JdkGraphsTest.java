package dev.hexplain.decoders.javaserialization.graphs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decoders.javaserialization.Says;
import dev.hexplain.testing.Slow;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code decode --out values} says of graphs, compared with what {@code ObjectInputStream} reads from their streams. */
@Slow
class JdkGraphsTest {
    private static final int GRAPHS = 2_000;
    private static final int RUN = 200;
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    /** Of some of these a program cannot ask all that they hold; other tests have them. */
    private static final Set<String> ELSEWHERE = Set.of(
            "java.lang.invoke.SerializedLambda",
            "java.util.Collections$CopiesList",
            "java.util.Random",
            "java.util.TreeMap$AscendingSubMap",
            "java.util.TreeMap$DescendingSubMap",
            "java.util.TreeMap$SubMap",
            "java.util.concurrent.ConcurrentHashMap$EntrySetView",
            "java.util.concurrent.ConcurrentSkipListMap$SubMap",
            "java.util.concurrent.SynchronousQueue",
            "java.util.concurrent.atomic.DoubleAccumulator$SerializationProxy",
            "javax.management.openmbean.CompositeDataSupport",
            "javax.management.openmbean.TabularDataSupport",
            "javax.naming.CompositeName",
            "javax.naming.CompoundName",
            "javax.naming.directory.BasicAttribute",
            "javax.naming.directory.BasicAttributes",
            "javax.naming.ldap.LdapName",
            "javax.naming.ldap.Rdn",
            "javax.security.auth.Subject$SecureSet",
            "javax.security.auth.kerberos.KerberosPrincipal",
            "javax.security.auth.x500.X500Principal",
            "javax.sql.rowset.serial.SerialArray",
            "javax.sql.rowset.serial.SerialJavaObject");

    private static final Path SOURCES = Path.of("src/test/java/dev/hexplain/decoders/javaserialization/graphs");

    @ParameterizedTest
    @ValueSource(ints = {0, 200, 400, 600, 800, 1_000, 1_200, 1_400, 1_600, 1_800})
    void graphs_of_this_jdk_say_what_it_reads(int first) throws Exception {
        for (int seed = first; seed < first + RUN; seed++) {
            GraphProgram.Graph graph = GraphProgram.graph(seed);
            compare(seed, graph.json(), graph.stream(), false);
        }
    }

    @Test
    void each_class_of_the_jdk_with_a_view_is_in_a_graph() throws Exception {
        Set<String> missing = Files.readAllLines(Path.of("../formats/java/views/jdk.md")).stream()
                .filter(line -> line.startsWith("| `"))
                .flatMap(line ->
                        CODE.matcher(line.substring(0, line.indexOf(" | ", 2))).results())
                .map(name -> name.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        for (int seed = 0; seed < GRAPHS && missing.size() > ELSEWHERE.size(); seed++) {
            String stream = new String(GraphProgram.graph(seed).stream(), StandardCharsets.ISO_8859_1);
            missing.removeIf(name -> stream.contains((char) 0 + String.valueOf((char) name.length()) + name));
        }
        assertThat(missing).isEqualTo(new TreeSet<>(ELSEWHERE));
    }

    /** Written and read by a process of that JDK, which is looked for where systems install it. */
    @Test
    void graphs_of_jdk_17_say_what_it_reads(@TempDir Path classes) throws Exception {
        Optional<Path> java = jdk17();
        if (java.isEmpty()) {
            System.out.println("Skipped: graphs of JDK 17, because none is in /usr/lib/jvm.");
            Assumptions.abort("No JDK 17");
        }
        compile(classes);
        Process process = new ProcessBuilder(
                        java.get().toString(),
                        "-cp",
                        classes.toString(),
                        GraphProgram.class.getName(),
                        "0",
                        Integer.toString(GRAPHS))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(process.getInputStream()))) {
            for (int seed = 0; seed < GRAPHS; seed++) {
                byte[] stream = in.readNBytes(in.readInt());
                compare(seed, new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8), stream, true);
            }
        }
        assertThat(process.waitFor()).isZero();
    }

    private static void compare(int seed, String expected, byte[] stream, boolean digitsDiffer) throws IOException {
        String found = Says.json(stream);
        try {
            SameGraph.assertSame(expected, found, digitsDiffer);
        } catch (AssertionError different) {
            throw new AssertionError("Graph %d: %s".formatted(seed, different.getMessage()), different);
        }
    }

    private static void compile(Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Stream<String> options = Stream.of("--release", "17", "-nowarn", "-d", classes.toString());
        Stream<String> sources = Stream.of(
                        GraphProgram.class,
                        GraphRecord.class,
                        ObjectJson.class,
                        RandomJdkObjects.class,
                        RandomJdkScalars.class)
                .map(type -> SOURCES.resolve(type.getSimpleName() + ".java").toString());
        assertThat(compiler.run(
                        null, null, null, Stream.concat(options, sources).toArray(String[]::new)))
                .isZero();
    }

    private static Optional<Path> jdk17() throws IOException {
        Path homes = Path.of("/usr/lib/jvm");
        if (!Files.isDirectory(homes)) {
            return Optional.empty();
        }
        try (Stream<Path> all = Files.list(homes)) {
            List<Path> found = all.filter(JdkGraphsTest::isJdk17)
                    .map(home -> home.resolve("bin/java"))
                    .filter(Files::isExecutable)
                    .sorted()
                    .toList();
            return found.stream().findFirst();
        }
    }

    private static boolean isJdk17(Path home) {
        try {
            return Files.readString(home.resolve("release")).contains("JAVA_VERSION=\"17");
        } catch (IOException noJdk) {
            return false;
        }
    }
}
