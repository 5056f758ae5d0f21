import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * A step of the build: writes beside the jar one with the part of it that commands need which only read bytes. To open a
 * jar, the JVM reads its whole table of contents, and that of all codecs and of the server takes longer than most of
 * these commands.
 *
 * <p>usage: {@code java EngineJar.java JAR CLASSES CLASSPATH}, where CLASSES is the folder of what was compiled, and
 * CLASSPATH a file with the libraries of the engine. {@code hexplain.jar} gives {@code hexplain-engine.jar}.
 */
final class EngineJar {
    private static final String SERVICES = "META-INF/services/";

    private EngineJar() {}

    public static void main(String[] arguments) throws IOException {
        Set<String> libraries = new HashSet<>();
        for (String library : Files.readString(Path.of(arguments[2])).strip().split(File.pathSeparator)) {
            try (ZipFile file = new ZipFile(library)) {
                file.stream().map(ZipEntry::getName).forEach(libraries::add);
            }
        }
        Path classes = Path.of(arguments[1]);
        Path out = Path.of(arguments[0].replaceFirst("\\.jar$", "-engine.jar"));
        try (ZipFile whole = new ZipFile(arguments[0]);
                ZipOutputStream part = new ZipOutputStream(Files.newOutputStream(out))) {
            Set<String> names = whole.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> libraries.contains(name)
                            || name.equals("META-INF/MANIFEST.MF")
                            || isOwn(name) && Files.isRegularFile(classes.resolve(name)))
                    .collect(Collectors.toSet());
            for (ZipEntry entry : whole.stream()
                    .filter(each -> names.contains(each.getName()))
                    .toList()) {
                copy(whole, entry, part, names);
            }
        }
    }

    /** Compiled here, and neither the page nor what it offers as samples. */
    private static boolean isOwn(String name) {
        return !name.startsWith("public/") && !name.startsWith("samples/") && !name.startsWith("META-INF/");
    }

    private static void copy(ZipFile from, ZipEntry entry, ZipOutputStream to, Set<String> names) throws IOException {
        byte[] bytes = from.getInputStream(entry).readAllBytes();
        ZipEntry copy = new ZipEntry(entry.getName());
        copy.setTimeLocal(entry.getTimeLocal());
        to.putNextEntry(copy);
        to.write(
                entry.getName().startsWith(SERVICES)
                        ? providersIn(names, new String(bytes)).getBytes()
                        : bytes);
        to.closeEntry();
    }

    /** Of the classes that provide a service, those that are here. */
    private static String providersIn(Set<String> names, String services) {
        return services.lines()
                .filter(type -> names.contains(type.strip().replace('.', '/') + ".class"))
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
