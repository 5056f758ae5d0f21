import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A step of the build: fails where the built jar holds what it should not, or does not say what it holds. Native libraries
 * are for the platforms that are supported, and each library has one for this machine; every dependency whose classes are
 * in the jar stands in its bill of materials and its notice; every other class has its source here; the version names the
 * commit, if the build knew one.
 *
 * <p>usage: {@code java -cp CLASSPATH JarCheck.java JAR}
 */
final class JarCheck {
    private static final Pattern NATIVE = Pattern.compile(".*\\.(so|dll|dylib|jnilib|a|sl)(_\\w+)?");

    /** Folders of native libraries, as each of the libraries spells platforms. */
    private static final Pattern SUPPORTED =
            Pattern.compile("org/sqlite/native/(Linux|Linux-Musl|Mac)/(x86_64|aarch64)/.*"
                    + "|org/sqlite/native/Windows/x86_64/.*"
                    + "|(linux|darwin)/(amd64|x86_64|aarch64)/libzstd-jni.*|win/amd64/libzstd-jni.*"
                    + "|org/xerial/snappy/native/(Linux|Mac)/(x86_64|x86_64-musl|aarch64)/.*"
                    + "|org/xerial/snappy/native/Windows/x86_64/.*"
                    + "|net/jpountz/util/(linux|darwin|windows)/(amd64|x86_64|aarch64)/.*"
                    + "|com/sun/jna/(linux-x86-64|linux-aarch64|darwin|win32-x86-64)/.*"
                    + "|libduckdb_java\\.so_(linux_amd64|linux_arm64|osx_universal|windows_amd64)"
                    + "|jni/(x86_64-Linux|aarch64-Linux|Darwin|x86_64-Windows)/.*"
                    // Of one-nio, for Linux on x86_64; its codec does without it.
                    + "|libonenio\\.so");

    /** Of a release or a snapshot, with the commit as build metadata (Semantic Versioning 2.0.0, section 10). */
    private static final Pattern VERSION =
            Pattern.compile("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\\+(unknown|[0-9a-f]{7,40}(-dirty)?)");

    private static final List<String> EXPECTED = List.of(
            "org/sqlite/native/Linux/x86_64/libsqlitejdbc.so",
            "org/sqlite/native/Linux/aarch64/libsqlitejdbc.so",
            "org/sqlite/native/Linux-Musl/x86_64/libsqlitejdbc.so",
            "org/sqlite/native/Linux-Musl/aarch64/libsqlitejdbc.so",
            "org/sqlite/native/Mac/x86_64/libsqlitejdbc.dylib",
            "org/sqlite/native/Mac/aarch64/libsqlitejdbc.dylib",
            "org/sqlite/native/Windows/x86_64/sqlitejdbc.dll",
            "org/xerial/snappy/native/Linux/x86_64/libsnappyjava.so",
            "org/xerial/snappy/native/Linux/aarch64/libsnappyjava.so",
            "net/jpountz/util/linux/amd64/liblz4-java.so",
            "net/jpountz/util/linux/aarch64/liblz4-java.so",
            "libduckdb_java.so_linux_amd64",
            "libduckdb_java.so_linux_arm64",
            "META-INF/LICENSE");

    /** Where the classes that no dependency brings have their sources, beside the file that describes the build. */
    private static final List<String> SOURCES =
            List.of("src/main/java", "src/seeds/java", "target/generated-sources/annotations");

    private final ZipFile jar;
    private final List<String> faults = new ArrayList<>();

    private JarCheck(ZipFile jar) {
        this.jar = jar;
    }

    public static void main(String[] args) throws IOException {
        try (ZipFile jar = new ZipFile(args[0])) {
            JarCheck check = new JarCheck(jar);
            check.natives();
            check.dependencies();
            check.version();
            if (!check.faults.isEmpty()) {
                check.faults.forEach(fault -> System.err.println(args[0] + ": " + fault));
                System.exit(1);
            }
        }
    }

    private void natives() {
        Set<String> names = new HashSet<>();
        jar.stream().map(ZipEntry::getName).forEach(names::add);
        names.stream()
                .filter(name -> NATIVE.matcher(name).matches()
                        && !SUPPORTED.matcher(name).matches())
                .sorted()
                .forEach(name -> faults.add(name + " is for a platform that is not supported:"
                        + " exclude it in the filters of the shade plugin"));
        EXPECTED.stream()
                .filter(name -> !names.contains(name))
                .forEach(name -> faults.add(name + " is missing: a filter of the shade plugin excludes too much"));
    }

    /** The class path that was shaded is what is true; Maven's list of it, and ours, are compared with it. */
    private void dependencies() throws IOException {
        JsonNode bill = new ObjectMapper().readTree(text("META-INF/sbom/application.cdx.json"));
        String notice = text("META-INF/NOTICE");
        Map<String, String> listed = new TreeMap<>();
        for (JsonNode each : bill.path("components")) {
            String purl = each.path("purl").asText();
            String classifier =
                    purl.contains("classifier=") ? "-" + purl.replaceFirst(".*classifier=([^&]*).*", "$1") : "";
            String title = each.path("group").asText() + ":" + each.path("name").asText() + classifier + " "
                    + each.path("version").asText();
            listed.put(each.path("name").asText() + "-" + each.path("version").asText() + classifier + ".jar", title);
        }
        Set<String> ours = new HashSet<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            String name = Path.of(entry).getFileName().toString();
            if (!name.endsWith(".jar")) {
                continue;
            }
            contents(Path.of(entry), ours);
            String title = listed.get(name);
            if (title == null) {
                faults.add(name + " is in the jar and not in its bill of materials");
            } else if (!notice.contains("\n" + title + ": ")) {
                faults.add(title + " is in the jar and not in its notice");
            }
        }
        strangers(ours);
        boolean hasPage = jar.getEntry("public/index.html") != null;
        if (hasPage && !notice.contains("\nnpm:react ")) {
            faults.add("the page is in the jar and its packages are not in the notice");
        }
    }

    private static void contents(Path dependency, Set<String> names) throws IOException {
        try (ZipFile zip = new ZipFile(dependency.toFile())) {
            zip.stream().map(ZipEntry::getName).forEach(names::add);
        }
    }

    private void strangers(Set<String> known) {
        jar.stream()
                .map(ZipEntry::getName)
                .filter(name -> name.endsWith(".class") && !known.contains(name) && !hasSource(name))
                .forEach(name -> faults.add(name + " comes from no dependency, and has no source here"));
    }

    /** Whether a class is written here, or by an annotation processor of what is written here. */
    private static boolean hasSource(String name) {
        String source = name.replaceFirst("[$.].*", "") + ".java";
        return SOURCES.stream().anyMatch(folder -> Files.isRegularFile(Path.of(folder, source)));
    }

    private String text(String name) throws IOException {
        ZipEntry entry = jar.getEntry(name);
        if (entry == null) {
            faults.add(name + " is missing");
            return "{}";
        }
        return new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
    }

    private void version() throws IOException {
        try (var manifest = jar.getInputStream(jar.getEntry("META-INF/MANIFEST.MF"))) {
            String version = new Manifest(manifest).getMainAttributes().getValue("Implementation-Version");
            if (version == null || !VERSION.matcher(version).matches()) {
                faults.add("its version is %s and not of the form 1.2.3+commit".formatted(version));
            }
        }
    }
}
