package dev.hexplain.tree;

import dev.hexplain.bytes.OwnerOnly;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The storage of a tree's columns: on the heap for small trees, in files for all others. A column is written chunk by
 * chunk, all of one size but the last; chunks written before may be changed until it is sealed.
 */
public sealed interface TreeStorage extends AutoCloseable {
    /** The chunks of a column that is about to be written, or was. */
    Chunks column(String name);

    /** Bytes that are about to be written one after the other, or were. */
    Blob blob(String name);

    /** Zeroed memory for random access; it lasts until the storage is closed. */
    MemorySegment scratch(String name, long bytes);

    /** Like {@link #scratch}, on the heap where it is small. */
    default MemorySegment room(String name, long bytes) {
        return bytes <= 1 << 16 ? MemorySegment.ofArray(new long[(int) (bytes + 7) / 8]) : scratch(name, bytes);
    }

    /**
     * Memory that grows at its end and is changed anywhere, by one thread, until it is sealed. When the storage is
     * opened again, it is read with {@code blob(name).whole()}.
     */
    Growth growth(String name);

    /** Log2 of the records in a chunk. */
    int chunkShift();

    @Override
    void close();

    /** On the heap, for trees of small sources. */
    static TreeStorage inMemory() {
        return new InMemory();
    }

    /** In the files of a folder that exists. They are mapped until the storage is closed. */
    static TreeStorage in(Path folder) {
        return in(folder, SpaceAllowance.ENDLESS);
    }

    /** The same, with a limit on the size of the files. */
    static TreeStorage in(Path folder, SpaceAllowance allowance) {
        return new InFiles(folder, Arena.ofShared(), allowance);
    }

    /** The chunks of one column. */
    interface Chunks {
        /** Writes a chunk; the first {@code used} ints of it. The array stays the caller's. */
        void write(int chunk, int[] ints, int used);

        /** Reads a chunk that was written. */
        void read(int chunk, int[] ints);

        /** Ends writing at {@code bytes} bytes. */
        void seal(long bytes);

        /** All that was sealed, as one segment. */
        MemorySegment whole();
    }

    /** Bytes, appended, then sealed and read by many threads. */
    interface Blob {
        void append(byte[] bytes);

        long size();

        /** Forgets all but the first {@code size} bytes. */
        void truncate(long size);

        void seal();

        /** All that was sealed, read-only. */
        MemorySegment whole();
    }

    /** A zeroed region that grows piece by piece. */
    interface Growth {
        /** The next bytes behind those that were given before. They stay readable until the storage is closed. */
        MemorySegment grow(long bytes);

        /**
         * Makes sure that the first {@code bytes} bytes, of those that were given, have blocks allocated on the disk.
         * They must not be touched before; returns how many bytes have blocks now.
         */
        long back(long bytes);

        /** Ends writing at {@code bytes} bytes; what lies behind them must not be touched any more. */
        void seal(long bytes);
    }

    /** On the heap. */
    final class InMemory implements TreeStorage {
        @Override
        public Chunks column(String name) {
            return new HeapChunks();
        }

        @Override
        public Blob blob(String name) {
            return new HeapBlob();
        }

        @Override
        public Growth growth(String name) {
            return new NativeGrowth();
        }

        @Override
        public MemorySegment scratch(String name, long bytes) {
            return Arena.ofAuto().allocate(bytes, Long.BYTES);
        }

        @Override
        public int chunkShift() {
            return 12;
        }

        @Override
        public void close() {}
    }

    /** Arrays. */
    final class HeapChunks implements Chunks {
        private final List<int[]> chunks = new ArrayList<>();
        private MemorySegment whole = MemorySegment.NULL;

        private HeapChunks() {}

        @Override
        public void write(int chunk, int[] ints, int used) {
            int[] copy = Arrays.copyOf(ints, used);
            if (chunk < chunks.size()) {
                chunks.set(chunk, copy);
            } else {
                chunks.add(copy);
            }
        }

        @Override
        public void read(int chunk, int[] ints) {
            int[] from = chunks.get(chunk);
            System.arraycopy(from, 0, ints, 0, from.length);
        }

        @Override
        public void seal(long bytes) {
            int[] all = new int[Math.toIntExact(bytes / Integer.BYTES)];
            int at = 0;
            for (int[] chunk : chunks) {
                int used = Math.min(chunk.length, all.length - at);
                System.arraycopy(chunk, 0, all, at, used);
                at += used;
            }
            chunks.clear();
            whole = MemorySegment.ofArray(all);
        }

        @Override
        public MemorySegment whole() {
            return whole;
        }
    }

    /** In files, one a column. */
    final class InFiles implements TreeStorage {
        private static final int CHUNK_SHIFT = 16;

        private final Path folder;
        private final Arena arena;
        private final SpaceAllowance allowance;
        private final List<FileColumn> columns = new ArrayList<>();

        private InFiles(Path folder, Arena arena, SpaceAllowance allowance) {
            this.folder = folder;
            this.arena = arena;
            this.allowance = allowance;
        }

        @Override
        public Chunks column(String name) {
            return closedAtTheEnd(new FileChunks(folder.resolve(name), arena, allowance));
        }

        @Override
        public Blob blob(String name) {
            return closedAtTheEnd(new FileBlob(folder.resolve(name), arena, allowance));
        }

        @Override
        public Growth growth(String name) {
            return closedAtTheEnd(new FileGrowth(folder.resolve(name), arena, allowance));
        }

        @Override
        public MemorySegment scratch(String name, long bytes) {
            Path file = folder.resolve(name);
            allowance.take(bytes);
            try (FileChannel channel = OwnerOnly.open(
                    file,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE,
                    // Only the mapping is needed: a deleted file leaves nothing behind when the process ends.
                    StandardOpenOption.DELETE_ON_CLOSE)) {
                FileColumn.writeZeros(channel, 0, bytes);
                return channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes, arena);
            } catch (IOException e) {
                throw StorageFailure.of("map", file, e);
            }
        }

        private <C extends FileColumn> C closedAtTheEnd(C column) {
            columns.add(column);
            return column;
        }

        @Override
        public int chunkShift() {
            return CHUNK_SHIFT;
        }

        @Override
        public void close() {
            columns.forEach(FileColumn::letGo);
            if (arena.scope().isAlive()) {
                arena.close();
                allowance.end();
            }
        }
    }
}
