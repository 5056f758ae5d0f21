package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.Input;
import java.util.List;

/** Looks for the head of a batch, and its checksum. */
final class BatchProbe {
    private BatchProbe() {}

    static List<Candidate> probe(Source source) {
        Input in = new Input(source.segment(), 0);
        BatchFinder finder = BatchFinder.glancing(in.bytes);
        if (finder.isBatch(0, in.end)) {
            return finder.isSound(0, in.end)
                    ? candidate(98, "Starts with a batch of Kafka's records, whose checksum is right")
                    : candidate(70, "Starts with the head of a batch of Kafka's records");
        }
        return finder.isLegacy(0, in.end)
                ? candidate(95, "Starts with a message of Kafka's old format, whose checksum is right")
                : List.of();
    }

    private static List<Candidate> candidate(int confidence, String reason) {
        return List.of(new Candidate(KafkaRecordBatch.FORMAT.id(), 0, confidence, reason));
    }
}
