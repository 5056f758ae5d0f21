package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Range;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.messages.MessageParts;
import dev.hexplain.decode.packed.Packing;
import dev.hexplain.decode.packed.Unpacked;
import dev.hexplain.tree.Issue;
import java.util.function.Function;

/**
 * Reads batches (kafka.apache.org, "Record batch") and legacy messages ("Old message format"). Records are read one by
 * one by the rule {@link #RECORDS}.
 */
final class KafkaBatches {
    static final int RECORDS = 1;
    private static final int RECORD_FIELDS = 13;
    private static final int LEGACY_HEAD = 18;

    final KafkaBatchFinder finder;
    private final Parse parse;
    private final ParseInput in;
    private final MessageParts parts;
    private final KafkaRecords records;
    private long left;
    private boolean cut;

    KafkaBatches(Parse parse, MessageParts parts) {
        this.parse = parse;
        this.in = parse.in;
        this.parts = parts;
        this.finder = new KafkaBatchFinder(parse.in.bytes, parse::searched);
        this.records = new KafkaRecords(parse, parts);
    }

    /** Reads the batch or message at the current position; a batch without compression stays open, with its records. */
    void read(long end) {
        if (finder.isBatch(in.pos, end)) {
            batch(end);
        } else {
            legacy();
        }
    }

    private void batch(long end) {
        long start = in.pos;
        long length = KafkaBatchFinder.COUNTED_FROM + in.bytes.u4(start + 8);
        boolean whole = start + length <= end;
        boolean sourceEnds = parse.frames.left() > in.end;
        parts.open(KafkaShapes.BATCH, whole ? start + length : end);
        parts.fixed(KafkaShapes.BATCH_HEAD, KafkaBatchFinder.HEAD, RECORD_FIELDS, "the head of a batch");
        if (whole) {
            check(start, start + length);
        } else {
            parse.issue(
                    sourceEnds
                            ? MalformedInput.endOfSource(start, "a batch", length, end - start)
                                    .issue()
                            : Issue.note(
                                    start, end - start, "The batch is cut: brokers fill a response with what fits"));
        }
        int attributes = in.bytes.u2(start + KafkaBatchFinder.CHECKED_FROM);
        int count = in.bytes.s4(start + KafkaBatchFinder.HEAD - 4);
        if (KafkaCompression.isNone(attributes)) {
            left = count;
            cut = !whole;
            parts.open(KafkaShapes.RECORDS, whole ? start + length : end, RECORDS);
            return;
        }
        compressed(attributes, whole, inner -> new KafkaRecordsGrammar(inner, count));
        parts.close();
    }

    private void check(long start, long end) {
        long expected = finder.checksum(start, end);
        long found = in.bytes.u4(start + KafkaBatchFinder.MAGIC_AT + 1);
        if (expected != found) {
            parse.issue(Issue.error(
                    start + KafkaBatchFinder.MAGIC_AT + 1,
                    4,
                    "The checksum of the batch is wrong",
                    "0x%08X".formatted(expected),
                    "0x%08X".formatted(found)));
        }
    }

    /** Decompresses the rest of the part on top into a derived source. */
    private void compressed(int attributes, boolean whole, Function<Parse, ? extends Grammar> rules) {
        Range range = new Range(in.pos, parts.left());
        int row = parts.leaf(KafkaShapes.COMPRESSED, range.length(), "records");
        if (range.length() == 0 || range.length() > Math.min(Packing.MOST, parse.derivableBytes())) {
            parse.issue(Issue.warning(
                            range.offset(), range.length(), "The records cannot be unpacked here", "at most 64 MiB", "")
                    .leavingPacked());
            return;
        }
        Packing packing = KafkaCompression.of(attributes).orElseThrow();
        byte[] packed = in.bytes.copy(range.offset(), (int) range.length());
        Unpacked made = parse.unpack(packing, packed);
        if (!made.isWhole() && whole) {
            parse.issue(Issue.error(
                            range.offset(),
                            range.length(),
                            "The records cannot be unpacked: " + made.error(),
                            packing.id(),
                            "")
                    .leavingPacked());
        }
        if (made.bytes().length > 0) {
            int source = parse.out.derive(0, range, packing.id(), made.bytes());
            parse.out.beginSubstream(row, source);
            parse.derived(source, made.bytes(), rules);
            parse.out.endSubstream();
        }
    }

    /** Continues with the records of a batch. */
    void records() {
        if (left > 0 && parts.left() > 0) {
            left--;
            if (cut && !records.isWhole()) {
                parts.leaf(KafkaShapes.CUT, parts.left(), "a record");
            } else {
                records.read();
            }
            return;
        }
        if (left > 0 && !cut) {
            parse.issue(
                    Issue.error(in.pos, 0, "The batch ends before its last record", left + " more records", "its end"));
        }
        parts.close();
    }

    /** A message of a message set: its whole extent was checked. */
    void legacy() {
        long start = in.pos;
        boolean stamped = in.bytes.u1(start + KafkaBatchFinder.MAGIC_AT) == 1;
        int attributes = in.bytes.u1(start + KafkaBatchFinder.MAGIC_AT + 1);
        parts.open(KafkaShapes.LEGACY, start + KafkaBatchFinder.COUNTED_FROM + in.bytes.u4(start + 8));
        parts.fixed(
                stamped ? KafkaShapes.LEGACY_HEAD_1 : KafkaShapes.LEGACY_HEAD_0,
                stamped ? LEGACY_HEAD + 8 : LEGACY_HEAD,
                stamped ? 6 : 5,
                "the head of a message");
        records.sized(KafkaShapes.KEY_SIZE, KafkaShapes.KEY, KafkaShapes.CONFLUENT_KEY);
        if (KafkaCompression.isNone(attributes) || parse.source() != 0) {
            records.sized(KafkaShapes.VALUE_SIZE, KafkaShapes.VALUE, KafkaShapes.CONFLUENT_VALUE);
        } else {
            parts.leaf(KafkaShapes.VALUE_SIZE, 4, "a length");
            compressed(attributes, true, KafkaLegacySet::new);
        }
        parts.close();
    }
}
