package dev.hexplain.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that people write. */
final class TextFile {
    private TextFile() {}

    /** @throws IOException where it cannot be read, or is no text in UTF-8 */
    static String read(Path file) throws IOException {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw new IOException("%s is no text in UTF-8".formatted(file), e);
        }
    }
}
