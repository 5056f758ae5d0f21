package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers come compressed only where the client accepts it: those about trees, and all others. */
@Slow
class AcceptedEncodingsTest extends WithSharedServer {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            gzip                          | true
            gzip, deflate, br             | true
            gzip;q=0.5                    | true
            br, gzip;q=0.001, *;q=0       | true
            *                             | true
            identity;q=0.5, *             | true
            gzip;q=0                      | false
            GZIP; Q=0.000                 | false
            gzip;q=0, *                   | false
            *;q=0                         | false
            identity                      | false
            """)
    void weights_say_whether_an_answer_is_compressed(String header, boolean compressed) {
        String tree = running.treeOf("order");
        for (String path : new String[] {tree + "/fields/0/children", "/api/v1/formats"}) {
            assertThat(running.send(running.request(path).header("Accept-Encoding", header))
                            .headers()
                            .firstValue("Content-Encoding"))
                    .as(path)
                    .isEqualTo(compressed ? Optional.of("gzip") : Optional.empty());
        }
    }
}
