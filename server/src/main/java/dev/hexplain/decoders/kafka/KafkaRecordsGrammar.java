package dev.hexplain.decoders.kafka;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.messages.MessageGrammar;
import dev.hexplain.tree.Issue;

/** Grammar of the decompressed records of a batch. */
final class KafkaRecordsGrammar extends MessageGrammar {
    private final KafkaRecords records;
    private long left;

    KafkaRecordsGrammar(Parse parse, long count) {
        super(parse, KafkaShapes.RECORDS);
        this.records = new KafkaRecords(parse, parts);
        this.left = count;
    }

    @Override
    protected void message() {
        if (left-- == 0) {
            parse.issue(Issue.error(in.pos, in.left(), "Bytes follow the last record", "the end", ""));
            parse.out.unparsed(in.pos, in.left());
            in.pos = in.end;
            return;
        }
        records.read();
    }
}
