package dev.hexplain.tree;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A growing region of one file, mapped piece by piece; its blocks are allocated before they are written. */
final class FileGrowth extends FileColumn implements TreeStorage.Growth {
    private static final long FIRST_STEP = 1 << 12;
    private static final long LARGEST_STEP = 1 << 20;

    private final Arena arena;
    private long size;
    private long backed;

    FileGrowth(Path file, Arena arena, SpaceAllowance allowance) {
        super(
                file,
                allowance,
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
            throw StorageFailure.of("map", file, e);
        }
    }

    @Override
    public long back(long bytes) {
        long step = Math.clamp(backed, FIRST_STEP, LARGEST_STEP);
        long end = Math.min(size, Math.max(bytes, backed + step));
        allow(end);
        try {
            writeZeros(channel(), backed, end);
        } catch (IOException e) {
            throw StorageFailure.of("write", file, e);
        }
        backed = end;
        return end;
    }

    @Override
    public void seal(long bytes) {
        cut(bytes);
    }
}
