package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import dev.hexplain.api.oidc.OidcSettings;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.access.SignedInRules;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People whom an OpenID provider signs in. */
@Slow
class SignInOverHttpTest {
    private static final String TOKEN = "a-token-that-is-long-enough";

    @TempDir
    private Path folder;

    private OidcProviderOfTest provider;
    private Running running;
    private String cookies = "";

    @BeforeEach
    void start() throws IOException, JOSEException {
        provider = new OidcProviderOfTest();
        running = serve(folder, Duration.ofHours(1));
    }

    @AfterEach
    void stop() {
        running.close();
        provider.close();
    }

    private Running serve(Path data, Duration lasts) throws IOException {
        SignedInRules rules = new SignedInRules(
                Map.of("writers", AccessScope.WRITE, "admins", AccessScope.ADMIN), Optional.of(AccessScope.READ));
        return serve(data, lasts, rules);
    }

    private Running serve(Path data, Duration lasts, SignedInRules rules) throws IOException {
        return serve(data, lasts, rules, "http://127.0.0.1:8080");
    }

    private Running serve(Path data, Duration lasts, SignedInRules rules, String address) throws IOException {
        OidcSettings settings = new OidcSettings(
                URI.create(provider.issuer()),
                OidcProviderOfTest.CLIENT,
                OidcProviderOfTest.SECRET,
                URI.create(address),
                List.of("openid", "email"),
                "email",
                "groups",
                rules,
                lasts);
        return Running.serving(
                Inspector.open(data, 1 << 20, DumpLimits.DEFAULT),
                new ServerSettings(
                        "127.0.0.1",
                        0,
                        Optional.of(TOKEN),
                        false,
                        true,
                        "test",
                        ClientLimits.USUAL,
                        ProxyTrust.NONE,
                        Optional.of(settings)));
    }

    private HttpResponse<byte[]> get(String path) {
        return keep(running.send(with(running.request(path))));
    }

    private HttpRequest.Builder with(HttpRequest.Builder request) {
        return cookies.isEmpty() ? request : request.header("Cookie", cookies);
    }

    /** As a browser does: a cookie without a value is forgotten. */
    private HttpResponse<byte[]> keep(HttpResponse<byte[]> response) {
        Map<String, String> kept = cookies.isEmpty()
                ? new java.util.TreeMap<>()
                : new java.util.TreeMap<>(List.of(cookies.split("; ")).stream()
                        .map(each -> each.split("=", 2))
                        .collect(Collectors.toMap(each -> each[0], each -> each[1])));
        for (String set : response.headers().allValues("Set-Cookie")) {
            String[] both = set.split(";", 2)[0].split("=", 2);
            if (both[1].isEmpty()) {
                kept.remove(both[0]);
            } else {
                kept.put(both[0], both[1]);
            }
        }
        cookies = kept.entrySet().stream()
                .map(each -> each.getKey() + "=" + each.getValue())
                .collect(Collectors.joining("; "));
        return response;
    }

    private static String location(HttpResponse<byte[]> response) {
        assertThat(response.statusCode()).isEqualTo(302);
        return response.headers().firstValue("Location").orElseThrow();
    }

    /** Where somebody arrives who signs in. */
    private String signIn(String to) {
        URI back = provider.signIn(URI.create(location(get("/sign-in?to=" + to))));
        assertThat(back.getPath()).isEqualTo("/signed-in");
        return location(get("/signed-in?" + back.getRawQuery()));
    }

    private void claims(UnaryOperator<JWTClaimsSet.Builder> change) {
        provider.claims = change;
    }

    private int upload() {
        return keep(running.send(with(running.request("/api/v1/dumps?name=a"))
                        .header("Origin", "http://127.0.0.1:" + running.server.port())
                        .POST(BodyPublishers.ofByteArray(new byte[] {1}))))
                .statusCode();
    }

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
    void what_the_provider_refuses_is_told() {
        String state = OidcProviderOfTest.parameters(
                        URI.create(location(get("/sign-in"))).getRawQuery())
                .get("state");
        assertThat(location(get("/signed-in?error=access_denied&state=" + state)))
                .isEqualTo("/?sign-in=refused");
        assertThat(get("/api/v1/dumps").statusCode()).isEqualTo(401);
    }

    @Test
    void tokens_that_are_not_for_this_sign_in_are_refused() throws JOSEException {
        for (UnaryOperator<JWTClaimsSet.Builder> wrong : List.<UnaryOperator<JWTClaimsSet.Builder>>of(
                all -> all.claim("nonce", "another"),
                all -> all.audience("another client"),
                all -> all.issuer("https://elsewhere.example"),
                all -> all.expirationTime(Date.from(Instant.now().minusSeconds(600))),
                all -> all.expirationTime(null),
                all -> all.issueTime(Date.from(Instant.now().plusSeconds(600))),
                all -> all.issueTime(null),
                all -> all.notBeforeTime(Date.from(Instant.now().plusSeconds(600))))) {
            claims(wrong);
            assertThat(signIn("/")).isEqualTo("/?sign-in=provider");
        }
        claims(all -> all);
        provider.signs = false;
        assertThat(signIn("/")).isEqualTo("/?sign-in=provider");
        provider.signs = true;
        provider.signer = new RSAKeyGenerator(2048).keyID("one").generate();
        assertThat(signIn("/")).isEqualTo("/?sign-in=provider");
        assertThat(get("/api/v1/dumps").statusCode()).isEqualTo(401);
    }

