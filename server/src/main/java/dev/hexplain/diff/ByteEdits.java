package dev.hexplain.diff;

import java.util.List;

/**
 * How one source becomes another.
 *
 * @param edits in the order of the bytes
 * @param complete whether they are all that was found: otherwise the last one is all behind the others
 * @param shortest whether all were found by the shortest script that makes one source the other
 */
public record ByteEdits(List<ByteEdit> edits, boolean complete, boolean shortest) {}
