package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Talks;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A dump is looked up once a request at most, whether it is open already or not. */
@Slow
class DumpLookupsTest extends WithSharedServer {
    private static String dump;

    @BeforeAll
    static void upload() {
        dump = Running.json(running.upload("?name=ticks.pcap", Talks.ticks()))
                .get("id")
                .asText();
        running.whole("/api/v1/dumps/" + dump + "/capture");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/bytes",
                "/candidates",
                "/carvings",
                "/capture",
                "/capture/flows",
                "/capture/flows/0",
                "/capture/flows/0/conversation",
                "/capture/packets",
                "/capture/packets/1",
                "/capture/timeline",
            })
    void a_request_for_a_dump_looks_it_up_once(String path) {
        for (int time = 0; time < 2; time++) {
            long before = lookups();
            assertThat(running.get("/api/v1/dumps/" + dump + path).statusCode()).isEqualTo(200);
            assertThat(lookups() - before).isEqualTo(1);
        }
    }

    @Test
    void a_request_for_a_tree_looks_its_dump_up_once_at_most() {
        for (int time = 0; time < 2; time++) {
            long before = lookups();
            String tree = Running.json(running.decode(dump, "{\"layers\":\"udp:0a\",\"format\":\"bytes\"}"))
                    .get("id")
                    .asText();
            assertThat(lookups() - before).isEqualTo(1);
            for (String path : new String[] {"", "/fields/0/children", "/bytes", "/packets?offset=0"}) {
                before = lookups();
                assertThat(running.get("/api/v1/trees/" + tree + path).statusCode())
                        .isEqualTo(200);
                assertThat(lookups() - before).as(path).isLessThanOrEqualTo(1);
            }
        }
    }

    private long lookups() {
        String name = "hexplain_dump_lookups_total ";
        return new String(running.get("/metrics").body(), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.startsWith(name))
                .mapToLong(line -> (long) Double.parseDouble(line.substring(name.length())))
                .findFirst()
                .orElseThrow();
    }
}
