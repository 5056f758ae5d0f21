package dev.hexplain.inspect.captures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Formats;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.decoders.kafka.Kafka;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A list of flows has to ask little of each. */
class FlowFormatsTest {
    private static final Path SAMPLES = Path.of("..", "samples", "captures");

    /** Counts how often it is asked. */
    private static final class Asked implements Decoder {
        private final Decoder unknown = new UnknownBytes();
        private int times;

        @Override
        public FormatDescription description() {
            return unknown.description();
        }

        @Override
        public int version() {
            return unknown.version();
        }

        @Override
        public List<Candidate> probe(Source source) {
            times++;
            return unknown.probe(source);
        }

        @Override
        public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
            return unknown.decode(source, options, storage, progress);
        }

        @Override
        public Shapes shapes() {
            return unknown.shapes();
        }
    }

    private final Asked asked = new Asked();

    private FlowFormats formats(String capture) throws IOException {
        Source source = Source.ofBytes(capture, Files.readAllBytes(SAMPLES.resolve(capture)));
        try (CaptureIndex index =
                CaptureIndex.build(source, TreeStorage.inMemory(), CaptureLimits.USUAL, Progress.NONE)) {
            return FlowFormats.in(index, index.flowCount() - 1, new Formats(List.of(new Kafka(), asked)));
        }
    }

    @Test
    void what_its_port_and_both_sides_tell_is_not_asked_of_every_decoder() throws IOException {
        assertThat(formats("kafka.pcap").of(Side.A).map(Candidate::format)).contains("kafka");
        assertThat(asked.times).isZero();
    }

    @Test
    void where_the_port_tells_nothing_all_are_asked_once_a_side() throws IOException {
        assertThat(formats("rmi.pcap").of(Side.A)).isEmpty();
        assertThat(asked.times).isEqualTo(2);
    }
}
