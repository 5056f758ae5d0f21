import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

/**
 * A step of the build: writes a small jar that starts in place of the whole one, and finds in that what it lacks. To open
 * a jar the JVM reads its list of entries, and with the 30,000 of all libraries that is a third of the time of a small
 * job.
 *
 * <p>usage: {@code java StartJar.java JAR START-JAR}, both in one folder
 */
final class StartJar {
    /** What commands load that explain a dump; each folder of a library whole. */
    private static final List<String> FOLDERS =
            List.of("dev/hexplain/", "formats/", "picocli/", "com/fasterxml/jackson/core/", "org/snakeyaml/");

    private StartJar() {}

    public static void main(String[] arguments) throws IOException {
        Path whole = Path.of(arguments[0]);
        Path part = Path.of(arguments[1] + ".part");
        try (JarFile from = new JarFile(whole.toFile());
                JarOutputStream to = new JarOutputStream(Files.newOutputStream(part), manifest(from, whole))) {
            for (Enumeration<? extends ZipEntry> entries = from.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                if (!entry.isDirectory() && FOLDERS.stream().anyMatch(entry.getName()::startsWith)) {
                    copy(from, entry, to);
                }
            }
        }
        Files.move(part, Path.of(arguments[1]), StandardCopyOption.REPLACE_EXISTING);
    }

    private static Manifest manifest(JarFile from, Path whole) throws IOException {
        Manifest manifest = new Manifest(from.getManifest());
        manifest.getMainAttributes().putValue(Attributes.Name.CLASS_PATH.toString(), whole.getFileName().toString());
        manifest.getMainAttributes().remove(Attributes.Name.MULTI_RELEASE);
        return manifest;
    }

    /** Stored as it is: to unpack takes longer than to read. */
    private static void copy(JarFile from, ZipEntry entry, JarOutputStream to) throws IOException {
        ZipEntry stored = new ZipEntry(entry.getName());
        stored.setMethod(ZipEntry.STORED);
        stored.setSize(entry.getSize());
        stored.setCrc(entry.getCrc());
        stored.setTime(entry.getTime());
        to.putNextEntry(stored);
        from.getInputStream(entry).transferTo(to);
        to.closeEntry();
    }
}
