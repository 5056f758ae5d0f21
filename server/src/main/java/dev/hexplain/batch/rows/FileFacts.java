package dev.hexplain.batch.rows;

import dev.hexplain.bytes.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A file as it is read into rows: what its folder says of it, and where its bytes are.
 *
 * @param name what its rows call it: the path or the address by which it was reached
 * @param content where its bytes are: the file itself, or a copy of it
 * @param modified to the microsecond, as tables hold it
 * @param isCopy whether the bytes are a copy, which stays as it is whatever becomes of the file
 */
public record FileFacts(String name, Path content, long size, Instant modified, boolean isCopy) {
    public static FileFacts of(Path path) throws IOException {
        BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class);
        return new FileFacts(
                path.toString(),
                path,
                found.size(),
                micros(found.lastModifiedTime().toInstant()),
                false);
    }

    /** A file elsewhere, whose bytes were copied to this machine. */
    public static FileFacts ofCopy(String name, Path copy, long size, Instant modified) {
        return new FileFacts(name, copy, size, micros(modified), true);
    }

    private static Instant micros(Instant time) {
        return time.truncatedTo(ChronoUnit.MICROS);
    }

    /** The SHA-256 of its content, as hex: reads all of it. */
    public String sha256() throws IOException {
        try (InputStream in = Files.newInputStream(content)) {
            return Sha256.of(in);
        }
    }

    /** Whether the folder still says the same. */
    boolean holds() throws IOException {
        return isCopy || equals(of(content).named(name));
    }

    private FileFacts named(String other) {
        return new FileFacts(other, content, size, modified, isCopy);
    }
}
