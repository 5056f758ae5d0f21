package dev.hexplain.classes;

import java.io.IOException;

/** What class files are in, by paths with {@code /}. */
interface ClassContainer extends AutoCloseable {
    /** Where a file in it is, for messages. */
    String where(String path);

    /**
     * The bytes of a class file.
     *
     * @throws IOException where it cannot be read, or is larger than the limit
     */
    byte[] read(String path, int limit) throws IOException;

    @Override
    void close() throws IOException;
}
