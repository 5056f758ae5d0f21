package dev.hexplain.inspect.view;

/**
 * A codec, as lists show it.
 *
 * @param family the group it is listed in
 * @param library with the version
 */
public record CodecView(String id, String title, String family, String library, String doc) {}
