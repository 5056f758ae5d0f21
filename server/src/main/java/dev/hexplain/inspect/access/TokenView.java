package dev.hexplain.inspect.access;

import dev.hexplain.store.AccessToken;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A token as it is listed. Times are ISO 8601.
 *
 * @param scope read, write or admin
 * @param expiresAt absent where it lasts until it is revoked
 * @param usedAt when it was last used, to the hour; absent where it was not
 * @param spaces of the teams that it is for
 */
public record TokenView(
        String name,
        String scope,
        String createdAt,
        @Nullable String expiresAt,
        @Nullable String usedAt,
        List<String> spaces) {
    static TokenView of(AccessToken token) {
        return new TokenView(
                token.name(),
                token.scope(),
                token.createdAt().toString(),
                token.expiresAt().map(Instant::toString).orElse(null),
                token.usedAt().map(Instant::toString).orElse(null),
                token.spaces());
    }
}
