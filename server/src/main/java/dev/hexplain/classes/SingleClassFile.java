package dev.hexplain.classes;

import java.io.IOException;

/** A single class file, whatever its name. */
record SingleClassFile(NamedFile named) implements ClassContainer {
    @Override
    public String where(String path) {
        return named.name();
    }

    @Override
    public byte[] read(String path, int limit) throws IOException {
        return FolderContainer.read(named.file(), limit);
    }

    @Override
    public void close() {}
}
