package dev.hexplain.ingest;

/**
 * Something wrong in a layer that is not text.
 *
 * @param offset in the source that the layer was taken off
 * @param outputOffset bytes written before the trouble
 * @param message one sentence without the place: what was expected, what was found
 */
public record LayerIssue(long offset, long outputOffset, String message) {}
