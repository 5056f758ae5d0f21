package dev.hexplain.timing;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * The lock that JMH takes while it measures, on a file that all programs of this machine share. JMH gives up where
 * another process has it; this waits. While it is held, JMH needs the setting to ignore it ({@code jmh.ignoreLock}).
 */
final class BenchmarkLock implements AutoCloseable {
    private static final Path FILE = Path.of(System.getProperty("java.io.tmpdir"), "jmh.lock");
    private static final long PAUSE_MILLIS = 500;

    private final FileChannel file;

    private BenchmarkLock(FileChannel file) {
        this.file = file;
    }

    /** @param waiting runs again and again while another process measures */
    static BenchmarkLock acquire(Runnable waiting) throws IOException, InterruptedException {
        FileChannel file = FileChannel.open(FILE, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        for (@Nullable FileLock lock = file.tryLock(); lock == null; lock = file.tryLock()) {
            waiting.run();
            Thread.sleep(PAUSE_MILLIS);
        }
        return new BenchmarkLock(file);
    }

    /** Gives the lock away. */
    @Override
    public void close() throws IOException {
        file.close();
    }
}
