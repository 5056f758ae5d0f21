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
 * What a folder says of a file.
 *
 * @param modified to the microsecond, as tables hold it
 */
public record FileFacts(Path path, long size, Instant modified) {
    public static FileFacts of(Path path) throws IOException {
        BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class);
        return new FileFacts(
                path, found.size(), found.lastModifiedTime().toInstant().truncatedTo(ChronoUnit.MICROS));
    }

    /** The SHA-256 of its content, as hex: reads all of it. */
    public String sha256() throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return Sha256.of(in);
        }
    }

    /** Whether the folder still says the same. */
    boolean holds() throws IOException {
        return equals(of(path));
    }
}
