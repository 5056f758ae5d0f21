package dev.hexplain.inspect.dumps;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.store.TemporaryStore;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A dump: a file, bytes, or a stream, which is read to its end when it is first opened. */
public final class DumpInput {
    private static final int ON_HEAP = 4 << 20;

    private final String name;
    private final @Nullable InputStream stream;
    private @Nullable Path file;
    private byte @Nullable [] bytes;

    private DumpInput(String name, @Nullable InputStream stream, @Nullable Path file) {
        this.name = name;
        this.stream = stream;
        this.file = file;
    }

    public static DumpInput of(Path file) {
        return new DumpInput(String.valueOf(file.getFileName()), null, file);
    }

    /** A stream, shown under a name. */
    public static DumpInput of(String name, InputStream stream) {
        return new DumpInput(name, stream, null);
    }

    /** Bytes, shown under a name. */
    public static DumpInput of(String name, byte[] bytes) {
        DumpInput input = new DumpInput(name, null, null);
        input.bytes = bytes;
        return input;
    }

    public String name() {
        return name;
    }

    /** The folder that was named rather than a dump. */
    public Optional<Path> folder() {
        return Optional.ofNullable(file).filter(Files::isDirectory);
    }

    /**
     * Makes sure that an output is another file.
     *
     * @throws Refusal where it is the dump itself, which would be lost while it is read
     */
    public void requireApart(Path output) throws IOException {
        if (file != null && Files.exists(output) && Files.isSameFile(file, output)) {
            throw Refusal.badRequest(output + " is the dump itself, which stays as it is: name another file.");
        }
    }

    /** Opens its bytes; may be called repeatedly. */
    public Source open() throws IOException {
        if (file == null && bytes == null && stream != null) {
            spool(stream);
        }
        return file == null ? Source.ofBytes(name, bytes == null ? new byte[0] : bytes) : open(file);
    }

    private Source open(Path from) throws IOException {
        if (Files.isDirectory(from)) {
            throw Refusal.badRequest(from + " is a folder: name a file, or use `scan` for folders");
        }
        return TemporaryStore.isSmall(Files.size(from))
                ? Source.ofBytes(name, Files.readAllBytes(from))
                : Source.ofFile(name, from);
    }

    /** Reads a stream; one too long for the heap goes to a temporary file, which is deleted when the process ends. */
    private void spool(InputStream in) throws IOException {
        byte[] start = in.readNBytes(ON_HEAP);
        int next = in.read();
        if (next < 0) {
            bytes = start;
            return;
        }
        Path kept = Files.createTempFile("hexplain", "");
        kept.toFile().deleteOnExit();
        try (OutputStream out = Files.newOutputStream(kept)) {
            out.write(start);
            out.write(next);
            in.transferTo(out);
        }
        file = kept;
    }
}
