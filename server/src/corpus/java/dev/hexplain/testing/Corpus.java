package dev.hexplain.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Real files that nobody of this project wrote; absent on most machines. */
public final class Corpus {
    private static final Path ROOT = root();
    private static boolean reported;

    private Corpus() {}

    private static Path root() {
        String named = System.getenv("HEXPLAIN_CORPUS");
        return Path.of(named != null ? named : "../../shared/corpus")
                .toAbsolutePath()
                .normalize();
    }

    /** A folder of the corpus; the test is skipped, and says so once, where there is none. */
    public static Path folder(String name) {
        Path folder = ROOT.resolve(name);
        if (!Files.isDirectory(folder)) {
            report();
            Assumptions.abort("No corpus at " + ROOT);
        }
        return folder;
    }

    private static synchronized void report() {
        if (!reported) {
            System.out.println("Skipped: tests on real files, because there is no corpus; set HEXPLAIN_CORPUS.");
            reported = true;
        }
    }

    /** Folders of the corpus whose names start so, in order. */
    public static List<Path> folders(String prefix) {
        folder(".");
        return list(ROOT).stream()
                .filter(path -> path.getFileName().toString().startsWith(prefix))
                .toList();
    }

    /** All files below a folder, in order; none where it does not exist. */
    public static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> list(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
