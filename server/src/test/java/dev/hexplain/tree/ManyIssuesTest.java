package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.IndexBound;
import dev.hexplain.decode.Limits;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.WalkRemarks;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ManyIssuesTest {
    @Test
    void where_a_limit_ended_reading_is_known_behind_very_many_other_issues() {
        String many = "{\"a\":1,\"a\":1},".repeat(11_000);
        byte[] text = ("[" + many + "[".repeat(50) + "]".repeat(50) + "]").getBytes(StandardCharsets.UTF_8);
        Limits limits =
                new Limits(1 << 20, 20, 1 << 10, Duration.ofMinutes(1), 1 << 20, new IndexBound(1 << 26, 1 << 10));
        try (FieldTree tree = new Json()
                .decode(
                        Source.ofBytes("many.json", text),
                        new DecodeOptions(0, limits, DecodeOptions.DEFAULT.order()),
                        TreeStorage.inMemory(),
                        Progress.NONE)) {
            assertThat(tree.facts().issueCount()).isGreaterThan(11_000);
            WalkRemarks remarks = new WalkRemarks("read");
            new TreeValues(tree).tellLeftOut(remarks);
            assertThat(remarks.sentences())
                    .singleElement()
                    .satisfies(cut -> assertThat(cut).contains("is not read: Fields are nested deeper"));
        }
    }
}
