package dev.hexplain.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A file that a peer reads. */
@State(Scope.Thread)
public abstract class PeerFile extends MeasuredRounds {
    private Path path = Path.of("");

    /** The file, written when first asked for. */
    abstract Path file() throws IOException;

    /** What else is needed before the first round. */
    void prepare() throws IOException {}

    @Setup
    public void open() throws IOException {
        path = file();
        prepare();
    }

    final Path path() {
        return path;
    }

    @Override
    final long size() throws IOException {
        return Files.size(path);
    }
}
