package dev.hexplain.inspect.access;

import dev.hexplain.store.AccessToken;
import dev.hexplain.store.AccessTokens;
import dev.hexplain.tree.StorageFailure;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Finds who has a token. Tokens are read from the database every few seconds, since others make and revoke them. */
public final class AccessCases {
    private static final Logger LOG = LoggerFactory.getLogger(AccessCases.class);

    private static final Duration KNOWN_FOR = Duration.ofSeconds(2);

    /** Resolution of the time of last use. */
    private static final Duration USED_AT = Duration.ofHours(1);

    private final AccessTokens tokens;
    private final Supplier<List<String>> used;
    private volatile Known known;

    /** Tokens by hash, and until when they are taken as they are. */
    private record Known(Map<String, AccessToken> byHash, long until) {}

    /**
     * Tokens of a store.
     *
     * @param used the spaces that dumps are in
     * @throws StorageFailure where the database does not say who has a token: then nobody is let in for want of any
     */
    public AccessCases(AccessTokens tokens, Supplier<List<String>> used) {
        this.tokens = tokens;
        this.used = used;
        this.known = read();
    }

    /** Whether anybody has a token. */
    public boolean any() {
        return !known().isEmpty();
    }

    /** Who has a token; empty where there are none any more. */
    public Optional<Caller> find(String secret) {
        Instant now = Instant.now();
        Optional<AccessToken> found = Optional.ofNullable(known().get(TokenLedger.hash(secret)))
                .filter(token -> token.expiresAt().filter(now::isAfter).isEmpty());
        found.filter(token -> token.usedAt()
                        .filter(at -> at.plus(USED_AT).isAfter(now))
                        .isEmpty())
                .ifPresent(token -> used(token, now));
        return found.flatMap(token ->
                AccessScope.of(token.scope()).map(scope -> Caller.ofToken(token.name(), scope, token.spaces())));
    }

    /** The spaces of a caller, of those that there are. */
    public SpacesView spaces(Caller caller, boolean signedIn) {
        return new SpacesView(caller.spaces(used.get()), caller.home(), signedIn ? caller.name() : null);
    }

    /** Makes a token that is known here at once. */
    public String create(String name, AccessScope scope, List<String> spaces) {
        String secret = new TokenLedger(tokens).create(name, scope, spaces, Optional.empty());
        forget();
        return secret;
    }

    private void forget() {
        known = new Known(known.byHash(), System.nanoTime());
    }

    private Map<String, AccessToken> known() {
        Known before = known;
        if (System.nanoTime() - before.until() < 0) {
            return before.byHash();
        }
        try {
            known = read();
        } catch (StorageFailure busy) {
            LOG.debug("The tokens that were known are taken for a while longer", busy);
            known = new Known(before.byHash(), System.nanoTime() + KNOWN_FOR.toNanos());
        }
        return known.byHash();
    }

    private Known read() {
        return new Known(
                tokens.all().stream().collect(Collectors.toMap(AccessToken::hash, each -> each)),
                System.nanoTime() + KNOWN_FOR.toNanos());
    }

    private void used(AccessToken token, Instant now) {
        try {
            tokens.used(token.name(), now);
            forget();
        } catch (StorageFailure notWritable) {
            LOG.debug("Cannot note that token {} was used", token.name(), notWritable);
        }
    }
}
