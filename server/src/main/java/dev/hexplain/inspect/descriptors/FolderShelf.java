package dev.hexplain.inspect.descriptors;

import dev.hexplain.ksy.read.DescriptorShelf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds descriptors in a folder and those below it. Symbolic links that lead out of it are not followed. */
record FolderShelf(Path folder) implements DescriptorShelf {
    /** Larger files are no descriptors. */
    private static final long MAX_BYTES = 16 << 20;

    @Override
    public Optional<String> read(String path) {
        Path file = folder.resolve(path).normalize();
        try {
            return file.startsWith(folder) && Files.isRegularFile(file) && isInside(file)
                    ? Optional.of(text(file))
                    : Optional.empty();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private boolean isInside(Path file) throws IOException {
        return file.toRealPath().startsWith(folder.toRealPath());
    }

    static String text(Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new IOException(file + " is too large for a descriptor");
        }
        try {
            return Files.readString(file);
        } catch (CharacterCodingException notText) {
            throw new IOException(file + " is no UTF-8 text", notText);
        }
    }

    @Override
    public String show(String path) {
        return folder.resolve(path).toString();
    }
}
