package dev.hexplain.inspect.view;

import java.util.List;

/**
 * A dump that was made of another one by edits.
 *
 * @param format id of the format to decode it in
 * @param layers to remove first
 * @param offset first byte to decode
 * @param endian {@code auto}, {@code big} or {@code little}
 * @param edits what was replaced
 * @param notes a sentence each: where the look at whether other values stayed as they were ended
 */
public record EditedView(
        DumpView dump,
        String format,
        String layers,
        long offset,
        String endian,
        List<EditView> edits,
        List<String> notes) {}
