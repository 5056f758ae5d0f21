package dev.hexplain.inspect.risks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.inspect.view.RisksView;
import dev.hexplain.inspect.view.RisksView.ChainView;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Chains, in streams that were made to attack and in streams that were not. */
@Slow
class CorpusRisksTest {
    /** Payloads whose file is not called as the chain is. */
    private static final Map<String, String> OTHER_NAMES =
            Map.of("example", "URLDNS", "Myfaces1", "Myfaces1, Myfaces2", "Myfaces2", "Myfaces1, Myfaces2");

    @Test
    void every_payload_is_named() throws IOException {
        List<Path> payloads = CorpusStreams.payloads();
        assertThat(payloads).hasSize(36);
        for (Path payload : payloads) {
            String file = payload.getFileName().toString();
            String name = file.substring(0, file.lastIndexOf('.'));
            assertThat(names(payload)).as(name).containsExactly(OTHER_NAMES.getOrDefault(name, name));
        }
    }

    @Test
    void every_link_of_a_chain_has_its_place() throws IOException {
        for (Path payload : CorpusStreams.payloads()) {
            byte[] bytes = Files.readAllBytes(payload);
            try (FieldTree tree = CheckedStream.tree(bytes)) {
                for (ChainView chain : risks(tree).chains()) {
                    assertThat(chain.links())
                            .as(payload.toString())
                            .isNotEmpty()
                            .allSatisfy(link -> {
                                assertThat(link.offset() + link.length()).isLessThanOrEqualTo(bytes.length);
                                assertThat(tree.find(link.path()))
                                        .hasValueSatisfying(field ->
                                                assertThat(field.offset()).isEqualTo(link.offset()));
                            });
                }
            }
        }
    }

    @Test
    void no_ordinary_stream_has_a_chain() throws IOException {
        List<Path> ordinary = CorpusStreams.ordinary();
        assertThat(ordinary).hasSizeGreaterThan(1_500);
        for (Path stream : ordinary) {
            assertThat(names(stream)).as(stream.toString()).isEmpty();
        }
    }

    private static List<String> names(Path file) throws IOException {
        try (FieldTree tree = CheckedStream.tree(Files.readAllBytes(file))) {
            List<ChainView> chains = risks(tree).chains();
            assertThat(StreamRisks.chains(tree, new JavaSerialization())).isEqualTo(chains);
            return chains.stream().map(ChainView::name).toList();
        }
    }

    private static RisksView risks(FieldTree tree) {
        return StreamRisks.of(tree, new JavaSerialization());
    }
}
