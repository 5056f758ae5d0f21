package dev.hexplain.store;

import dev.hexplain.bytes.OwnerOnly;
import dev.hexplain.bytes.Sha256;
import dev.hexplain.tree.SpaceAllowance;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Objects;

/**
 * A completely received upload, in a temporary file until it is stored. Closing it deletes the file, unless it was
 * stored.
 *
 * @param size in bytes
 */
record Incoming(Path file, long size, String sha256) implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    /** Receives a stream to its end, hashing on the way. Whatever goes wrong, no file stays. */
    static Incoming receive(Path folder, InputStream in, long quota, SpaceAllowance account)
            throws IOException, QuotaExceeded {
        Path file = folder.resolve(RandomIds.fresh());
        boolean whole = false;
        try (FileChannel out = create(file)) {
            MessageDigest digest = Sha256.digest();
            long size = copy(in, out, file, digest, quota, account);
            whole = true;
            return new Incoming(file, size, HexFormat.of().formatHex(digest.digest()));
        } finally {
            if (!whole) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static FileChannel create(Path file) throws IOException {
        try {
            return OwnerOnly.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw StorageFailure.translate(file, e);
        }
    }

    private static long copy(
            InputStream in, FileChannel out, Path file, MessageDigest digest, long quota, SpaceAllowance account)
            throws IOException, QuotaExceeded {
        byte[] buffer = new byte[BUFFER];
        long size = 0;
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            size += read;
            if (size > quota) {
                throw new QuotaExceeded(quota);
            }
            account.take(read);
            digest.update(buffer, 0, read);
            write(ByteBuffer.wrap(buffer, 0, read), out, file);
        }
        force(out, file);
        return size;
    }

    private static void write(ByteBuffer chunk, FileChannel out, Path file) throws IOException {
        try {
            while (chunk.hasRemaining()) {
                out.write(chunk);
            }
        } catch (IOException e) {
            throw StorageFailure.translate(file, e);
        }
    }

    private static void force(FileChannel out, Path file) throws IOException {
        try {
            out.force(false);
        } catch (IOException e) {
            throw StorageFailure.translate(file, e);
        }
    }

    /** Moves the file to where it stays. */
    void keepAs(Path target) throws IOException {
        try {
            OwnerOnly.createFolders(Objects.requireNonNull(target.getParent()));
            Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw StorageFailure.translate(target, e);
        }
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(file);
    }
}
