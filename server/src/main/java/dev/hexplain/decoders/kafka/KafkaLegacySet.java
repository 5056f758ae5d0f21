package dev.hexplain.decoders.kafka;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.messages.MessageGrammar;

/** Grammar of the message set in a compressed legacy message. */
final class KafkaLegacySet extends MessageGrammar {
    private final KafkaBatches batches;

    KafkaLegacySet(Parse parse) {
        super(parse, KafkaShapes.LEGACY_SET);
        this.batches = new KafkaBatches(parse, parts);
    }

    @Override
    protected void message() {
        if (batches.finder.isLegacy(in.pos, in.end)) {
            batches.legacy();
        } else {
            skipTo(batches.finder.next(in.pos + 1, in.end), "a message with its checksum");
        }
    }
}
