package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Tail;

/** Grammar of CBOR: data items one after the other, and what they contain. */
final class CborGrammar implements Grammar {
    private final Parse parse;
    private final ParseInput in;
    private final CborDataItems items;

    CborGrammar(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.items = new CborDataItems(parse);
    }

    @Override
    public void begin() {
        parse.open(CborShapes.ROOT, in.pos, in.pos, CborRule.ROOT, 0);
    }

    @Override
    public void step() {
        int rule = (int) parse.frames.word() & CborRule.MASK;
        switch (rule) {
            case CborRule.TYPED -> typed();
            case CborRule.ROOT -> sequence();
            case CborRule.MAP -> members();
            case CborRule.ARRAY -> elements();
            case CborRule.PAIR -> pair();
            case CborRule.TAG, CborRule.FRACTION, CborRule.NAMESPACE -> content(rule);
            case CborRule.TAG | CborRule.BEGUN, CborRule.FRACTION | CborRule.BEGUN -> parse.close();
            case CborRule.NAMESPACE | CborRule.BEGUN -> endNamespace();
            default -> chunks(rule >>> CborRule.CHUNKS_SHIFT);
        }
    }

    private void sequence() {
        while (!in.atEnd()) {
            if (!items.item()) {
                return;
            }
        }
        parse.close();
    }

    private void members() {
        long left = parse.frames.left();
        while (left != 0) {
            if (left == CborRule.INDEFINITE) {
                if (in.u1(in.pos, "a map") == CborInitialByte.BREAK) {
                    endFields();
                    return;
                }
            } else {
                parse.frames.left(--left);
            }
            if (!items.member(parse.frames.nextNeedsNoRow())) {
                return;
            }
        }
        parse.close();
    }

    private void elements() {
        long left = parse.frames.left();
        while (left != 0) {
            if (left == CborRule.INDEFINITE) {
                if (in.u1(in.pos, "an array") == CborInitialByte.BREAK) {
                    endFields();
                    return;
                }
            } else {
                parse.frames.left(--left);
            }
            if (!items.item(parse.frames.nextNeedsNoRow())) {
                return;
            }
        }
        parse.close();
    }

    private void pair() {
        for (long left = parse.frames.left(); left > 0; left--) {
            parse.frames.left(left - 1);
            if (!items.item()) {
                return;
            }
        }
        parse.close();
    }

    /** The rest of a typed value: the value, and a break. If more follows, the array is a plain list. */
    private void typed() {
        boolean read = parse.frames.left() == 0;
        if (!read) {
            parse.frames.left(0);
            items.item();
        } else if (in.u1(in.pos, "an array") == CborInitialByte.BREAK) {
            end();
        } else {
            parse.out.reshape((int) (parse.frames.word() >>> Integer.SIZE));
            parse.frames.word(CborRule.ARRAY | 2 << FrameStack.RULE_BITS);
            parse.frames.left(CborRule.INDEFINITE);
        }
    }

    /** The break after the last field of a {@link Tail.Scanned}, which is one of its fields. */
    private void endFields() {
        if (parse.frames.nextNeedsNoRow()) {
            parse.passed(in.pos + 1, 1);
            parse.close();
        } else {
            end();
        }
    }

    /** The break after the last row of a container. */
    private void end() {
        parse.leaf(CborShapes.END, in.pos, in.pos + 1);
        parse.close();
    }

    /** Chunks of one major type, until a break. */
    private void chunks(int major) {
        while (true) {
            int initial = in.u1(in.pos, "a string of indefinite length");
            if (initial == CborInitialByte.BREAK) {
                end();
                return;
            }
            if (CborInitialByte.major(initial) != major || !CborItemShapes.isScalar(initial)) {
                throw CborScalarEnds.unexpected(in.pos, initial, "a chunk of definite length, or break");
            }
            items.chunk(initial);
        }
    }

    /** The content of a tag, as a row. */
    private void content(int rule) {
        parse.frames.word(rule | CborRule.BEGUN);
        if (rule == CborRule.FRACTION && in.pos < in.end && in.bytes.u1(in.pos) == CborItemShapes.FRACTION) {
            parse.open(CborShapes.item(CborItemShapes.FRACTION), in.pos, in.pos + 1, CborRule.PAIR, 2);
            parse.out.computed(1);
        } else {
            items.item();
        }
    }

    private void endNamespace() {
        items.endNamespace();
        parse.close();
    }

    @Override
    public void brokenOff(Parse broken, long end) {
        if (!items.brokenMember(end)) {
            Grammar.super.brokenOff(broken, end);
        }
    }
}
