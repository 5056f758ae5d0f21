package dev.hexplain.decode.classes;

/**
 * One option of the serializer that wrote the bytes: {@code option references = false;}
 *
 * @param line the line of its key, from 1
 */
public record ClassListOption(String key, String value, int line, int column) {}
