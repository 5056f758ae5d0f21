package dev.hexplain.operations;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** A small file system of its own, in memory, that can be filled. Linux only, and only for root. */
final class SmallDisk implements AutoCloseable {
    private static final int BLOCK = 1 << 12;

    private final Path root;

    private SmallDisk(Path root) {
        this.root = root;
    }

    /** Mounts one on a folder; the test is skipped, with the reason, where that is not allowed. */
    static SmallDisk mount(Path folder, String options) throws IOException {
        int exit = run("mount", "-t", "tmpfs", "-o", options, "hexplain-test", folder.toString());
        Assumptions.assumeTrue(exit == 0, "A file system of its own can only be mounted by root on Linux");
        return new SmallDisk(folder);
    }

    Path root() {
        return root;
    }

    private Path filler() {
        return root.resolve("filler");
    }

    /** Takes every byte that is left. */
    void fill() throws IOException {
        byte[] block = new byte[BLOCK];
        try (OutputStream filler = Files.newOutputStream(filler())) {
            while (true) {
                filler.write(block);
            }
        } catch (IOException full) {
            if (free() > BLOCK) {
                throw full;
            }
        }
    }

    /** Gives back what {@link #fill} took. */
    void drain() throws IOException {
        Files.deleteIfExists(filler());
    }

    long free() throws IOException {
        return Files.getFileStore(root).getUsableSpace();
    }

    private static int run(String... command) throws IOException {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor();
        } catch (IOException noSuchCommand) {
            return -1;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() throws IOException {
        if (run("umount", "--lazy", root.toString()) != 0) {
            throw new IOException("Cannot unmount " + root);
        }
    }
}
