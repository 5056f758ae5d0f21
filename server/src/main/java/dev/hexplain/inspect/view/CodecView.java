package dev.hexplain.inspect.view;

/**
 * A codec, as far as lists show it.
 *
 * @param family what it stands with
 * @param library with the version
 */
public record CodecView(String id, String title, String family, String library, String doc) {}
