package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jwt.JWTClaimsSet;
import dev.hexplain.api.oidc.OidcSettings;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.access.SignedInRules;
import dev.hexplain.inspect.common.DumpLimits;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A server that lets in whom an OpenID provider signs in, and somebody with a browser. */
abstract class WithProvider {
    static final String TOKEN = "a-token-that-is-long-enough";

    @TempDir
    Path folder;

    OidcProviderOfTest provider;
    Running running;
    String cookies = "";

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

    Running serve(Path data, Duration lasts) throws IOException {
        SignedInRules rules = new SignedInRules(
                Map.of("writers", AccessScope.WRITE, "admins", AccessScope.ADMIN), Optional.of(AccessScope.READ));
        return serve(data, lasts, rules);
    }

    Running serve(Path data, Duration lasts, SignedInRules rules) throws IOException {
        return serve(data, lasts, rules, "http://127.0.0.1:8080");
    }

    Running serve(Path data, Duration lasts, SignedInRules rules, String address) throws IOException {
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

    HttpResponse<byte[]> get(String path) {
        return keep(running.send(with(running.request(path))));
    }

    HttpRequest.Builder with(HttpRequest.Builder request) {
        return cookies.isEmpty() ? request : request.header("Cookie", cookies);
    }

    /** As a browser does: a cookie without a value is forgotten. */
    HttpResponse<byte[]> keep(HttpResponse<byte[]> response) {
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

    static String location(HttpResponse<byte[]> response) {
        assertThat(response.statusCode()).isEqualTo(302);
        return response.headers().firstValue("Location").orElseThrow();
    }

    /** Where somebody arrives who signs in. */
    String signIn(String to) {
        URI back = provider.signIn(URI.create(location(get("/sign-in?to=" + to))));
        assertThat(back.getPath()).isEqualTo("/signed-in");
        return location(get("/signed-in?" + back.getRawQuery()));
    }

    void claims(UnaryOperator<JWTClaimsSet.Builder> change) {
        provider.claims = change;
    }

    int upload() {
        return keep(running.send(with(running.request("/api/v1/dumps?name=a"))
                        .header("Origin", "http://127.0.0.1:" + running.server.port())
                        .POST(BodyPublishers.ofByteArray(new byte[] {1}))))
                .statusCode();
    }
}
