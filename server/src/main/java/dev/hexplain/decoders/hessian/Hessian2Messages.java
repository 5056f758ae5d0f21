package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/**
 * Grammar of Hessian 2 messages (web service protocol, section 3), and of what Caucho's writers add:
 *
 * <pre>
 * message  := 'H' 02 00 (call | reply | fault | envelope* | packet*)
 *           | 'p' 02 00 value* 'z'                                     startMessage; to the last byte
 * envelope := 'E' string (headers body headers)* 'Z'                   wherever a value may be
 * headers  := int (string value)*                     body := value | packet
 * packet   := (4F u2 data)* 'P' u2 value* | [70-7F] u1 value* | [80-FF] value*
 * packets  := (05 (u1 | 7E u2) value*)*                                Hessian2StreamingOutput
 * </pre>
 */
final class Hessian2Messages {
    private static final int VERSION = 0x480200;
    private static final int SIMPLE_VERSION = 0x700200;
    private static final int HEAD = 3;
    private static final int STREAMED = 0x05;
    private static final int LONG = 0x7E;
    private static final int PIECE = 0x4F;

    private final Hessian2Grammar grammar;
    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;

    Hessian2Messages(Hessian2Grammar grammar) {
        this.grammar = grammar;
        this.parse = grammar.parse;
        this.in = grammar.in;
        this.out = grammar.out;
    }

    /** Opens the root. */
    void begin() {
        long at = in.pos;
        if (isMessage(at)) {
            grammar.open(HessianRule.MESSAGE, at, 0, 0);
            in.pos += HEAD;
            out.computed(HEAD + 1);
        } else if (isSimple(at)) {
            grammar.open(HessianRule.SIMPLE_MESSAGE, at, 0, 0);
            in.pos += HEAD;
            out.computed(HEAD);
        } else {
            grammar.open(isStream(at) ? HessianRule.PACKETS : HessianRule.CONTENTS, at, 0, 0);
        }
    }

    private boolean starts(long at, int version) {
        return in.end - at > HEAD && (in.bytes.s4(at) >>> Byte.SIZE) == version;
    }

    private boolean isMessage(long at) {
        int tag = starts(at, VERSION) ? in.bytes.u1(at + HEAD) : 0;
        return "CRFE".indexOf(tag) >= 0 || isPacket(tag);
    }

    /** {@code 70} also begins an empty typed list, but not one whose type is control characters with a z after them. */
    private boolean isSimple(long at) {
        return starts(at, SIMPLE_VERSION) && in.bytes.u1(in.end - 1) == 'z';
    }

    private static boolean isPacket(int tag) {
        return tag == 'P' || tag == PIECE || tag >= 0x70;
    }

    /** Whether packets follow each other to the last byte; otherwise this is a string of five characters. */
    private boolean isStream(long at) {
        long from = at;
        while (from < in.end) {
            long head = headOfStreamed(from);
            if (head == 0 || lengthOfStreamed(from) > in.end - from - head) {
                return false;
            }
            from += head + lengthOfStreamed(from);
        }
        return from > at;
    }

    /** Bytes before the content of a streamed packet; 0 where none starts here. */
    private int headOfStreamed(long at) {
        if (in.end - at < 2 || in.bytes.u1(at) != STREAMED || in.bytes.u1(at + 1) > LONG) {
            return 0;
        }
        int head = in.bytes.u1(at + 1) == LONG ? 4 : 2;
        return in.end - at >= head ? head : 0;
    }

    private int lengthOfStreamed(long at) {
        int length = in.bytes.u1(at + 1);
        return length == LONG ? in.bytes.u2(at + 2) : length;
    }

