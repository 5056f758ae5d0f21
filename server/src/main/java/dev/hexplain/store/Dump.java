package dev.hexplain.store;

import java.time.Instant;
import java.util.Optional;

/**
 * Bytes somebody brought.
 *
 * @param id unguessable; who holds it may read the dump
 * @param name what people call it
 * @param size in bytes
 * @param sha256 of the content, 64 lower-case hex digits
 * @param createdAt when the content first came
 * @param format the format it was last decoded with
 */
public record Dump(String id, String name, long size, String sha256, Instant createdAt, Optional<String> format) {}
