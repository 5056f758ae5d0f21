package dev.hexplain.ksy.model;

/**
 * A position in a descriptor.
 *
 * @param file name of the descriptor in messages
 * @param line from 1
 * @param column from 1
 * @param path in the YAML: {@code /types/header/seq/0/size}
 */
public record Location(String file, int line, int column, String path) {
    /** The place of a character of a text that begins here, whose further lines are indented as its first is. */
    public Location inside(String text, int character) {
        int end = Math.min(character, text.length());
        int lineStart = text.lastIndexOf('\n', end - 1) + 1;
        int lines = (int)
                text.substring(0, lineStart).chars().filter(c -> c == '\n').count();
        return new Location(file, line + lines, column + end - lineStart, path);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + path;
    }
}
