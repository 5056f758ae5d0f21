package dev.hexplain.decoders.kafka;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.messages.MessageGrammar;

/** Grammar of log segments ({@code 00000000000000000000.log}): batches back to back. */
final class KafkaBatchGrammar extends MessageGrammar {
    private final KafkaBatches batches;

    KafkaBatchGrammar(Parse parse) {
        super(parse, KafkaShapes.LOG);
        this.batches = new KafkaBatches(parse, parts);
    }

    @Override
    protected void message() {
        if (batches.finder.isBatch(in.pos, in.end) || batches.finder.isLegacy(in.pos, in.end)) {
            batches.read(in.end);
        } else {
            skipTo(batches.finder.next(in.pos + 1, in.end), "the head of a batch");
        }
    }

    @Override
    protected void part(int rule) {
        if (rule == KafkaBatches.RECORDS) {
            batches.records();
        } else {
            super.part(rule);
        }
    }
}
