package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Providers that say what is not so, say nothing, are slow, or change their keys. */
@Slow
class OidcProvidersOverHttpTest extends WithProvider {
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
    void a_provider_that_is_not_there_is_told_and_asked_again() {
        provider.close();
        assertThat(location(get("/sign-in"))).isEqualTo("/?sign-in=provider");
        assertThat(get("/api/v1/dumps").statusCode()).isEqualTo(401);
    }
}
