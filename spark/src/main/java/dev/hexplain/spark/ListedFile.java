package dev.hexplain.spark;

import java.io.Serializable;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file that was found; or a file or folder that could not be looked at.
 *
 * @param address with the scheme of its file system
 * @param modified in milliseconds since 1970
 * @param failure why it could not be looked at
 */
record ListedFile(
        String address, long size, long modified, @Nullable String failure) implements Serializable {
    private static final long serialVersionUID = 1;

    Path path() {
        return new Path(address);
    }

    /** Whether each machine reaches it by its path. */
    boolean isLocal() {
        return "file".equals(path().toUri().getScheme());
    }

    /** What rows call it: the path of a file of this machine, the address of any other. */
    String name() {
        return isLocal() ? path().toUri().getPath() : address;
    }
}
