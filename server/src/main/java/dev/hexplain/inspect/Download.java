package dev.hexplain.inspect;

import dev.hexplain.inspect.common.WholeFile;

/**
 * A file that is ready to leave this server.
 *
 * @param name of the dump it is about
 * @param ending of the file's name behind that, without the period
 */
public record Download(String name, String ending, String mediaType, WholeFile.Content content) {
    static final String BYTES = "application/octet-stream";
}
