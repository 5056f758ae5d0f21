package dev.hexplain.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.operations.ServerProcess.Launch;
import dev.hexplain.testing.Slow;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that others can reach and that has no token. */
@Slow
class FirstTokenTest {
    private static final Pattern TOKEN = Pattern.compile("hxp_[0-9a-f]{40}");

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();

    private static List<String> tokens(ServerProcess server) throws Exception {
        return TOKEN.matcher(server.log()).results().map(MatchResult::group).toList();
    }

    private int ask(ServerProcess server, String token) throws Exception {
        int port = URI.create(server.address()).getPort();
        String host = InetAddress.getLoopbackAddress().getHostAddress();
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://%s:%d/api/v1/audit".formatted(host, port)))
                .header("Authorization", "Bearer " + token)
                .build();
        return client.send(request, BodyHandlers.discarding()).statusCode();
    }

    @Test
    void makes_one_for_an_admin_and_prints_it_at_the_first_start_alone() throws Exception {
        Launch open = Launch.shortly(folder.resolve("data")).with("--host", "0.0.0.0");
        String first;
        try (ServerProcess server = ServerProcess.start(open)) {
            assertThat(tokens(server)).hasSize(1);
            first = tokens(server).getFirst();
            assertThat(ask(server, first)).isEqualTo(200);
            assertThat(ask(server, "hxp_" + "0".repeat(40))).isEqualTo(401);
        }
        try (ServerProcess server = ServerProcess.start(open)) {
            assertThat(tokens(server)).isEmpty();
            assertThat(ask(server, first)).isEqualTo(200);
        }
    }
}
