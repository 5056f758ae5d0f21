package dev.hexplain.bytes;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Immutable random-access bytes. A source names itself, so that errors can say where they happened; a derived source
 * knows what it was made from.
 */
public sealed interface Source extends AutoCloseable {
    /** Its display name: a file's name, a path inside a capture. */
    String name();

    /** The bytes. The segment is read-only and lives as long as the source is open. */
    MemorySegment segment();

    /** Where a derived source came from; empty for an upload. */
    default Optional<Origin> origin() {
        return Optional.empty();
    }

    /** The ranges whose bytes are missing. */
    default Gaps gaps() {
        return Gaps.NONE;
    }

    /** Whether it is only the beginning of longer content, such as a preview of a layer's content. */
    default boolean isBeginning() {
        return false;
    }

    default long length() {
        return segment().byteSize();
    }

    /** The byte at {@code offset}, 0 to 255. */
    default int u1(long offset) {
        return segment().get(ValueLayout.JAVA_BYTE, offset) & 0xFF;
    }

    /** A window over the bytes, from the first on. */
    default Window window() {
        return new Window(segment());
    }

    /** A copy of a run of bytes, for short ones. */
    default byte[] copy(long offset, int length) {
        if (offset < 0 || length < 0 || offset > length() - length) {
            throw new EndOfSource(name(), offset, length, Math.max(0, length() - offset));
        }
        return segment().asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE);
    }

    /** A part of this source, with offsets of its own from 0. Closing it leaves this source open. */
    default Source slice(long offset, long length) {
        if (offset < 0 || length < 0 || offset > length() - length) {
            throw new EndOfSource(name(), offset, length, Math.max(0, length() - offset));
        }
        return new Slice(this, new Range(offset, length), segment().asSlice(offset, length));
    }

    /** The same source, of which some bytes are known to be missing. */
    default Source with(Gaps gaps) {
        return gaps.isEmpty() ? this : new Partial(this, gaps, isBeginning());
    }

    /** The same source as the beginning of something longer. */
    default Source beginning() {
        return new Partial(this, gaps(), true);
    }

    @Override
    void close();

    /**
     * Bytes on the heap. The caller gives the array away.
     *
     * @param name its display name
     */
    static Source ofBytes(String name, byte[] bytes) {
        return new Heap(name, bytes, bytes.length);
    }

    /**
     * An array for {@link #ofPadded}, of zeros.
     *
     * @param length of the source
     */
    static byte[] padded(int length) {
        return new byte[length + Window.SLACK];
    }

    /**
     * Bytes on the heap, at the start of an array that is {@link #padded}: those who ask what it is need no copy. The
     * caller gives the array away.
     */
    static Source ofPadded(String name, byte[] bytes) {
        return new Heap(name, bytes, bytes.length - Window.SLACK);
    }

    /** A memory-mapped file, of any size the address space holds. */
    static Source ofFile(Path file) throws IOException {
        return ofFile(String.valueOf(file.getFileName()), file);
    }

    /** A memory-mapped file under another name than its own. */
    static Source ofFile(String name, Path file) throws IOException {
        Arena arena = Arena.ofShared();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return new Mapped(name, arena, channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena));
        } catch (IOException | RuntimeException e) {
            arena.close();
            throw e;
        }
    }

    /**
     * The result of a layer.
     *
     * @param bytes holds the result; closed together with the derived source
     * @param from what the layer read
     * @param layer the layer's name: {@code xxd}, {@code gzip}
     */
    static Source derived(Source bytes, Source from, String layer) {
        return new Derived(bytes, new Origin(from, new Range(0, from.length()), layer));
    }

    /**
     * Where a source came from.
     *
     * @param source the one before
     * @param range the bytes of it that were read
     * @param layer what was done to them
     */
    record Origin(Source source, Range range, String layer) {}

    /** On the heap. Those who ask what it is share one copy of its beginning. */
    final class Heap implements Source {
        private final String name;
        private final byte[] bytes;
        private final MemorySegment segment;
        private volatile byte @Nullable [] beginning;

        private Heap(String name, byte[] bytes, int length) {
            this.name = name;
            this.bytes = bytes;
            boolean whole = length == bytes.length;
            MemorySegment all = MemorySegment.ofArray(bytes);
            this.segment = (whole ? all : all.asSlice(0, length)).asReadOnly();
            this.beginning = whole || length > Window.SIZE ? null : bytes;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public MemorySegment segment() {
            return segment;
        }

        @Override
        public Window window() {
            byte[] known = beginning;
            if (known == null) {
                known = Window.beginning(bytes, Math.toIntExact(segment.byteSize()));
                beginning = known;
            }
            return new Window(segment, known);
        }

        /** Without a way through memory access, which costs a fresh JVM its first milliseconds. */
        @Override
        public int u1(long offset) {
            return bytes[(int) Objects.checkIndex(offset, segment.byteSize())] & 0xFF;
        }

        @Override
        public void close() {}
    }

    /** Memory that somebody else owns and frees. */
    record Held(String name, MemorySegment segment) implements Source {
        @Override
        public void close() {}
    }

    /** A memory-mapped file. */
    record Mapped(String name, Arena arena, MemorySegment segment) implements Source {
        @Override
        public void close() {
            if (arena.scope().isAlive()) {
                arena.close();
            }
        }
    }

    /** A part of another source. */
    record Slice(Source whole, Range range, MemorySegment segment) implements Source {
        @Override
        public String name() {
            return "%s[0x%X..0x%X]".formatted(whole.name(), range.offset(), range.end());
        }

        @Override
        public Optional<Origin> origin() {
            return Optional.of(new Origin(whole, range, "slice"));
        }

        @Override
        public void close() {}
    }

    /** Not all of it is there: some bytes are missing, or it goes on beyond its end. */
    record Partial(Source bytes, Gaps gaps, boolean isBeginning) implements Source {
        @Override
        public String name() {
            return bytes.name();
        }

        @Override
        public MemorySegment segment() {
            return bytes.segment();
        }

        @Override
        public Window window() {
            return bytes.window();
        }

        @Override
        public Optional<Origin> origin() {
            return bytes.origin();
        }

        @Override
        public void close() {
            bytes.close();
        }
    }

    /** What a layer made. */
    record Derived(Source bytes, Origin from) implements Source {
        @Override
        public String name() {
            return from.source().name() + " (" + from.layer() + ")";
        }

        @Override
        public MemorySegment segment() {
            return bytes.segment();
        }

        @Override
        public Optional<Origin> origin() {
            return Optional.of(from);
        }

        @Override
        public void close() {
            bytes.close();
        }
    }
}
