package dev.hexplain.tree;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** One file, mapped piece by piece. What was never written is a hole, which takes no room on the disk. */
final class FileGrowth extends FileColumn implements TreeStorage.Growth {
    private final Arena arena;
    private long size;

    FileGrowth(Path file, Arena arena) {
        super(
                file,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE);
        this.arena = arena;
    }

    @Override
    public MemorySegment grow(long bytes) {
        try {
            MemorySegment piece = channel().map(FileChannel.MapMode.READ_WRITE, size, bytes, arena);
            size += bytes;
            return piece;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot map the index file " + file, e);
        }
    }

    @Override
    public void seal(long bytes) {
        cut(bytes);
    }
}
