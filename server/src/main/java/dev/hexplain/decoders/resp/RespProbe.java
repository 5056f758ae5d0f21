package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.documents.ParseInput;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognizes RESP by its first values: each begins with a type and a line, and strings end at their length. */
final class RespProbe {
    private static final int TRIED = 1 << 16;
    private static final int MOST_VALUES = 64;
    private static final int LINE_ONLY = 55;
    private static final int FRAMED = 80;

    /** The evidence of a string that ends at its length. */
    private static final double STRING = 24;

    private static final double CUT_STRING = 12;

    /** The evidence of a number that fills its line. */
    private static final double COUNT = 10;

    /** The number of letters of an upper-case word that count as evidence. */
    private static final int LETTERS = 4;

    /** The evidence against a line that may as well be an item of a list. */
    private static final double ITEM = -12;

    private RespProbe() {}

    static List<Candidate> probe(Source source) {
        ParseInput in =
                new ParseInput(source.slice(0, Math.min(TRIED, source.length())).segment(), 0);
        if (in.bytes.indexOf('\r', 0, in.end) < 0) {
            return List.of();
        }
        int confidence = 0;
        double bits = 0;
        int values = 0;
        while (values < MOST_VALUES && !in.atEnd()) {
            @Nullable RespHeaderLine head = RespHeaderLine.at(in, in.pos);
            long end = head == null ? -1 : end(in, head);
            if (head == null || end < 0) {
                break;
            }
            boolean framed = head.type().form != RespType.Form.LINE;
            confidence = Math.max(confidence, framed ? FRAMED : values > 0 ? LINE_ONLY + 5 : LINE_ONLY);
            bits += bits(in, head);
            values++;
            in.pos = end;
        }
        boolean broken = !in.atEnd() && values < MOST_VALUES && in.end < TRIED && !RespResync.mayGoOn(in, in.pos);
        return confidence == 0 || (broken && values < 3)
                ? inTheMiddle(in, values)
                : certain(Evidence.of(source, bits, 0), confidence, values);
    }

    /** The evidence of a value in plain text: handwritten lists begin with the same signs. */
    private static double bits(ParseInput in, RespHeaderLine head) {
        return switch (head.type().form) {
            case BULK -> head.number() <= in.end - head.end() - 2 ? STRING : CUT_STRING;
            case LIST, MAP -> COUNT;
            case LINE -> lineBits(in, head);
        };
    }

    /** Replies are in capitals: {@code +OK}, {@code -ERR no such key}. */
    private static double lineBits(ParseInput in, RespHeaderLine head) {
        long from = head.at() + 1;
        long at = from;
        while (at < head.textEnd() && in.bytes.u1(at) >= 'A' && in.bytes.u1(at) <= 'Z') {
            at++;
        }
        boolean word = at > from + 1 && (at == head.textEnd() || in.bytes.u1(at) == ' ');
        return switch (head.type()) {
            case SIMPLE_STRING, ERROR -> word ? COUNT + Evidence.bits(1, 10) * Math.min(at - from, LETTERS) : ITEM;
            default -> COUNT;
        };
    }

    private static List<Candidate> certain(Evidence evidence, int confidence, int values) {
        int sure = Math.min(95, confidence + 3 * (values - 1));
        String reason = "Starts with %d %s of Redis, type by type".formatted(values, values == 1 ? "value" : "values");
        Candidate found = evidence.candidate(Resp.FORMAT.id(), sure, reason);
        return found.confidence() > 0 ? List.of(found) : List.of();
    }

    private static List<Candidate> inTheMiddle(ParseInput in, int values) {
        if (values > 0) {
            return List.of();
        }
        long next = RespResync.next(in, 0, bytes -> {});
        @Nullable RespHeaderLine head = RespHeaderLine.at(in, next);
        return head == null || head.type() != RespType.ARRAY
                ? List.of()
                : List.of(new Candidate(
                        Resp.FORMAT.id(), 0, 20, "Has an array as Redis writes it at offset 0x%X".formatted(next)));
    }

    /** The offset after a value's own bytes, which its elements follow; -1 where it breaks off. */
    private static long end(ParseInput in, RespHeaderLine head) {
        if (head.type().form != RespType.Form.BULK || head.number() < 0) {
            return head.end();
        }
        long end = head.end() + head.number();
        if (end + 2 > in.end) {
            return in.end;
        }
        return in.bytes.u2(end) == RespHeaderLine.LINE_END ? end + 2 : -1;
    }
}
