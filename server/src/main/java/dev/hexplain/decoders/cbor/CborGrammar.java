package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.Frames;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Tail;

/** Reads items one after the other, and goes on with what is in them. */
final class CborGrammar implements Grammar {
    private final Parse parse;
    private final Input in;
    private final DataItems items;

    CborGrammar(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.items = new DataItems(parse);
    }

    @Override
    public void begin() {
        parse.open(CborShapes.ROOT, in.pos, in.pos, Rule.ROOT, 0);
    }

    @Override
    public void step() {
        int rule = (int) parse.frames.word() & Rule.MASK;
        switch (rule) {
            case Rule.TYPED -> typed();
            case Rule.ROOT -> sequence();
            case Rule.MAP -> members();
            case Rule.ARRAY -> elements();
            case Rule.PAIR -> pair();
            case Rule.TAG, Rule.FRACTION, Rule.NAMESPACE -> content(rule);
            case Rule.TAG | Rule.BEGUN, Rule.FRACTION | Rule.BEGUN -> parse.close();
            case Rule.NAMESPACE | Rule.BEGUN -> endNamespace();
            default -> chunks(rule >>> Rule.CHUNKS_SHIFT);
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
            if (left == Rule.INDEFINITE) {
                if (in.u1(in.pos, "a map") == Initial.BREAK) {
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
            if (left == Rule.INDEFINITE) {
                if (in.u1(in.pos, "an array") == Initial.BREAK) {
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

    /** What is left of a value with its type: the value, and a break. If more follows, it is a list after all. */
    private void typed() {
        boolean read = parse.frames.left() == 0;
        if (!read) {
            parse.frames.left(0);
            items.item();
        } else if (in.u1(in.pos, "an array") == Initial.BREAK) {
            end();
        } else {
            parse.out.reshape((int) (parse.frames.word() >>> Integer.SIZE));
            parse.frames.word(Rule.ARRAY | 2 << Frames.RULE_BITS);
            parse.frames.left(Rule.INDEFINITE);
        }
    }

    /** The break behind the last field of a {@link Tail.Scanned}, which is one of these. */
    private void endFields() {
        if (parse.frames.nextNeedsNoRow()) {
            parse.passed(in.pos + 1, 1);
            parse.close();
        } else {
            end();
        }
    }

    /** The break behind the last row of a container. */
    private void end() {
        parse.leaf(CborShapes.END, in.pos, in.pos + 1);
        parse.close();
    }

    /** Strings of one major type, until a break. */
    private void chunks(int major) {
        while (true) {
            int initial = in.u1(in.pos, "a string of indefinite length");
            if (initial == Initial.BREAK) {
                end();
                return;
            }
            if (Initial.major(initial) != major || !ItemShapes.isScalar(initial)) {
                throw Ends.unexpected(in.pos, initial, "a chunk of definite length, or break");
            }
            items.chunk(initial);
        }
    }

    /** The content of a tag, where it is a row. */
    private void content(int rule) {
        parse.frames.word(rule | Rule.BEGUN);
        if (rule == Rule.FRACTION && in.pos < in.end && in.bytes.u1(in.pos) == ItemShapes.FRACTION) {
            parse.open(CborShapes.item(ItemShapes.FRACTION), in.pos, in.pos + 1, Rule.PAIR, 2);
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
