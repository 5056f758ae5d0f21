package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Parcels;
import dev.hexplain.testing.Slow;
import java.net.http.HttpResponse;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Notes about sources that a format derives: what is inside the body of a parcel has four bytes. */
@Slow
class DerivedNotesOverHttpTest extends WithTree {
    DerivedNotesOverHttpTest() {
        super(new Parcels(), Parcels.dump());
    }

    @ParameterizedTest
    @CsvSource({
        "parcel, 1, 0, 4, 200",
        "parcel, 1, 4, 0, 200",
        "parcel, 1, 5, 0, 400",
        "parcel, 1, 2, 9223372036854775807, 400",
        "parcel, 2, 0, 0, 400",
        "'', 1, 3, 1, 200",
        "'', 1, 3, 2, 400",
        "no_such_format, 1, 0, 0, 400"
    })
    void notes_end_with_the_source_that_they_are_about(
            String format, int source, long offset, long length, int status) {
        String dump =
                Running.json(running.get("/api/v1/dumps")).at("/items/0/id").asText();
        HttpResponse<byte[]> answer = running.post(
                "/api/v1/dumps/" + dump + "/notes",
                "{\"notes\":[{\"format\":\"%s\",\"source\":%d,\"offset\":%d,\"length\":%d}]}"
                        .formatted(format, source, offset, length));

        assertThat(answer.statusCode()).as(Running.json(answer).toString()).isEqualTo(status);
        assertThat(Running.json(running.get("/api/v1/dumps/" + dump + "/notes")).get("notes"))
                .hasSize(status == 200 ? 1 : 0);
    }
}
