package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decoders.protobuf.schema.WireType;
import java.util.List;

/**
 * Whether bytes could be a message. Almost any could, so that no more than a modest confidence is due: every field must
 * fit, to the last byte, and numbers must be such as people give.
 */
final class WireProbe {
    /** Bytes looked at; beyond them, fields are believed to go on. */
    private static final long SEARCHED = 1L << 20;

    private static final int HIGHEST_LIKELY = 1000;
    private static final int MIN_LENGTH = 2;

    private WireProbe() {}

    static List<Candidate> probe(Source source) {
        Window bytes = new Window(source.segment());
        long end = bytes.end();
        if (end < MIN_LENGTH || PlainText.isPrintable(bytes, 0, end)) {
            return List.of();
        }
        long fields = 0;
        long nested = 0;
        long ascending = 0;
        long changes = 0;
        long before = 0;
        long groups = 0;
        for (long at = 0; at < Math.min(end, SEARCHED); fields++) {
            int length = Varint.length(bytes, at, end);
            long tag = length > 0 ? Varint.value(bytes, at, length) : 0;
            long number = tag >>> 3;
            if (length <= 0 || length > 2 || number < 1 || number > HIGHEST_LIKELY || (tag & 7) >= WireType.COUNT) {
                return List.of();
            }
            WireType type = WireType.of((int) tag & 7);
            groups += type == WireType.SGROUP ? 1 : type == WireType.EGROUP ? -1 : 0;
            at = Content.endOfValue(bytes, at + length, end, type);
            if (at < 0 || groups < 0) {
                return List.of();
            }
            nested += type == WireType.LEN ? 1 : 0;
            ascending += number >= before ? 1 : 0;
            changes += number != before ? 1 : 0;
            before = number;
        }
        return List.of(new Candidate(
                Protobuf.FORMAT.id(), 0, confidence(fields, nested, changes, ascending, end), fields(fields, end)));
    }

    /** Writers put fields in the order of their numbers; a single short field may be anything. */
    private static int confidence(long fields, long nested, long changes, long ascending, long end) {
        boolean ordered = ascending * 10 >= fields * 9;
        boolean monotonous = nested == 0 && fields > 8 && changes == 1;
        if (!ordered || monotonous) {
            return 15;
        }
        boolean few = fields < 3 && end < 16;
        return few ? 12 : nested > 0 || fields >= 5 ? 40 : 25;
    }

    private static String fields(long fields, long end) {
        String how = end <= SEARCHED ? " to the last byte" : "";
        return fields + (fields == 1 ? " field of a message" : " fields of messages, one after the other") + how;
    }
}
