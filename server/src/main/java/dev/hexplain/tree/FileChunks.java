package dev.hexplain.tree;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The chunks of a column in one file; the file does not exist while no chunk was written. */
final class FileChunks extends FileColumn implements TreeStorage.Chunks {
    private static final long SMALL = 1 << 16;

    private final Arena arena;
    private ByteBuffer buffer = ByteBuffer.allocate(0);

    FileChunks(Path file, Arena arena, SpaceAllowance allowance) {
        super(file, allowance, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        this.arena = arena;
    }

    @Override
    public void write(int chunk, int[] ints, int used) {
        IntBuffer all = buffer(used).asIntBuffer();
        all.put(ints, 0, used);
        long at = (long) chunk * ints.length * Integer.BYTES;
        allow(at + (long) used * Integer.BYTES);
        try {
            writeFully(at);
        } catch (IOException e) {
            throw StorageFailure.of("write", file, e);
        }
    }

    private void writeFully(long position) throws IOException {
        long at = position;
        while (buffer.hasRemaining()) {
            at += channel().write(buffer, at);
        }
    }

    @Override
    public void read(int chunk, int[] ints) {
        ByteBuffer all = buffer(ints.length);
        long at = (long) chunk * ints.length * Integer.BYTES;
        try {
            while (all.hasRemaining()) {
                at += channel().read(all, at);
            }
        } catch (IOException e) {
            throw StorageFailure.of("read", file, e);
        }
        all.flip().asIntBuffer().get(ints);
    }

    private ByteBuffer buffer(int ints) {
        int bytes = ints * Integer.BYTES;
        if (buffer.capacity() < bytes) {
            buffer = ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
        }
        return buffer.clear().limit(bytes);
    }

    @Override
    public void seal(long bytes) {
        buffer = ByteBuffer.allocate(0);
        if (bytes > 0 || isOpen() || Files.exists(file)) {
            cut(bytes);
        }
    }

    @Override
    public MemorySegment whole() {
        if (!Files.exists(file)) {
            return MemorySegment.NULL;
        }
        try (FileChannel sealed = FileChannel.open(file, StandardOpenOption.READ)) {
            return sealed.size() <= SMALL
                    ? MemorySegment.ofArray(ints(Files.readAllBytes(file)))
                    : sealed.map(FileChannel.MapMode.READ_ONLY, 0, sealed.size(), arena);
        } catch (IOException e) {
            throw StorageFailure.of("map", file, e);
        }
    }

    private static int[] ints(byte[] bytes) {
        return MemorySegment.ofArray(bytes).toArray(ValueLayout.JAVA_INT_UNALIGNED);
    }
}
