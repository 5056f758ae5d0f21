package dev.hexplain.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads the access token from a file, so that it does not show in process lists. */
final class TokenFile {
    private TokenFile() {}

    /**
     * The token that was given as a value or in a file; empty where neither was.
     *
     * @throws IllegalArgumentException where it was given in both
     */
    static Optional<String> tokenOf(Optional<String> token, Optional<Path> file) throws IOException {
        if (token.isPresent() && file.isPresent()) {
            throw new IllegalArgumentException(
                    "There is a token, and a file with one: give --token-file or HEXPLAIN_TOKEN, not both");
        }
        return file.isEmpty() ? token : Optional.of(read(file.get()));
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.ISO_8859_1).stripTrailing();
    }
}
