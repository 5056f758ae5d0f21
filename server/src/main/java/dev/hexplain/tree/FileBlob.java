package dev.hexplain.tree;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A blob in one file; the file does not exist while nothing was appended. */
final class FileBlob extends FileColumn implements TreeStorage.Blob {
    private static final int BUFFER = 1 << 16;

    private final Arena arena;
    private ByteBuffer buffer = ByteBuffer.allocate(0);
    private long written;

    FileBlob(Path file, Arena arena, SpaceAllowance allowance) {
        super(
                file,
                allowance,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE);
        this.arena = arena;
    }

    @Override
    public void append(byte[] more) {
        if (buffer.capacity() == 0) {
            buffer = ByteBuffer.allocate(BUFFER);
        }
        if (more.length > buffer.remaining()) {
            flush();
        }
        if (more.length > buffer.remaining()) {
            write(ByteBuffer.wrap(more));
        } else {
            buffer.put(more);
        }
    }

    @Override
    public long size() {
        return written + buffer.position();
    }

    private void flush() {
        write(buffer.flip());
        buffer.clear();
    }

    private void write(ByteBuffer bytes) {
        allow(written + bytes.remaining());
        try {
            while (bytes.hasRemaining()) {
                written += channel().write(bytes, written);
            }
        } catch (IOException e) {
            throw StorageFailure.of("write", file, e);
        }
    }

    @Override
    public void truncate(long size) {
        if (size >= written) {
            buffer.position(buffer.capacity() == 0 ? 0 : Math.toIntExact(size - written));
        } else {
            // Bytes after that in the file are overwritten, or cut off at the end.
            buffer.clear();
            written = size;
        }
    }

    @Override
    public void seal() {
        if (isOpen() || size() > 0) {
            flush();
            cut(written);
            buffer = ByteBuffer.allocate(0);
        }
    }

    @Override
    public MemorySegment whole() {
        if (!Files.exists(file)) {
            return MemorySegment.ofArray(new byte[0]);
        }
        try (FileChannel sealed = FileChannel.open(file, StandardOpenOption.READ)) {
            return sealed.map(FileChannel.MapMode.READ_ONLY, 0, sealed.size(), arena);
        } catch (IOException e) {
            throw StorageFailure.of("map", file, e);
        }
    }
}
