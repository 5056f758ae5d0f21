package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.ParseInput;
import java.util.List;

/** Recognizes record batches by their header and checksum. */
final class KafkaBatchProbe {
    private KafkaBatchProbe() {}

    static List<Candidate> probe(Source source) {
        ParseInput in = new ParseInput(source, 0);
        KafkaBatchFinder finder = KafkaBatchFinder.atBeginning(in.bytes);
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
