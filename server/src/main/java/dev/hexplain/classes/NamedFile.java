package dev.hexplain.classes;

import java.nio.file.Path;

/**
 * A file, and the name that it is shown by.
 *
 * @param name as its owner calls it: {@code app.war}
 */
public record NamedFile(String name, Path file) {
    /** A file by its own name. */
    public static NamedFile of(Path file) {
        return new NamedFile(file.toString(), file);
    }
}
