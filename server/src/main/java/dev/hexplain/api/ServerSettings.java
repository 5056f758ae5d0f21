package dev.hexplain.api;

import dev.hexplain.api.oidc.OidcSettings;
import dev.hexplain.inspect.access.LoopbackNames;
import java.util.Optional;

/**
 * The address to listen on, the access token and the logging of the server.
 *
 * @param host a name or address to listen on
 * @param port 0 for any that is free
 * @param token what a client must present; beyond loopback there has to be one
 * @param logsAccess whether each request is a line of the log
 * @param timings whether clients may have codecs measured
 * @param version of this program
 * @param limits of each client that has a token
 * @param proxies that sign people in
 * @param oidc the OpenID provider that signs people in
 */
public record ServerSettings(
        String host,
        int port,
        Optional<String> token,
        boolean logsAccess,
        boolean timings,
        String version,
        ClientLimits limits,
        ProxyTrust proxies,
        Optional<OidcSettings> oidc) {
    /** Shortest token in characters: long enough not to be guessed. */
    public static final int SHORTEST_TOKEN = 16;

    public ServerSettings {
        token.ifPresent(ServerSettings::checkToken);
    }

    /** With the usual limits, and nobody who signs people in. */
    public ServerSettings(
            String host, int port, Optional<String> token, boolean logsAccess, boolean timings, String version) {
        this(host, port, token, logsAccess, timings, version, ClientLimits.USUAL, ProxyTrust.NONE, Optional.empty());
    }

    /** Whether nobody could come in, where there is no token of this server. */
    public boolean needsToken() {
        return token.isEmpty() && !proxies.isGiven() && oidc.isEmpty() && !loopback();
    }

    /** Checks a token. The message does not repeat it, since messages end up in logs. */
    private static void checkToken(String token) {
        boolean readable = token.chars().allMatch(each -> each > ' ' && each < 0x7F);
        if (token.length() < SHORTEST_TOKEN || !readable) {
            throw new IllegalArgumentException(
                    "The token has to be at least %d ASCII characters without spaces, and this one %s: make one with `openssl rand -hex 16`"
                            .formatted(
                                    SHORTEST_TOKEN,
                                    token.isBlank() ? "is blank" : readable ? "has " + token.length() : "has others"));
        }
    }

    boolean loopback() {
        return isLoopback(host);
    }

    /** Whether only this machine reaches what listens there. */
    public static boolean isLoopback(String host) {
        return LoopbackNames.contains(host);
    }

    /** Without the token. */
    @Override
    public String toString() {
        return "%s:%d".formatted(host, port);
    }
}
