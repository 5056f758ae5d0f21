package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** HEAD has the status and the headers of GET, and no body. */
@Slow
class HeadOverHttpTest extends WithSharedServer {
    private static final List<String> SAME =
            List.of("content-type", "content-disposition", "etag", "accept-ranges", "cache-control", "vary");

    private HttpResponse<byte[]> head(String path, String... headers) {
        var request = running.request(path).method("HEAD", BodyPublishers.noBody());
        return running.send(headers.length == 0 ? request : request.headers(headers));
    }

    private void requireSame(SoftAssertions all, String path) {
        HttpResponse<byte[]> get = running.get(path);
        HttpResponse<byte[]> head = head(path);
        all.assertThat(head.statusCode()).as(path).isEqualTo(get.statusCode());
        all.assertThat(head.body()).as(path).isEmpty();
        // What changes from one answer to the next, such as times, has another length.
        boolean isStill = running.get(path).body().length == get.body().length && !path.startsWith("/metrics");
        for (String name : isStill ? SAME : List.of("content-type")) {
            all.assertThat(head.headers().firstValue(name))
                    .as("%s of %s", name, path)
                    .isEqualTo(get.headers().firstValue(name));
        }
        // How long a streamed answer is shows when it is made.
        head.headers()
                .firstValue("content-length")
                .ifPresent(length -> all.assertThat(length)
                        .as(path)
                        .isEqualTo(get.headers().firstValue("content-length").orElse("")));
    }

    private List<String> routes() {
        List<String> paths = new ArrayList<>();
        for (Endpoint each : running.server.endpoints()) {
            if (each.method.equals(HandlerType.GET)) {
                paths.add(each.path);
            }
        }
        return paths;
    }

    @Test
    void of_what_is_missing_it_is_as_missing() {
        SoftAssertions all = new SoftAssertions();
        for (String route : routes()) {
            requireSame(all, route.replaceAll("[{<][^}>]*[}>]", "nothing"));
        }
        all.assertAll();
        assertThat(head("/api/v1/dumps/nothing").statusCode()).isEqualTo(404);
        assertThat(head("/api/v1/trees/nothing/bytes").statusCode()).isEqualTo(404);
    }

    @Test
    void of_what_is_there_it_is_as_much_there() {
        String dump = running.sample("rmi");
        JsonNode tree = running.tree(dump, "{}");
        running.whole("/api/v1/dumps/" + dump + "/capture");
        Map<String, String> ids = Map.of(
                "{dump}", dump,
                "{tree}", tree.get("id").asText(),
                "{field}", "0",
                "{source}", "0",
                "{format}", "json",
                "{flow}", "0");
        String query = "?offset=0&length=4&path=contents[0]&layers=raw&from=0&limit=2&as=hexdump_c&source=0";
        SoftAssertions all = new SoftAssertions();
        int found = 0;
        for (String route : routes()) {
            String path = route;
            for (Map.Entry<String, String> id : ids.entrySet()) {
                path = path.replace(id.getKey(), id.getValue());
            }
            path = path.replaceAll("[{<][^}>]*[}>]", "nothing");
            requireSame(all, path);
            String asked = path + query.replace("[0]", "%5B0%5D");
            requireSame(all, asked);
            found += running.get(path).statusCode() == 200 || running.get(asked).statusCode() == 200 ? 1 : 0;
        }
        all.assertAll();
        assertThat(found).isGreaterThan(30);
    }

    @Test
    void of_a_part_of_bytes_it_says_which() {
        String dump = Running.json(running.upload("?name=order.ser", Samples.java("order")))
                .get("id")
                .asText();
        HttpResponse<byte[]> part = head("/api/v1/dumps/" + dump + "/bytes", "Range", "bytes=2-5");

        assertThat(part.statusCode()).isEqualTo(206);
        assertThat(part.headers().firstValue("content-length")).contains("4");
        assertThat(part.headers().firstValue("content-range").orElseThrow()).startsWith("bytes 2-5/");
        assertThat(part.body()).isEmpty();
    }
}
