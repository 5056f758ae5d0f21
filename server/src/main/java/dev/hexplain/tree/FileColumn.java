package dev.hexplain.tree;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A file that is written until it is sealed; where that never happens, it is closed together with its storage. */
abstract class FileColumn {
    final Path file;
    private final OpenOption[] how;
    private @Nullable FileChannel channel;

    FileColumn(Path file, OpenOption... how) {
        this.file = file;
        this.how = how;
    }

    /** The file, opened when first needed. */
    final FileChannel channel() throws IOException {
        FileChannel open = channel;
        if (open == null) {
            open = FileChannel.open(file, how);
            channel = open;
        }
        return open;
    }

    final boolean isOpen() {
        return channel != null;
    }

    /** Cuts the file where it is longer, and closes it. */
    final void cut(long bytes) {
        try (FileChannel open = channel()) {
            if (open.size() > bytes) {
                open.truncate(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot cut the index file " + file, e);
        } finally {
            channel = null;
        }
    }

    /** Closes the file, whatever it is worth. */
    final void letGo() {
        FileChannel open = channel;
        channel = null;
        try {
            if (open != null) {
                open.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot close the index file " + file, e);
        }
    }
}
