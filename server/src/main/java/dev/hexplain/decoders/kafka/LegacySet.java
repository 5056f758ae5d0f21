package dev.hexplain.decoders.kafka;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.messages.Messages;

/** The messages in a compressed one. */
final class LegacySet extends Messages {
    private final Batches batches;

    LegacySet(Parse parse) {
        super(parse, KafkaShapes.LEGACY_SET);
        this.batches = new Batches(parse, parts);
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
