package dev.hexplain.inspect;

import java.io.IOException;
import java.io.OutputStream;

/**
 * A file that is ready to leave this server.
 *
 * @param name of the dump it is about
 * @param ending of the file's name behind that, without the period
 */
public record Outgoing(String name, String ending, String mediaType, Content content) {
    static final String BYTES = "application/octet-stream";

    /** Writes itself to a stream, which stays open. */
    @FunctionalInterface
    public interface Content {
        void write(OutputStream out) throws IOException;
    }
}
