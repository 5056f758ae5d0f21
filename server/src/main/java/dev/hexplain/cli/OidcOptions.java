package dev.hexplain.cli;

import dev.hexplain.api.oidc.OidcSettings;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/** Options that name an OpenID provider which signs people in. */
final class OidcOptions {
    /** So that it does not show in process lists. */
    private static final String SECRET = "HEXPLAIN_OIDC_CLIENT_SECRET";

    private final Argument<URI> issuer = Argument.option(
            URI.class,
            OptionSpec.builder("--oidc-issuer")
                    .paramLabel("URL")
                    .defaultValue("${env:HEXPLAIN_OIDC_ISSUER}")
                    .description(
                            "OpenID provider that signs people in; %s has its client secret (also: HEXPLAIN_OIDC_ISSUER; default: none)."
                                    .formatted(SECRET)));

    private final Argument<String> clientId = Argument.option(
            String.class,
            OptionSpec.builder("--oidc-client-id")
                    .paramLabel("ID")
                    .defaultValue("${env:HEXPLAIN_OIDC_CLIENT_ID}")
                    .description("What it knows this server by (also: HEXPLAIN_OIDC_CLIENT_ID)."));

    private final Argument<Path> secretFile = Argument.option(
            Path.class,
            OptionSpec.builder("--oidc-client-secret-file")
                    .paramLabel("FILE")
                    .defaultValue("${env:HEXPLAIN_OIDC_CLIENT_SECRET_FILE}")
                    .description("File with the client secret; may end with a line break (also: %s_FILE)."
                            .formatted(SECRET)));

    private final Argument<URI> address = Argument.option(
            URI.class,
            OptionSpec.builder("--public-address")
                    .paramLabel("URL")
                    .defaultValue("${env:HEXPLAIN_PUBLIC_ADDRESS}")
                    .description(
                            "Address of this server as browsers reach it, https://hexplain.example; the provider returns to /signed-in there (also: HEXPLAIN_PUBLIC_ADDRESS)."));

    private final Argument<String> scopes = Argument.option(
            String.class,
            OptionSpec.builder("--oidc-scopes")
                    .paramLabel("NAME,…")
                    .defaultValue("${env:HEXPLAIN_OIDC_SCOPES:-email,profile}")
                    .description("Scopes that are asked for besides `openid` (default: ${DEFAULT-VALUE})."));

    private final Argument<String> userClaim = Argument.option(
            String.class,
            OptionSpec.builder("--oidc-user-claim")
                    .paramLabel("NAME")
                    .defaultValue("${env:HEXPLAIN_OIDC_USER_CLAIM:-email}")
                    .description(
                            "Claim of the ID token that names who asks; `sub` does where it is absent (default: ${DEFAULT-VALUE})."));

    private final Argument<String> groupsClaim = Argument.option(
            String.class,
            OptionSpec.builder("--oidc-groups-claim")
                    .paramLabel("NAME")
                    .defaultValue("${env:HEXPLAIN_OIDC_GROUPS_CLAIM:-groups}")
                    .description("Claim that lists the groups of who asks (default: ${DEFAULT-VALUE})."));

    private final Argument<Integer> hours = Argument.option(
            int.class,
            OptionSpec.builder("--oidc-hours")
                    .paramLabel("N")
                    .defaultValue("${env:HEXPLAIN_OIDC_HOURS:-8}")
                    .description("Hours for which somebody stays signed in (default: ${DEFAULT-VALUE})."));

    private final SignedInOptions people = new SignedInOptions("oidc");

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        List<Argument<?>> all =
                new ArrayList<>(List.of(issuer, clientId, secretFile, address, scopes, userClaim, groupsClaim, hours));
        all.addAll(people.arguments());
        return all;
    }

    /** @throws IllegalArgumentException where there is a provider, and something else is missing */
    Optional<OidcSettings> settings() throws IOException {
        if (issuer.given().isEmpty()) {
            return Optional.empty();
        }
        List<String> asked = new ArrayList<>(List.of("openid"));
        SignedInOptions.parts(scopes).filter(each -> !asked.contains(each)).forEach(asked::add);
        Optional<String> secret = TokenFile.tokenOf(Optional.ofNullable(System.getenv(SECRET)), secretFile.given());
        return Optional.of(new OidcSettings(
                issuer.value(),
                clientId.given().orElse(""),
                secret.orElse(""),
                address.given()
                        .orElseThrow(() -> new IllegalArgumentException(
                                "--public-address is missing: where the provider sends people back to")),
                asked,
                userClaim.value(),
                groupsClaim.value(),
                people.rules(),
                Duration.ofHours(Math.max(1, hours.value()))));
    }
}