    /** Executes a rule of messages; whether the rule is one. */
    boolean step(HessianRule rule) {
        switch (rule) {
            case MESSAGE -> message();
            case SIMPLE_MESSAGE -> simple();
            case SIMPLE_VALUES -> simpleValues();
            case REPLY -> grammar.entry();
            case ENVELOPE -> envelope();
            case ENVELOPE_CHUNK -> chunk();
            case HEADERS, FOOTERS -> headers();
            case PACKETS -> packets();
            case PACKET_1, PACKET_2, PACKET_P, STREAMED, STREAMED_LONG -> packet();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void message() {
        if (in.atEnd()) {
            parse.close();
            return;
        }
        int tag = in.bytes.u1(in.pos);
        switch (tag) {
            case 'C' -> grammar.call();
            case 'R' -> grammar.openWith(HessianRule.REPLY, HessianShapes.rule(HessianRule.REPLY), 0);
            case 'F' -> grammar.openWith(HessianRule.FAULT, HessianShapes.rule(HessianRule.FAULT), 0);
            case 'E' -> beginEnvelope();
            default -> {
                if (!isPacket(tag)) {
                    throw grammar.unexpected(
                            tag, "a call (C), a reply (R), a fault (F), an envelope (E) or a packet (P)");
                }
                beginPacket(tag);
            }
        }
    }

    private void simple() {
        if (grammar.stepNumber() == 0) {
            grammar.goTo(1);
            grammar.open(HessianRule.SIMPLE_VALUES, in.pos, 0, 0);
            return;
        }
        if (!in.atEnd()) {
            parse.leaf(HessianShapes.rule(HessianRule.END), in.pos, in.pos + 1);
        }
        parse.close();
    }

    /** A z is the end only as the last byte: it also begins a list of two values. */
    private void simpleValues() {
        if (in.pos >= in.end - 1) {
            parse.close();
        } else {
            grammar.value(HessianPart.VALUE);
        }
    }

    // -- envelopes

    void beginEnvelope() {
        grammar.stringEnd(in.pos + 1, "the name of an envelope");
        grammar.openWith(HessianRule.ENVELOPE, HessianShapes.rule(HessianRule.ENVELOPE), 0, HessianPart.NAME);
    }

    private void envelope() {
        if (grammar.isEnd(in.u1(in.pos, "an envelope"))) {
            grammar.end();
        } else {
            grammar.open(HessianRule.ENVELOPE_CHUNK, in.pos, 0, 0);
        }
    }

    private void chunk() {
        int step = grammar.stepNumber();
        grammar.goTo(step + 1);
        switch (step) {
            case 0 -> beginHeaders(HessianRule.HEADERS);
            case 1 -> body();
            case 2 -> beginHeaders(HessianRule.FOOTERS);
            default -> parse.close();
        }
    }

    private void body() {
        int tag = in.u1(in.pos, "the body of an envelope");
        if (tag == 'P' || tag == PIECE) {
            beginPacket(tag);
        } else {
            grammar.value(HessianPart.VALUE);
        }
    }

    private void beginHeaders(HessianRule rule) {
        Hessian2ValueReader.intEnd(in, in.pos);
        grammar.open(rule, in.pos, 0, grammar.count(in.pos));
        grammar.part(HessianPart.LENGTH);
    }

    private void headers() {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        parse.frames.left(left - 1);
        grammar.entries.next();
    }

    // -- packets

    private void packets() {
        if (in.atEnd()) {
            parse.close();
            return;
        }
        grammar.forgetHandles();
        int head = headOfStreamed(in.pos);
        beginPacket(
                head == 2 ? HessianRule.STREAMED : HessianRule.STREAMED_LONG,
                head,
                lengthOfStreamed(in.pos),
                head == 2 ? 2 : 3);
    }

    private void beginPacket(int tag) {
        long at = in.pos;
        in.require(at, tag >= 0x80 ? 1 : tag >= 0x70 ? 2 : HEAD, "a packet");
        if (tag == PIECE) {
            int length = in.bytes.u2(at + 1);
            in.require(at + HEAD, length, "a piece of a packet");
            parse.leaf(HessianShapes.rule(HessianRule.PACKET_PIECE), at, at + HEAD + length);
            out.computed(HEAD);
        } else if (tag == 'P') {
            beginPacket(HessianRule.PACKET_P, HEAD, in.bytes.u2(at + 1), 2);
        } else if (tag >= 0x80) {
            beginPacket(HessianRule.PACKET_1, 1, tag - 0x80, 1);
        } else {
            beginPacket(HessianRule.PACKET_2, 2, in.bytes.u2(at) - 0x7000, 1);
        }
    }

    private void beginPacket(HessianRule rule, int head, long length, int fields) {
        if (length > in.end - in.pos - head) {
            parse.issue(MalformedInput.endOfSource(in.pos + head, "a packet", length, in.end - in.pos - head)
                    .issue());
        }
        grammar.open(rule, in.pos, 0, Math.min(in.end, in.pos + head + length));
        in.pos += head;
        out.computed(fields);
    }

    private void packet() {
        long end = parse.frames.left();
        if (in.pos < end) {
            grammar.value(HessianPart.VALUE);
            return;
        }
        if (in.pos > end) {
            out.issue(Issue.error(
                    end, in.pos - end, "A value is longer than the packet it begins in", "its end", "more bytes"));
        }
        parse.close();
    }
}
