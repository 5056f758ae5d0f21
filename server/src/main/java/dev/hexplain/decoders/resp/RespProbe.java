package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.resp.RespType.Form;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognizes RESP by its first values: each begins with a type and a line, and strings end at their length. */
final class RespProbe {
    private static final int TRIED = 1 << 16;
    private static final int MOST_VALUES = 64;

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
        ParseInput in = new ParseInput(source, 0);
        in.end = Math.min(TRIED, in.end);
        if (in.bytes.indexOf('\r', 0, in.end) < 0) {
            return List.of();
        }
        boolean framed = false;
        double bits = 0;
        int values = 0;
        for (RespHeaderLine head = whole(in); head != null && values < MOST_VALUES; head = whole(in)) {
            framed |= head.type().form != Form.LINE;
            bits += bits(in, head);
            values++;
            in.pos = Math.min(in.end, head.valueEnd());
        }
        boolean broken = !in.atEnd() && values < MOST_VALUES && in.end < TRIED && !RespHeaderLine.mayBegin(in, in.pos);
        if (values == 0) {
            return inTheMiddle(in);
        }
        int confidence = (framed ? 80 : values > 1 ? 60 : 55) + 3 * (values - 1);
        String reason = "Starts with %d %s of Redis, type by type".formatted(values, values == 1 ? "value" : "values");
        return broken && values < 3
                ? List.of()
                : Evidence.of(source, bits, 0).candidates(Resp.FORMAT.id(), Math.min(95, confidence), reason);
    }

    /** The line at the position, if the string that follows ends where it says, or may do so behind what was tried. */
    private static @Nullable RespHeaderLine whole(ParseInput in) {
        @Nullable RespHeaderLine head = RespHeaderLine.at(in, in.pos);
        return head == null
                        || !head.countsBytes()
                        || head.valueEnd() > in.end
                        || in.bytes.u2(head.valueEnd() - 2) == RespHeaderLine.LINE_END
                ? head
                : null;
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
        if (head.type() != RespType.SIMPLE_STRING && head.type() != RespType.ERROR) {
            return COUNT;
        }
        long at = head.textAt();
        while (at < head.textEnd() && in.bytes.u1(at) >= 'A' && in.bytes.u1(at) <= 'Z') {
            at++;
        }
        long letters = at - head.textAt();
        boolean word = letters > 1 && (at == head.textEnd() || in.bytes.u1(at) == ' ');
        return word ? COUNT + Evidence.bits(1, 10) * Math.min(letters, LETTERS) : ITEM;
    }

    private static List<Candidate> inTheMiddle(ParseInput in) {
        @Nullable RespHeaderLine head = RespHeaderLine.at(in, RespHeaderLine.next(in, 0, bytes -> {}));
        return head == null || head.type() != RespType.ARRAY
                ? List.of()
                : List.of(new Candidate(
                        Resp.FORMAT.id(),
                        0,
                        20,
                        "Has an array as Redis writes it at offset 0x%X".formatted(head.at())));
    }
}
