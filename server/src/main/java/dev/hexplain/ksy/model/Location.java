package dev.hexplain.ksy.model;

/**
 * Where something stands in a descriptor.
 *
 * @param file name of the descriptor, for people
 * @param line from 1
 * @param column from 1
 * @param path in the YAML: {@code /types/header/seq/0/size}
 */
public record Location(String file, int line, int column, String path) {
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + path;
    }
}
