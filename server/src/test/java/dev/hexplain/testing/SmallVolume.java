package dev.hexplain.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A real volume of its own in memory, where one may be mounted: by root on Linux. Tests are skipped elsewhere. */
public final class SmallVolume implements AutoCloseable {
    private final Path folder;

    private SmallVolume(Path folder) {
        this.folder = folder;
    }

    /**
     * Mounts one.
     *
     * @param options such as {@code size=48m}
     */
    public static SmallVolume mount(Path folder, String options) throws IOException {
        assumeTrue(System.getProperty("os.name").equals("Linux"), "only Linux has volumes in memory");
        assumeTrue(
                "root".equals(System.getProperty("user.name"))
                        && run("mount", "-t", "tmpfs", "-o", options, "tmpfs", folder.toString()),
                "only root may mount a volume");
        return new SmallVolume(folder);
    }

    public Path folder() {
        return folder;
    }

    public void remount(String options) throws IOException {
        assumeTrue(run("mount", "-o", "remount," + options, folder.toString()), "the volume cannot be mounted anew");
    }

    /** Writes another's file until there is no room at all. */
    public void fill() throws IOException {
        try (var out = Files.newOutputStream(somebodyElses())) {
            byte[] piece = new byte[1 << 12];
            while (true) {
                out.write(piece);
            }
        } catch (IOException full) {
            // As was wanted.
        }
    }

    /** The same, and leaves about so many bytes. */
    public void fillBut(long bytes) throws IOException {
        fill();
        try (FileChannel file = FileChannel.open(somebodyElses(), StandardOpenOption.WRITE)) {
            file.truncate(file.size() - bytes);
        }
    }

    /** Deletes what {@link #fill} wrote. */
    public void drain() throws IOException {
        Files.deleteIfExists(somebodyElses());
    }

    private Path somebodyElses() {
        return folder.resolve("somebody-elses");
    }

    private static boolean run(String... command) throws IOException {
        List<String> line = new ArrayList<>(List.of(command));
        Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
        try (var out = process.getInputStream()) {
            out.readAllBytes();
            return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        if (!run("umount", folder.toString())) {
            run("umount", "-l", folder.toString());
        }
    }
}
