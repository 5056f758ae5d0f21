package dev.hexplain.inspect.trees;

/**
 * What became of a decoding.
 *
 * @param layers the layers that were removed, {@code raw} where there were none
 * @param format id of the format it was read as
 * @param size bytes of the source
 * @param fields computed ones included
 * @param covered bytes in leaves other than gaps and unparsed ones
 * @param opaque bytes among these of which only the program that wrote them knows the meaning
 * @param issues of the tree and of the layers around it
 */
public record TreeSummary(
        String layers,
        String format,
        long size,
        DecodeStatus status,
        long fields,
        long covered,
        long opaque,
        long issues) {}
