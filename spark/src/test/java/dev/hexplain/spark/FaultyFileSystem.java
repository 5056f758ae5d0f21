package dev.hexplain.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/** Files of this machine as if they were elsewhere: nobody may read those named denied, growing and shrinking ones do. */
public final class FaultyFileSystem extends RawLocalFileSystem {
    private static final URI ROOT = URI.create("faulty:///");

    @Override
    public URI getUri() {
        return ROOT;
    }

    @Override
    public String getScheme() {
        return "faulty";
    }

    @Override
    public FileStatus[] listStatus(Path path) throws IOException {
        if (path.getName().equals("denied")) {
            throw new FileNotFoundException("nobody may");
        }
        return super.listStatus(path);
    }

    @Override
    public FSDataInputStream open(Path path, int buffer) throws IOException {
        if (path.getName().startsWith("denied")) {
            throw new IOException("nobody may");
        }
        FSDataInputStream opened = super.open(path, buffer);
        java.nio.file.Path file = java.nio.file.Path.of(path.toUri().getPath());
        if (path.getName().startsWith("growing")) {
            Files.writeString(file, " ", StandardOpenOption.APPEND);
        } else if (path.getName().startsWith("shrinking")) {
            Files.writeString(file, "{", StandardOpenOption.TRUNCATE_EXISTING);
        }
        return opened;
    }
}
