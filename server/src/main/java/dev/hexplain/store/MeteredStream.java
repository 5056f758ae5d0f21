package dev.hexplain.store;

import dev.hexplain.tree.SpaceAllowance;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

/**
 * Writes a file, reserving storage space before each write. Distinguishes failures of the disk from problems of the
 * content.
 */
final class MeteredStream extends OutputStream {
    private final Path file;
    private final OutputStream out;
    private final SpaceAllowance account;

    MeteredStream(Path file, OutputStream out, SpaceAllowance account) {
        this.file = file;
        this.out = out;
        this.account = account;
    }

    @Override
    public void write(int octet) throws IOException {
        write(new byte[] {(byte) octet}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        account.take(length);
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            throw StorageFailure.translate(file, e);
        }
    }

    @Override
    public void close() throws IOException {
        try {
            out.close();
        } finally {
            account.end();
        }
    }
}
