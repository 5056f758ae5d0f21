package dev.hexplain.ingest.layers;

/**
 * A file in a tar archive.
 *
 * @param data where its bytes start
 */
record TarEntry(String name, long data, long size) implements ArchiveLayer.Entry {
    @Override
    public String words() {
        return "%,d bytes".formatted(size);
    }
}
