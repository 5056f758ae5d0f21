package dev.hexplain.tree;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Where the columns of a tree live: in native memory for small trees, in mapped files for all others. */
public sealed interface TreeStorage extends AutoCloseable {
    /** Room for records {@code [chunk * bytes, (chunk + 1) * bytes)} of a column, zeroed when new. */
    MemorySegment chunk(String column, long chunk, long bytes);

    /** As much of a chunk as a sealed column holds, for reading. */
    MemorySegment sealedChunk(String column, long chunk, long bytes);

    /** Says that a column is written and how much of it is used. */
    void seal(String column, long bytes);

    /** Bytes in a sealed column, 0 where there is none. */
    long sealed(String column);

    /** Log2 of the records in a chunk. */
    int chunkShift();

    @Override
    void close();

    /** In native memory, released when nothing refers to it any more. */
    static TreeStorage inMemory() {
        return new InMemory(Arena.ofAuto());
    }

    /** In mapped files of a folder that exists; what is there is kept until written over. */
    static TreeStorage in(Path folder) {
        return new InFiles(folder, Arena.ofShared());
    }

    /** In native memory. */
    record InMemory(Arena arena) implements TreeStorage {
        @Override
        public MemorySegment chunk(String column, long chunk, long bytes) {
            return arena.allocate(bytes, Long.BYTES);
        }

        @Override
        public MemorySegment sealedChunk(String column, long chunk, long bytes) {
            throw new IllegalStateException("A tree in memory is not opened again");
        }

        @Override
        public void seal(String column, long bytes) {}

        @Override
        public long sealed(String column) {
            return 0;
        }

        @Override
        public int chunkShift() {
            return 9;
        }

        @Override
        public void close() {}
    }

    /** In mapped files, one a column. */
    record InFiles(Path folder, Arena arena) implements TreeStorage {
        private static final int CHUNK_SHIFT = 16;

        @Override
        public MemorySegment chunk(String column, long chunk, long bytes) {
            try (FileChannel file = FileChannel.open(
                    folder.resolve(column),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE)) {
                return file.map(FileChannel.MapMode.READ_WRITE, chunk * bytes, bytes, arena);
            } catch (IOException e) {
                throw new UncheckedIOException("Cannot map " + column + " of the index in " + folder, e);
            }
        }

        @Override
        public MemorySegment sealedChunk(String column, long chunk, long bytes) {
            try (FileChannel file = FileChannel.open(folder.resolve(column), StandardOpenOption.READ)) {
                long start = chunk * bytes;
                // Mapped for writing and past its end, the file would grow, and hold records that nobody wrote.
                return file.map(FileChannel.MapMode.READ_ONLY, start, Math.min(bytes, file.size() - start), arena);
            } catch (IOException e) {
                throw new UncheckedIOException("Cannot map " + column + " of the index in " + folder, e);
            }
        }

        @Override
        public void seal(String column, long bytes) {
            Path path = folder.resolve(column);
            if (!Files.exists(path)) {
                return;
            }
            try (FileChannel file = FileChannel.open(path, StandardOpenOption.WRITE)) {
                file.truncate(bytes);
            } catch (IOException e) {
                throw new UncheckedIOException("Cannot cut " + column + " of the index in " + folder, e);
            }
        }

        @Override
        public long sealed(String column) {
            try {
                Path path = folder.resolve(column);
                return Files.exists(path) ? Files.size(path) : 0;
            } catch (IOException e) {
                throw new UncheckedIOException("Cannot read " + column + " of the index in " + folder, e);
            }
        }

        @Override
        public int chunkShift() {
            return CHUNK_SHIFT;
        }

        @Override
        public void close() {
            if (arena.scope().isAlive()) {
                arena.close();
            }
        }
    }
}
