package dev.hexplain.operations;

/**
 * What a server's process holds.
 *
 * @param handles open files and sockets
 * @param mappings mapped files of the data folder
 * @param heap bytes in use
 */
record Holdings(int handles, int threads, int mappings, long heap) {
    @Override
    public String toString() {
        return "%d handles, %d threads, %d mappings, %d MiB of heap".formatted(handles, threads, mappings, heap >> 20);
    }
}
