package dev.hexplain.store;

import java.time.Instant;

/**
 * A version of a user's own format.
 *
 * @param version from 1
 * @param size bytes of its text
 */
public record OwnFormat(String id, int version, int size, Instant savedAt) {}
