package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.Input;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks at the first values: each begins with a type and a line, and strings end where they say. */
final class RespProbe {
    private static final int TRIED = 1 << 16;
    private static final int MOST_VALUES = 64;
    private static final int LINE_ONLY = 55;
    private static final int FRAMED = 80;

    private RespProbe() {}

    static List<Candidate> probe(Source source) {
        Input in = new Input(source.slice(0, Math.min(TRIED, source.length())).segment(), 0);
        int confidence = 0;
        int values = 0;
        while (values < MOST_VALUES && !in.atEnd()) {
            @Nullable Head head = Head.at(in, in.pos);
            long end = head == null ? -1 : end(in, head);
            if (head == null || end < 0) {
                break;
            }
            boolean framed = head.type().form != Type.Form.LINE;
            confidence = Math.max(confidence, framed ? FRAMED : values > 0 ? LINE_ONLY + 5 : LINE_ONLY);
            values++;
            in.pos = end;
        }
        boolean broken = !in.atEnd() && values < MOST_VALUES && in.end < TRIED && !Resync.mayGoOn(in, in.pos);
        return confidence == 0 || (broken && values < 3) ? inTheMiddle(in, values) : certain(confidence, values);
    }

    private static List<Candidate> certain(int confidence, int values) {
        int sure = Math.min(95, confidence + 3 * (values - 1));
        String reason = "Starts with %d %s of Redis, type by type".formatted(values, values == 1 ? "value" : "values");
        return List.of(new Candidate(Resp.FORMAT.id(), 0, sure, reason));
    }

    private static List<Candidate> inTheMiddle(Input in, int values) {
        if (values > 0) {
            return List.of();
        }
        long next = Resync.next(in, 0);
        @Nullable Head head = Head.at(in, next);
        return head == null || head.type() != Type.ARRAY
                ? List.of()
                : List.of(new Candidate(
                        Resp.FORMAT.id(), 0, 20, "Has an array as Redis writes it at offset 0x%X".formatted(next)));
    }

    /** The offset behind a value's own bytes, which its elements follow; -1 where it breaks off. */
    private static long end(Input in, Head head) {
        if (head.type().form != Type.Form.BULK || head.number() < 0) {
            return head.end();
        }
        long end = head.end() + head.number();
        if (end + 2 > in.end) {
            return in.end;
        }
        return in.bytes.u2(end) == ('\r' << Byte.SIZE | '\n') ? end + 2 : -1;
    }
}
