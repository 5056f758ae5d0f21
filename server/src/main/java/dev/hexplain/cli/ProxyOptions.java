package dev.hexplain.cli;

import dev.hexplain.api.ProxyTrust;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/** Options that name proxies which sign people in. */
final class ProxyOptions {
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

    private final SignedInOptions people = new SignedInOptions("proxy");

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        List<Argument<?>> all = new ArrayList<>(List.of(addresses, userHeader, groupsHeader));
        all.addAll(people.arguments());
        return all;
    }

    ProxyTrust trust() {
        return new ProxyTrust(
                SignedInOptions.parts(addresses).toList(), userHeader.value(), groupsHeader.value(), people.rules());
    }
}
