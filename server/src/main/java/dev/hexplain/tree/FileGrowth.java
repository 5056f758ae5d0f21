package dev.hexplain.tree;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** One file, mapped piece by piece. What was never written is a hole, which takes no room on the disk. */
final class FileGrowth implements TreeStorage.Growth {
    private final Path file;
    private @Nullable FileChannel channel;
    private long size;

    FileGrowth(Path file) {
        this.file = file;
    }

    @Override
    public MemorySegment grow(long bytes) {
        try {
            MemorySegment piece = channel().map(FileChannel.MapMode.READ_WRITE, size, bytes, Arena.ofAuto());
            size += bytes;
            return piece;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot map the index file " + file, e);
        }
    }

    private FileChannel channel() throws IOException {
        FileChannel open = channel;
        if (open == null) {
            open = FileChannel.open(
                    file,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE);
            channel = open;
        }
        return open;
    }

    @Override
    public void seal(long bytes) {
        try (FileChannel open = channel()) {
            open.truncate(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot cut the index file " + file, e);
        } finally {
            channel = null;
        }
    }
}
