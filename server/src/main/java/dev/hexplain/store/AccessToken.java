package dev.hexplain.store;

import java.time.Instant;
import java.util.Optional;

/**
 * A token without its secret.
 *
 * @param name of the person or machine that has it
 * @param hash SHA-256 of the secret, as hex
 * @param scope what it is good for, in a word
 * @param usedAt when it was last used, to the hour
 */
public record AccessToken(
        String name,
        String hash,
        String scope,
        Instant createdAt,
        Optional<Instant> expiresAt,
        Optional<Instant> usedAt) {}
