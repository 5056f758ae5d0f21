package dev.hexplain.inspect.view;

/**
 * The range of bytes, one layer out, that bytes were decoded from.
 *
 * @param layers the path to what the offset counts in: {@code raw} for the dump
 * @param title the layer that was removed there
 * @param offset of the first byte
 * @param length in bytes; 0 where it is not known
 */
public record OriginView(String layers, String title, long offset, long length) {}
