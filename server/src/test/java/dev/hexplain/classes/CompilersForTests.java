package dev.hexplain.classes;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources of tests, with the JDK's compiler and with Eclipse's. */
public final class CompilersForTests {
    private static final Map<Class<?>, StandardJavaFileManager> FILES = new ConcurrentHashMap<>();

    private CompilersForTests() {}

    /** The JDK's compiler. */
    public static JavaCompiler javac() {
        return ToolProvider.getSystemJavaCompiler();
    }

    /** Eclipse's compiler, which is found as a service. */
    public static Optional<JavaCompiler> ecj() {
        return ServiceLoader.load(JavaCompiler.class).stream()
                .filter(each -> each.type().getName().startsWith("org.eclipse."))
                .map(ServiceLoader.Provider::get)
                .findFirst();
    }

    /** They know the JDK's classes, which takes longer to read than a source of a test takes to compile. */
    private static StandardJavaFileManager files(JavaCompiler by) {
        return FILES.computeIfAbsent(
                by.getClass(), _ -> by.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));
    }

    /**
     * Compiles to a folder.
     *
     * @param sources by file name
     */
    public static Path compile(JavaCompiler by, Path to, Map<String, String> sources, String... options)
            throws IOException {
        Path from = Files.createDirectories(to.resolveSibling(to.getFileName() + "-sources"));
        Files.createDirectories(to);
        List<Path> written = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            written.add(Files.writeString(from.resolve(source.getKey()), source.getValue()));
        }
        List<String> all = new ArrayList<>(List.of("-proc:none", "-d", to.toString(), "-classpath", to.toString()));
        all.addAll(List.of(options));
        StringWriter said = new StringWriter();
        StandardJavaFileManager files = files(by);
        if (!by.getTask(said, files, null, all, null, files.getJavaFileObjectsFromPaths(written))
                .call()) {
            throw new IllegalStateException("The sources do not compile: " + said);
        }
        return to;
    }
}
