package dev.hexplain.bench;

import java.io.IOException;
import java.nio.file.Files;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A file that a peer reads from memory. */
@State(Scope.Thread)
public abstract class PeerBytes extends PeerFile {
    private byte[] bytes = {};

    @Override
    void prepare() throws IOException {
        bytes = Files.readAllBytes(path());
    }

    final byte[] bytes() {
        return bytes;
    }
}
