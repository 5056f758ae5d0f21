package dev.hexplain.operations;

/**
 * What a server's process holds.
 *
 * @param handles open files and sockets
 * @param mappings mapped files of the data folder
 * @param heap bytes in use
 * @param resident bytes of memory, also of the processes that answer questions
 */
record Holdings(int handles, int threads, int mappings, long heap, long resident) {
    @Override
    public String toString() {
        return "%d handles, %d threads, %d mappings, %d MiB of heap, %d MiB resident"
                .formatted(handles, threads, mappings, heap >> 20, resident >> 20);
    }
}
