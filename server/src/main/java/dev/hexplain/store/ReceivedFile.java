package dev.hexplain.store;

import dev.hexplain.tree.SpaceAllowance;
import java.io.IOException;
import java.nio.file.Path;

/** A file that was received and is not kept. Closing it deletes the file, and gives its space back. */
public final class ReceivedFile implements AutoCloseable {
    private final Incoming incoming;
    private final SpaceAllowance account;

    ReceivedFile(Incoming incoming, SpaceAllowance account) {
        this.incoming = incoming;
        this.account = account;
    }

    public Path path() {
        return incoming.file();
    }

    /** In bytes. */
    public long size() {
        return incoming.size();
    }

    @Override
    public void close() throws IOException {
        account.end();
        incoming.close();
    }
}
