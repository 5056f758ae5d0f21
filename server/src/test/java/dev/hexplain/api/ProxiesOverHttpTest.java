package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.access.SignedInRules;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who asks is whom a trusted proxy names, and nobody else. */
@Slow
class ProxiesOverHttpTest {
    private static final String TOKEN = "a-token-of-the-server";

    @TempDir
    private Path folder;

    private Running running;

    @AfterEach
    void stop() {
        if (running != null) {
            running.close();
        }
    }

    @Test
    void whom_a_trusted_proxy_names_comes_in_and_is_named_in_the_audit_log() throws IOException {
        start("127.0.0.0/8", Optional.of(AccessScope.WRITE));
        assertThat(get("X-Forwarded-User", "anna@example.org").statusCode()).isEqualTo(200);
        assertThat(upload("X-Forwarded-User", "anna@example.org").statusCode()).isEqualTo(201);
        HttpResponse<byte[]> audit = running.send(running.request("/api/v1/audit")
                .header("X-Forwarded-User", "ops")
                .header("X-Forwarded-Groups", "people, admins"));
        assertThat(audit.statusCode()).isEqualTo(200);
        assertThat(new String(audit.body(), StandardCharsets.UTF_8)).contains("anna@example.org");
    }

    @Test
    void who_names_nobody_needs_a_token() throws IOException {
        start("127.0.0.1", Optional.of(AccessScope.WRITE));
        assertThat(running.get("/api/v1/dumps").statusCode()).isEqualTo(401);
        assertThat(get("Authorization", "Bearer " + TOKEN).statusCode()).isEqualTo(200);
        for (String name : List.of("", " ", "local", "server", "a\tb", "-", "x".repeat(200))) {
            assertThat(get("X-Forwarded-User", name).statusCode()).as(name).isEqualTo(401);
        }
    }

    @Test
    void a_header_that_comes_twice_is_none() throws IOException {
        start("127.0.0.1", Optional.of(AccessScope.WRITE));
        HttpResponse<byte[]> twice = running.send(running.request("/api/v1/dumps")
                .header("X-Forwarded-User", "anna")
                .header("X-Forwarded-User", "root"));
        assertThat(twice.statusCode()).isEqualTo(401);
    }

    @Test
    void what_others_say_in_its_headers_counts_for_nothing() throws IOException {
        start("10.0.0.0/8", Optional.of(AccessScope.ADMIN));
        assertThat(get("X-Forwarded-User", "anna").statusCode()).isEqualTo(401);
    }

    @Test
    void groups_say_what_somebody_may_do_and_the_widest_counts() throws IOException {
        start("127.0.0.1", Optional.empty());
        assertThat(get("X-Forwarded-User", "anna").statusCode())
                .as("in no group")
                .isEqualTo(401);
        assertThat(grouped("readers").statusCode()).isEqualTo(403);
        assertThat(grouped("readers,writers").statusCode()).isEqualTo(201);
        assertThat(grouped("strangers").statusCode()).isEqualTo(401);
    }

    @Test
    void each_group_is_a_team_with_a_space() throws IOException {
        start("127.0.0.1", Optional.of(AccessScope.WRITE));
        assertThat(inSpace("anna", "payments,~bert", "?space=payments").statusCode())
                .isEqualTo(201);
        assertThat(inSpace("anna", "payments,~bert", "?space=~bert").statusCode())
                .as("no group is somebody's own space")
                .isEqualTo(404);
        assertThat(inSpace("anna", "payments,~bert", "").body())
                .asString()
                .as("as it was before there were spaces")
                .contains("\"space\":\"public\"");
        assertThat(inSpace("bert", "orders", "?space=payments").statusCode()).isEqualTo(404);
        assertThat(listed("anna", "payments")).contains("payments", "public");
        assertThat(listed("bert", "orders")).contains("public").doesNotContain("payments");
    }

    private HttpResponse<byte[]> inSpace(String name, String groups, String query) {
        return running.send(running.request("/api/v1/dumps" + query)
                .header("X-Forwarded-User", name)
                .header("X-Forwarded-Groups", groups)
                .POST(BodyPublishers.ofByteArray(new byte[] {1})));
    }

    private List<String> listed(String name, String groups) {
        return Running.json(running.send(running.request("/api/v1/dumps")
                        .header("X-Forwarded-User", name)
                        .header("X-Forwarded-Groups", groups)))
                .findValuesAsText("space");
    }

    @Test
    void a_page_elsewhere_changes_nothing_in_the_name_of_who_is_signed_in() throws IOException {
        start("127.0.0.1", Optional.of(AccessScope.ADMIN));
        HttpResponse<byte[]> foreign = running.send(running.request("/api/v1/dumps")
                .header("X-Forwarded-User", "anna")
                .header("Origin", "https://elsewhere.example")
                .POST(BodyPublishers.ofByteArray(new byte[] {1})));
        assertThat(foreign.statusCode()).isEqualTo(403);
    }

    @Test
    void an_address_that_is_none_is_told() {
        assertThatThrownBy(() -> start("proxy.example", Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("`proxy.example` is no address of a proxy");
    }

    private void start(String address, Optional<AccessScope> scope) throws IOException {
        ProxyTrust trust = new ProxyTrust(
                List.of(address),
                "X-Forwarded-User",
                "X-Forwarded-Groups",
                new SignedInRules(
                        Map.of("readers", AccessScope.READ, "writers", AccessScope.WRITE, "admins", AccessScope.ADMIN),
                        scope));
        Inspector inspector = Inspector.open(folder, 1 << 20, DumpLimits.DEFAULT);
        try {
            running = Running.serving(
                    inspector,
                    new ServerSettings(
                            "127.0.0.1",
                            0,
                            Optional.of(TOKEN),
                            false,
                            true,
                            "test",
                            ClientLimits.USUAL,
                            trust,
                            Optional.empty()));
        } catch (IllegalArgumentException e) {
            inspector.close();
            throw e;
        }
    }

    private HttpResponse<byte[]> get(String header, String value) {
        return running.send(running.request("/api/v1/dumps").header(header, value));
    }

    private HttpResponse<byte[]> upload(String header, String value) {
        return running.send(
                running.request("/api/v1/dumps").header(header, value).POST(BodyPublishers.ofByteArray(new byte[] {1
                })));
    }

    private HttpResponse<byte[]> grouped(String groups) {
        return running.send(running.request("/api/v1/dumps")
                .header("X-Forwarded-User", "anna")
                .header("X-Forwarded-Groups", groups)
                .POST(BodyPublishers.ofByteArray(new byte[] {1})));
    }
}
