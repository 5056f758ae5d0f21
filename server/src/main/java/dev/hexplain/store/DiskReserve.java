package dev.hexplain.store;

import dev.hexplain.bytes.OwnerOnly;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file that reserves disk space. Where the disk is so full that the database cannot even record a deletion, the file
 * is deleted to make room, and recreated when there is space.
 */
record DiskReserve(Path file, FreeSpace volume) {
    private static final Logger LOG = LoggerFactory.getLogger(DiskReserve.class);

    /** More than the database's log grows by when the largest of dumps is deleted. */
    private static final int BYTES = 1 << 20;

    /** Makes the file where it is not there and the volume has room for several of it. */
    void make() {
        if (Files.exists(file) || volume.usable() < 4L * BYTES) {
            return;
        }
        byte[] bytes = new byte[BYTES];
        new SplittableRandom(0).nextBytes(bytes); // zeros take no room where a file system compresses
        try {
            OwnerOnly.write(file, bytes);
        } catch (IOException e) {
            LOG.debug("No reserve on the disk", e);
            release();
        }
    }

    /** Whether there is so little room that what fails may fail for that. */
    boolean isNeeded() {
        return volume.usable() < BYTES;
    }

    /** Gives the file up. */
    void release() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            LOG.debug("The reserve on the disk stays", e);
        }
    }
}
