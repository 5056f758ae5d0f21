package dev.hexplain.spark;

import dev.hexplain.batch.rows.FileFacts;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file whose bytes are on this machine as long as this is open: the file itself, or a temporary copy of one that is
 * elsewhere. Decoders read a file at any place and many times, so it is fetched once.
 */
record FetchedFile(FileFacts facts) implements AutoCloseable {
    /** @throws IOException where it cannot be fetched, or changes meanwhile */
    static FetchedFile of(ListedFile file, Configuration storage) throws IOException {
        return file.isLocal()
                ? new FetchedFile(FileFacts.of(java.nio.file.Path.of(file.name())))
                : copy(file, FileListing.fileSystem(file.path(), storage));
    }

    private static FetchedFile copy(ListedFile file, FileSystem files) throws IOException {
        Path path = file.path();
        java.nio.file.Path copy = Files.createTempFile("hexplain", "");
        boolean whole = false;
        try {
            FileStatus before = files.getFileStatus(path);
            try {
                RangedCopy.copy(files, before, copy);
            } catch (EOFException shorter) {
                throw changed(shorter);
            }
            requireSame(before, files.getFileStatus(path));
            whole = true;
            Instant modified = Instant.ofEpochMilli(before.getModificationTime());
            return new FetchedFile(FileFacts.ofCopy(file.name(), copy, before.getLen(), modified));
        } finally {
            if (!whole) {
                Files.delete(copy);
            }
        }
    }

    private static void requireSame(FileStatus before, FileStatus after) throws IOException {
        if (before.getLen() != after.getLen() || before.getModificationTime() != after.getModificationTime()) {
            throw changed(null);
        }
    }

    private static IOException changed(@Nullable EOFException end) {
        return new IOException("the file changed while it was fetched: read it again when it is whole", end);
    }

    @Override
    public void close() throws IOException {
        if (facts.isCopy()) {
            Files.delete(facts.content());
        }
    }
}
