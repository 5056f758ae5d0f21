package dev.hexplain.api.oidc;

import dev.hexplain.inspect.access.LoopbackNames;
import dev.hexplain.inspect.access.SignedInRules;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * An OpenID provider that signs people in, and this server as its client.
 *
 * @param issuer of the provider, as its tokens name it
 * @param clientId that the provider knows this server by
 * @param clientSecret that proves it; cookies are sealed with a key that is derived from it
 * @param address of this server, as browsers reach it: {@code https://hexplain.example}
 * @param scopes that are asked for; {@code openid} is among them
 * @param userClaim of the ID token, which names who asks; where it is absent, {@code sub} does
 * @param groupsClaim of the ID token, which lists the groups of who asks
 * @param rules what these people may do
 * @param lasts how long a session lasts
 */
public record OidcSettings(
        URI issuer,
        String clientId,
        String clientSecret,
        URI address,
        List<String> scopes,
        String userClaim,
        String groupsClaim,
        SignedInRules rules,
        Duration lasts) {
    private static final int SHORTEST_SECRET = 16;

    /** @throws IllegalArgumentException where something is missing, or would go over an open line */
    public OidcSettings {
        requireSafe("--oidc-issuer", issuer);
        requireSafe("--public-address", address);
        if (!List.of("", "/").contains(Optional.ofNullable(address.getPath()).orElse(""))) {
            throw new IllegalArgumentException(
                    "--public-address is the address of this server without a path, such as https://hexplain.example; it is `%s`"
                            .formatted(address));
        }
        if (clientId.isBlank()) {
            throw new IllegalArgumentException("--oidc-client-id is missing: what the provider knows this server by");
        }
        if (clientSecret.length() < SHORTEST_SECRET) {
            throw new IllegalArgumentException(
                    "The client secret (HEXPLAIN_OIDC_CLIENT_SECRET or --oidc-client-secret-file) has to have at least %d characters"
                            .formatted(SHORTEST_SECRET));
        }
        scopes = List.copyOf(scopes);
    }

    private static void requireSafe(String option, URI address) {
        String scheme = Optional.ofNullable(address.getScheme()).orElse("");
        String host = Optional.ofNullable(address.getHost()).orElse("");
        boolean safe = scheme.equals("https") || (scheme.equals("http") && LoopbackNames.contains(host));
        if (host.isEmpty() || !safe) {
            throw new IllegalArgumentException(
                    "%s has to begin with https:// (or with http:// on this machine), and is `%s`"
                            .formatted(option, address));
        }
    }

    /** Where people sign in. */
    public URI signInAddress() {
        return address.resolve(SignIn.PATH);
    }

    /** Where the provider sends people back to. */
    URI returnAddress() {
        return address.resolve(SignIn.RETURN);
    }

    boolean isHttps() {
        return "https".equals(address.getScheme());
    }

    /** Without the secret. */
    @Override
    public String toString() {
        return "%s as %s".formatted(issuer, clientId);
    }
}
