package dev.hexplain.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A token without its secret.
 *
 * @param name of the person or machine that has it
 * @param hash SHA-256 of the secret, as hex
 * @param scope what it is good for, in a word
 * @param usedAt when it was last used, to the hour
 * @param spaces that it is for, besides everybody's and its own; the first is where its uploads go
 */
public record AccessToken(
        String name,
        String hash,
        String scope,
        Instant createdAt,
        Optional<Instant> expiresAt,
        Optional<Instant> usedAt,
        List<String> spaces) {}
