package dev.hexplain.tree;

import dev.hexplain.bytes.OwnerOnly;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file that is written until it is sealed; where that never happens, it is closed together with its storage. Before
 * it grows, the storage's allowance is asked.
 */
abstract class FileColumn {
    private static final int PIECE = 1 << 16;

    final Path file;
    private final SpaceAllowance allowance;
    private final OpenOption[] how;
    private @Nullable FileChannel channel;
    private long allowed;

    FileColumn(Path file, SpaceAllowance allowance, OpenOption... how) {
        this.file = file;
        this.allowance = allowance;
        this.how = how;
    }

    /** The file, opened when first needed. */
    final FileChannel channel() throws IOException {
        FileChannel open = channel;
        if (open == null) {
            open = OwnerOnly.open(file, how);
            channel = open;
        }
        return open;
    }

    final boolean isOpen() {
        return channel != null;
    }

    /** Asks whether the file may have so many bytes. */
    final void allow(long bytes) {
        if (bytes > allowed) {
            allowance.take(bytes - allowed);
            allowed = bytes;
        }
    }

    /**
     * Allocates the blocks of a range of a file. A mapped range without blocks is a hole: writing to it on a full disk
     * would end the process instead of failing the write.
     */
    static void writeZeros(FileChannel channel, long from, long to) throws IOException {
        ByteBuffer zeros = ByteBuffer.allocateDirect((int) Math.min(PIECE, to - from));
        for (long at = from; at < to; ) {
            at += channel.write(zeros.clear().limit((int) Math.min(zeros.capacity(), to - at)), at);
        }
    }

    /** Cuts the file where it is longer, and closes it. */
    final void cut(long bytes) {
        try (FileChannel open = channel()) {
            if (open.size() > bytes) {
                open.truncate(bytes);
            }
        } catch (IOException e) {
            throw StorageFailure.of("cut", file, e);
        } finally {
            channel = null;
        }
    }

    /** Closes the file and ignores failures. */
    final void letGo() {
        FileChannel open = channel;
        channel = null;
        try {
            if (open != null) {
                open.close();
            }
        } catch (IOException e) {
            throw StorageFailure.of("close", file, e);
        }
    }
}
