package dev.hexplain.api;

import dev.hexplain.inspect.access.Caller;
import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.util.InetAddressSet;

/**
 * Who asks, as a proxy says that is trusted. What others say in its headers counts for nothing, and a header that comes
 * twice is none: a proxy may have let one through.
 */
final class TrustedProxies {
    private final ProxyTrust trust;
    private final InetAddressSet addresses = new InetAddressSet();

    /** @throws IllegalArgumentException where an address is none; the message says which */
    TrustedProxies(ProxyTrust trust) {
        this.trust = trust;
        trust.addresses().forEach(this::add);
    }

    private void add(String address) {
        try {
            addresses.add(address);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "`%s` is no address of a proxy: name it as 10.0.0.7 or 10.1.0.0/16".formatted(address), e);
        }
    }

    /** Whether people can come in that way. */
    boolean isGiven() {
        return trust.isGiven();
    }

    /** Who asks; empty where the request did not come from a trusted proxy, or it names nobody. */
    Optional<Caller> caller(HttpServletRequest request) {
        if (!isGiven() || !isTrusted(request.getRemoteAddr())) {
            return Optional.empty();
        }
        return only(request, trust.userHeader()).flatMap(name -> trust.rules().caller(name, groups(request)));
    }

    private boolean isTrusted(String remote) {
        try {
            return addresses.test(InetAddress.ofLiteral(bare(remote)));
        } catch (IllegalArgumentException noAddress) {
            return false;
        }
    }

    /** Some servers write addresses of IPv6 in brackets. */
    private static String bare(String address) {
        return address.startsWith("[") ? address.substring(1, address.length() - 1) : address;
    }

    private List<String> groups(HttpServletRequest request) {
        return only(request, trust.groupsHeader()).stream()
                .flatMap(names -> Arrays.stream(names.split(",")))
                .map(String::strip)
                .toList();
    }

    private static Optional<String> only(HttpServletRequest request, String header) {
        List<String> values = Collections.list(request.getHeaders(header));
        return values.size() == 1 ? Optional.of(values.getFirst().strip()) : Optional.empty();
    }
}
