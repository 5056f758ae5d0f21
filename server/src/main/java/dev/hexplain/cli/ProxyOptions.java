package dev.hexplain.cli;

import dev.hexplain.api.ProxyTrust;
import dev.hexplain.inspect.access.AccessScope;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/** Options that name proxies which sign people in. */
final class ProxyOptions {
    private static final String NOBODY = "none";

    private final Argument<String> addresses = Argument.option(
            String.class,
            OptionSpec.builder("--trusted-proxies")
                    .paramLabel("ADDRESSES")
                    .defaultValue("${env:HEXPLAIN_TRUSTED_PROXIES}")
                    .description(
                            "Addresses of proxies that sign people in, 10.0.0.7,10.1.0.0/16: who asks is whom they name"
                                    + " (also: HEXPLAIN_TRUSTED_PROXIES; default: none)."));

    private final Argument<String> userHeader = Argument.option(
            String.class,
            OptionSpec.builder("--proxy-user-header")
                    .paramLabel("NAME")
                    .defaultValue("${env:HEXPLAIN_PROXY_USER_HEADER:-" + ProxyTrust.NONE.userHeader() + "}")
                    .description("Header in which they name who asks (default: ${DEFAULT-VALUE})."));

    private final Argument<String> groupsHeader = Argument.option(
            String.class,
            OptionSpec.builder("--proxy-groups-header")
                    .paramLabel("NAME")
                    .defaultValue("${env:HEXPLAIN_PROXY_GROUPS_HEADER:-" + ProxyTrust.NONE.groupsHeader() + "}")
                    .description("Header in which they name the groups of who asks (default: ${DEFAULT-VALUE})."));

    private final Argument<String> groups = Argument.option(
            String.class,
            OptionSpec.builder("--proxy-groups")
                    .paramLabel("GROUP=SCOPE,…")
                    .defaultValue("${env:HEXPLAIN_PROXY_GROUPS}")
                    .description("What members of groups may do: jvm=write,ops=admin (also: HEXPLAIN_PROXY_GROUPS)."));

    private final Argument<String> scope = Argument.option(
            String.class,
            OptionSpec.builder("--proxy-scope")
                    .paramLabel("read|write|admin|none")
                    .defaultValue("${env:HEXPLAIN_PROXY_SCOPE:-write}")
                    .description("What everybody whom they name may do (default: ${DEFAULT-VALUE})."));

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        return List.of(addresses, userHeader, groupsHeader, groups, scope);
    }

    ProxyTrust trust() {
        return new ProxyTrust(
                parts(addresses).toList(),
                userHeader.value(),
                groupsHeader.value(),
                scopes(),
                scope.value().equals(NOBODY) ? Optional.empty() : Optional.of(scope(scope.value())));
    }

    private static Stream<String> parts(Argument<String> list) {
        return list.given().stream()
                .flatMap(text -> Arrays.stream(text.split(",")))
                .map(String::strip)
                .filter(part -> !part.isEmpty());
    }

    private Map<String, AccessScope> scopes() {
        Map<String, AccessScope> scopes = new LinkedHashMap<>();
        parts(groups).forEach(part -> {
            int equals = part.lastIndexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "--proxy-groups has GROUP=SCOPE with commas between, and `%s` is not one".formatted(part));
            }
            scopes.put(part.substring(0, equals), scope(part.substring(equals + 1)));
        });
        return scopes;
    }

    private static AccessScope scope(String id) {
        return AccessScope.of(id)
                .orElseThrow(() -> new IllegalArgumentException(
                        "`%s` is no scope of a proxy: take read, write or admin".formatted(id)));
    }
}
