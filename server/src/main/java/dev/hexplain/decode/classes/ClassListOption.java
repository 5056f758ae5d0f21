package dev.hexplain.decode.classes;

/**
 * How the writer was set up, in one respect: {@code option references = false;}
 *
 * @param line where its key stands, from 1
 */
public record ClassListOption(String key, String value, int line, int column) {}
