package dev.hexplain.cli;

import dev.hexplain.testing.Selection;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What {@link GoldenTreesTest} asks, of a few samples of each kind: fast enough for each commit. */
class SomeGoldenTreesTest {
    private static final int OF_A_KIND = 4;

    @TestFactory
    List<DynamicTest> some_samples_of_each_kind_decode_to_their_golden_trees() throws IOException {
        GoldenTreesTest all = new GoldenTreesTest();
        return Stream.of(
                        all.each_sample_decodes_to_its_golden_tree(),
                        all.each_stream_says_its_golden_object(),
                        all.each_record_decodes_to_its_golden_tree(),
                        all.each_encoding_decodes_to_its_golden_tree(),
                        all.each_stored_object_decodes_to_its_golden_tree(),
                        all.each_flow_and_packet_decodes_to_its_golden_tree(),
                        all.each_provided_sample_decodes_to_its_golden_tree())
                .flatMap(kind -> Selection.of(kind, OF_A_KIND).stream())
                .toList();
    }
}
