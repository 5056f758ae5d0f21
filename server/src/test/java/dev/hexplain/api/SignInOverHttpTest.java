package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.api.oidc.OidcSettings;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.access.SignedInRules;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People whom an OpenID provider signs in. */
@Slow
class SignInOverHttpTest extends WithProvider {
    @Test
    void somebody_signs_in_and_out() {
        HttpResponse<byte[]> before = get("/api/v1/dumps");
        assertThat(before.statusCode()).isEqualTo(401);
        assertThat(Running.json(before).get("type").asText()).isEqualTo("urn:hexplain:problem:sign-in-needed");
        claims(all -> all.claim("groups", List.of("writers", "jvm")));

        assertThat(signIn("/d/abc?at=7")).isEqualTo("/d/abc?at=7");

        assertThat(get("/api/v1/dumps").statusCode()).isEqualTo(200);
        assertThat(Running.json(get("/api/v1/spaces")).get("names"))
                .extracting(name -> name.asText())
                .containsExactly("public", "~anna@example.org", "writers", "jvm");
        assertThat(upload()).isEqualTo(201);

        keep(running.send(with(running.request("/sign-out"))
                .header("Origin", "http://127.0.0.1:" + running.server.port())
                .POST(BodyPublishers.noBody())));
        assertThat(get("/api/v1/dumps").statusCode()).isEqualTo(401);
    }

    @Test
    void groups_say_what_somebody_may_do() {
        signIn("/");
        assertThat(upload()).isEqualTo(403);
        claims(all -> all.claim("groups", List.of("admins")));
        signIn("/");
        JsonNode latest = Running.json(get("/api/v1/audit"));
        assertThat(latest.findValuesAsText("action")).contains("sign-in", "refused");
        assertThat(latest.findValuesAsText("caller")).containsOnly("anna@example.org");
    }

    @Test
    void cookies_are_for_this_server_alone() {
        HttpResponse<byte[]> begun = get("/sign-in");
        assertThat(begun.headers().allValues("Set-Cookie").getFirst())
                .contains("HttpOnly", "SameSite=Lax", "Path=/")
                .doesNotContain("Domain");
        signIn("/");
        assertThat(cookies).doesNotContain("anna");
    }

    @Test
    void cookies_of_a_server_with_https_come_by_that_alone(@TempDir Path other) throws IOException {
        SignedInRules rules = new SignedInRules(Map.of(), Optional.of(AccessScope.READ));
        try (Running safe = serve(other, Duration.ofHours(1), rules, "https://hexplain.example/")) {
            HttpResponse<byte[]> begun = safe.get("/sign-in");
            assertThat(begun.headers().allValues("Set-Cookie").getFirst())
                    .startsWith("__Host-hexplain-attempt=")
                    .contains("Secure");
            assertThat(OidcProviderOfTest.parameters(URI.create(location(begun)).getRawQuery()))
                    .containsEntry("redirect_uri", "https://hexplain.example/signed-in");
        }
    }

    @Test
    void a_session_ends() throws IOException {
        running.close();
        running = serve(folder, Duration.ZERO);
        signIn("/");
        assertThat(get("/api/v1/dumps").statusCode()).isEqualTo(401);
    }

    @Test
    void another_server_of_the_same_secret_knows_who_is_signed_in(@TempDir Path other) throws IOException {
        signIn("/");
        try (Running second = serve(other, Duration.ofHours(1))) {
            assertThat(second.send(second.request("/api/v1/dumps").header("Cookie", cookies))
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void a_changed_cookie_is_nobodys() {
        signIn("/");
        int end = cookies.length() - 6;
        char other = cookies.charAt(end) == 'A' ? 'B' : 'A';
        cookies = cookies.substring(0, end) + other + cookies.substring(end + 1);
        assertThat(get("/api/v1/dumps").statusCode()).isEqualTo(401);
    }

    /** The cookie of an attempt is none of a session, though both are sealed here. */
    @Test
    void cookies_are_not_taken_for_each_other() {
        get("/sign-in");
        cookies = cookies.replace("-attempt=", "-session=");
        assertThat(get("/api/v1/dumps").statusCode()).isEqualTo(401);
    }

    @Test
    void a_token_still_lets_in_and_says_more_than_a_cookie() {
        signIn("/");
        HttpResponse<byte[]> changed = running.send(with(running.request("/api/v1/dumps?name=b"))
                .header("Authorization", "Bearer " + TOKEN)
                .POST(BodyPublishers.ofByteArray(new byte[] {2})));
        assertThat(changed.statusCode()).isEqualTo(201);
        assertThat(running.send(with(running.request("/api/v1/dumps")).header("Authorization", "Bearer wrong"))
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void what_did_not_begin_in_this_browser_is_refused() {
        URI back = provider.signIn(URI.create(location(get("/sign-in"))));
        String own = cookies;

        cookies = "";
        assertThat(location(get("/signed-in?" + back.getRawQuery()))).isEqualTo("/?sign-in=expired");
        cookies = own;
        assertThat(location(get("/signed-in?code=x&state=another"))).isEqualTo("/?sign-in=expired");
        assertThat(location(get("/signed-in?" + back.getRawQuery()))).isEqualTo("/");
        assertThat(location(get("/signed-in?" + back.getRawQuery()))).isEqualTo("/?sign-in=expired");
    }

    @Test
    void who_may_do_nothing_is_told(@TempDir Path other) throws IOException {
        running.close();
        running = serve(other, Duration.ofHours(1), new SignedInRules(Map.of(), Optional.empty()));
        assertThat(signIn("/")).isEqualTo("/?sign-in=nobody");
    }

    @Test
    void nobody_is_sent_elsewhere() {
        for (String to : List.of("//elsewhere.example", "https://elsewhere.example", "/%5Celsewhere.example", "x")) {
            assertThat(signIn(to)).as(to).isEqualTo("/");
        }
    }

    @Test
    void a_page_elsewhere_changes_nothing_in_the_name_of_who_is_signed_in() {
        claims(all -> all.claim("groups", List.of("writers")));
        signIn("/");
        assertThat(running.send(with(running.request("/api/v1/dumps"))
                                .header("Origin", "https://elsewhere.example")
                                .POST(BodyPublishers.ofByteArray(new byte[] {1})))
                        .statusCode())
                .isEqualTo(403);
        assertThat(running.send(with(running.request("/sign-out"))
                                .header("Origin", "https://elsewhere.example")
                                .POST(BodyPublishers.noBody()))
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void settings_that_cannot_be_right_are_told() {
        assertThatThrownBy(() -> settings("http://idp.example", "https://hexplain.example", "secret-that-is-long"))
                .hasMessageContaining("--oidc-issuer has to begin with https://");
        assertThatThrownBy(() -> settings("https://idp.example", "https://hexplain.example/x", "secret-that-is-long"))
                .hasMessageContaining("without a path");
        assertThatThrownBy(() -> settings("https://idp.example", "https://hexplain.example", "short"))
                .hasMessageContaining("at least 16 characters");
    }

    private static OidcSettings settings(String issuer, String address, String secret) {
        return new OidcSettings(
                URI.create(issuer),
                "hexplain",
                secret,
                URI.create(address),
                List.of("openid"),
                "email",
                "groups",
                new SignedInRules(Map.of(), Optional.empty()),
                Duration.ofHours(1));
    }
}
