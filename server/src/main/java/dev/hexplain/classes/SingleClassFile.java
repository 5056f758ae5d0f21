package dev.hexplain.classes;

import java.io.IOException;
import java.nio.file.Path;

/** A class file that was brought alone, whatever its name. */
record SingleClassFile(Path file) implements ClassContainer {
    @Override
    public String where(String path) {
        return file.toString();
    }

    @Override
    public byte[] read(String path, int limit) throws IOException {
        return FolderContainer.read(file, limit);
    }

    @Override
    public void close() {}
}