    @Test
    void clocks_that_differ_by_half_a_minute_are_no_reason_to_refuse() {
        Instant now = Instant.now();
        for (UnaryOperator<JWTClaimsSet.Builder> skewed : List.<UnaryOperator<JWTClaimsSet.Builder>>of(
                all -> all.expirationTime(Date.from(now.minusSeconds(30))),
                all -> all.issueTime(Date.from(now.plusSeconds(30))),
                all -> all.notBeforeTime(Date.from(now.plusSeconds(30))))) {
            claims(skewed);
            assertThat(signIn("/")).isEqualTo("/");
        }
    }

    @Test
    void a_session_lasts_as_long_as_this_server_says_whatever_the_provider_says() throws IOException {
        running.close();
        running = serve(folder, Duration.ofMillis(1));
        claims(all -> all.expirationTime(Date.from(Instant.now().plus(Duration.ofDays(100_000)))));
        signIn("/");
        assertThat(get("/api/v1/dumps").statusCode()).isEqualTo(401);
    }

    @Test
    void keys_that_change_are_fetched_anew_also_under_the_same_name() throws JOSEException {
        assertThat(signIn("/")).isEqualTo("/");
        for (String name : List.of("one", "two")) {
            provider.rotate(name);
            assertThat(signIn("/")).as(name).isEqualTo("/");
        }
    }

    @Test
    void a_key_that_is_gone_lets_nobody_in_and_the_keys_are_not_fetched_all_the_time() throws JOSEException {
        assertThat(signIn("/")).isEqualTo("/");
        AtomicInteger fetched = new AtomicInteger();
        provider.instead.put("/.well-known/openid-configuration", exchange -> {
            fetched.incrementAndGet();
            exchange.sendResponseHeaders(500, -1);
            exchange.close();
        });
        provider.signer = new RSAKeyGenerator(2048).keyID("one").generate();
        for (int number = 0; number < 10; number++) {
            assertThat(signIn("/")).isEqualTo("/?sign-in=provider");
        }
        assertThat(fetched.get()).isBetween(1, 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/.well-known/openid-configuration", "/keys", "/token"})
    void a_provider_that_sends_a_byte_now_and_then_is_not_waited_for(String at) {
        provider.instead.put(at, exchange -> {
            exchange.sendResponseHeaders(200, 0);
            try (var out = exchange.getResponseBody()) {
                for (int number = 0; number < 100; number++) {
                    out.write(' ');
                    out.flush();
                    Thread.sleep(500);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Instant begin = Instant.now();

        String arrived = at.startsWith("/.well-known") ? location(get("/sign-in")) : signIn("/");

        assertThat(arrived).isEqualTo("/?sign-in=provider");
        assertThat(Duration.between(begin, Instant.now())).isLessThan(Duration.ofSeconds(20));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/.well-known/openid-configuration", "/keys", "/token"})
    void answers_that_are_no_answers_are_told(String at) {
        for (String body : List.of(
                "",
                "<html>",
                "{}",
                "[]",
                "null",
                "{\"id_token\": 5}",
                "{\"keys\": [{}]}",
                "{\"access_token\":\"a\",\"token_type\":\"Bearer\",\"id_token\":\"a.b.c\"}")) {
            for (int status : new int[] {200, 400}) {
                provider.instead.put(at, exchange -> {
                    exchange.getResponseHeaders().add("Content-Type", "application/json");
                    exchange.sendResponseHeaders(status, body.isEmpty() ? -1 : body.length());
                    exchange.getResponseBody().write(body.getBytes(StandardCharsets.UTF_8));
                    exchange.close();
                });
                String arrived = at.startsWith("/.well-known") ? location(get("/sign-in")) : signIn("/");
                assertThat(arrived).as("%s %d %s", at, status, body).isEqualTo("/?sign-in=provider");
            }
        }
    }

    @Test
    void an_address_that_nobody_vouches_for_names_nobody() {
        for (Boolean vouched : Arrays.asList(false, null)) {
            claims(all -> all.claim("email", "boss@example.org").claim("email_verified", vouched));
            signIn("/");
            assertThat(Running.json(get("/api/v1/spaces")).get("names").toString())
                    .contains("~4711")
                    .doesNotContain("boss");
        }
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
    void a_provider_that_is_not_there_is_told_and_asked_again() {
        provider.close();
        assertThat(location(get("/sign-in"))).isEqualTo("/?sign-in=provider");
        assertThat(get("/api/v1/dumps").statusCode()).isEqualTo(401);
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
