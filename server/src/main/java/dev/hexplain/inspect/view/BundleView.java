package dev.hexplain.inspect.view;

import java.util.List;

/**
 * What became of a bundle that was opened.
 *
 * @param format id of the format to decode the dump in, with its schema
 * @param layers to remove first
 * @param offset first byte to decode
 * @param endian {@code auto}, {@code big} or {@code little}
 * @param notes how many there were
 * @param remarks what is not as it was where the bundle was made, a sentence each
 */
public record BundleView(
        DumpView dump, String format, String layers, long offset, String endian, int notes, List<String> remarks) {}
