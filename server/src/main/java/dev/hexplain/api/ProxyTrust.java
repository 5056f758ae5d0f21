package dev.hexplain.api;

import dev.hexplain.inspect.access.SignedInRules;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Proxies that sign people in, and say in headers who asks: oauth2-proxy, Authelia and the like.
 *
 * @param addresses of the proxies: {@code 10.0.0.7}, {@code 10.1.0.0/16}, {@code fd00::/8}; none for none
 * @param userHeader in which they name who asks
 * @param groupsHeader in which they name the groups of who asks, with commas between them
 * @param rules what these people may do
 */
public record ProxyTrust(List<String> addresses, String userHeader, String groupsHeader, SignedInRules rules) {
    /** No proxy is trusted. */
    public static final ProxyTrust NONE = new ProxyTrust(
            List.of(), "X-Forwarded-User", "X-Forwarded-Groups", new SignedInRules(Map.of(), Optional.empty()));

    public ProxyTrust {
        addresses = List.copyOf(addresses);
    }

    boolean isGiven() {
        return !addresses.isEmpty();
    }
}
