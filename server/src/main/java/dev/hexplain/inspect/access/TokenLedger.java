package dev.hexplain.inspect.access;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.store.AccessToken;
import dev.hexplain.store.AccessTokens;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Makes tokens, lists and revokes them. */
public record TokenLedger(AccessTokens tokens) {
    /** Tells what it is to who finds it, and to tools that look for secrets in sources. */
    private static final String PREFIX = "hxp_";

    private static final int RANDOM_BYTES = 20;
    private static final int MOST_SPACES = 10;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._@-]{0,99}");

    /**
     * Makes one.
     *
     * @param name of who is to have it
     * @param spaces of the teams that it is for; the first is where its uploads go
     * @param lasts empty for ever
     * @return the secret, which is kept nowhere
     * @throws Refusal where the name is no name, or taken, or a space has no name
     */
    public String create(String name, AccessScope scope, List<String> spaces, Optional<Duration> lasts) {
        if (!NAME.matcher(name).matches() || Caller.isReserved(name)) {
            throw Refusal.badRequest(
                    "`%s` is no name of a token: take letters, digits and . _ @ -, and not `local` or `server`."
                            .formatted(name));
        }
        requireSpaces(spaces);
        byte[] random = new byte[RANDOM_BYTES];
        new SecureRandom().nextBytes(random);
        String secret = PREFIX + HexFormat.of().formatHex(random);
        Instant now = Instant.now();
        boolean added = tokens.add(
                new AccessToken(name, hash(secret), scope.id(), now, lasts.map(now::plus), Optional.empty(), spaces));
        if (!added) {
            throw Refusal.taken("There is a token `%s` already: revoke it, or take another name.".formatted(name));
        }
        return secret;
    }

    private static void requireSpaces(List<String> spaces) {
        if (spaces.size() > MOST_SPACES) {
            throw Refusal.badRequest("A token is for %d spaces at most.".formatted(MOST_SPACES));
        }
        for (String space : spaces) {
            if (!Caller.isSpace(space)) {
                throw Refusal.badRequest(
                        "`%s` is no name of a space: take letters, digits and . _ @ -, and not `public`, which all see."
                                .formatted(space));
            }
        }
    }

    /** All of them, by name. */
    public List<TokenView> all() {
        return tokens.all().stream().map(TokenView::of).toList();
    }

    /**
     * Makes one useless; a running server notices within seconds.
     *
     * @throws Refusal where there is none of that name
     */
    public void revoke(String name) {
        if (!tokens.delete(name)) {
            throw Refusal.notFound("There is no token `%s`.".formatted(name));
        }
    }

    static String hash(String secret) {
        return Sha256.of(secret.getBytes(StandardCharsets.UTF_8));
    }
}
