package dev.hexplain.inspect.view;

/**
 * A version of a user's own format.
 *
 * @param version from 1
 * @param savedAt as ISO 8601
 * @param size bytes of the descriptor
 */
public record VersionView(int version, String savedAt, int size) {}
