package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import java.lang.foreign.MemorySegment;

/** Hessian 1.0: values, and calls and replies around them. */
final class Hessian1Grammar extends HessianGrammar {
    private static final int HEAD = 3;
    private static final int NO_LENGTH = -1;

    private final MemorySegment segment;

    Hessian1Grammar(Parse parse, MemorySegment segment) {
        super(parse, new Hessian1Dialect());
        this.segment = segment;
    }

    @Override
    public void begin() {
        open(isMessage(in.pos) ? Rule.MESSAGES : Rule.CONTENTS, in.pos, 0, 0);
    }

    /** A call or a reply with its version, 1.0; Hessian 2 has been sent in them too, with 2.0. */
    private boolean isMessage(long at) {
        return in.end - at >= HEAD
                && (in.bytes.u1(at) == 'c' || in.bytes.u1(at) == 'r')
                && in.bytes.u1(at + 1) <= 2
                && in.bytes.u1(at + 2) <= 1;
    }

    @Override
    void stepOther(Rule rule) {
        switch (rule) {
            case MESSAGES -> messages();
            case CALL_1 -> call();
            case REPLY_1 -> reply();
            case REMOTE -> parse.close();
            default -> throw new IllegalStateException("No rule of Hessian 1: " + rule);
        }
    }

    private void messages() {
        if (in.atEnd()) {
            parse.close();
        } else if (isMessage(in.pos)) {
            Rule rule = in.bytes.u1(in.pos) == 'c' ? Rule.CALL_1 : Rule.REPLY_1;
            open(rule, in.pos, 0, 0);
            in.pos += HEAD;
            out.computed(HEAD);
        } else {
            throw unexpected(in.bytes.u1(in.pos), "a call (c) or a reply (r) with its version");
        }
    }

    /** Headers, the method and its arguments, up to a z. */
    private void call() {
        int tag = in.u1(in.pos, "a call");
        if (stepNumber() == 0 && tag == 'H') {
            header();
        } else if (stepNumber() == 0 && tag == 'm') {
            stringEnd(in.pos, "the name of a method");
            value(Part.NAME);
            goTo(1);
        } else if (stepNumber() == 1) {
            goTo(2);
            open(Rule.ARGUMENTS, in.pos, 0, 0);
        } else {
            end();
        }
    }

    private void reply() {
        int tag = in.u1(in.pos, "a reply");
        if (isEnd(tag)) {
            end();
        } else if (tag == 'H') {
            header();
        } else if (tag == 'f') {
            openWith(Rule.FAULT, HessianShapes.rule(Rule.FAULT), 0);
            goTo(2);
        } else {
            value(Part.VALUE);
        }
    }

    private void header() {
        long at = in.pos;
        stringEnd(at, "the name of a header");
        open(Rule.HEADER, HessianShapes.rule(Rule.HEADER), at, 0, 0);
        part(Part.NAME);
    }

    // -- values

    @Override
    void beginOther(int tag) {
        switch (tag) {
            case 'V' -> list();
            case 'M' -> map();
            case 'r' -> remote();
            default -> throw unexpected(tag, "a value");
        }
    }

    private void list() {
        long at = in.pos;
        boolean typed = isType(at + 1);
        long typeEnd = typed ? stringEnd(at + 1, "a type") : at + 1;
        long length = lengthAfter(typeEnd);
        Rule rule = typed
                ? length == NO_LENGTH ? Rule.ENDED_LIST_TYPE : Rule.ENDED_LIST_TYPE_LENGTH
                : length == NO_LENGTH ? Rule.ENDED_LIST : Rule.ENDED_LIST_LENGTH;
        openTyped(rule, typed, length != NO_LENGTH);
        define(at);
    }

    private long lengthAfter(long at) {
        int tag = in.u1(at, "a list");
        if (tag == 'l') {
            in.require(at, 5, "the length of a list");
            int length = in.bytes.s4(at + 1);
            if (length < 0) {
                throw Malformed.wrong(at + 1, 4, "A length is negative", "0 or more", Integer.toString(length));
            }
            return length;
        }
        if (tag == 'n') {
            in.require(at, 2, "the length of a list");
            return in.bytes.u1(at + 1);
        }
        return NO_LENGTH;
    }

    private void map() {
        long at = in.pos;
        boolean typed = isType(at + 1);
        if (typed) {
            stringEnd(at + 1, "a type");
        }
        openTyped(typed ? Rule.MAP_TYPE : Rule.MAP, typed, false);
        define(at);
    }

    private boolean isType(long at) {
        return in.u1(at, "a list or a map") == 't';
    }

    /** Opens a list or a map; those of one type share their shape. */
    private void openTyped(Rule rule, boolean typed, boolean counted) {
        long type = in.pos + 1;
        int shape = typed ? typedShape(rule, type, stringEnd(type, "a type")) : HessianShapes.rule(rule);
        openWith(rule, shape, 0, parts(typed, counted));
    }

    /** {@code 'r' type url}. */
    private void remote() {
        long at = in.pos;
        if (!isType(at + 1)) {
            throw Malformed.wrong(
                    at + 1, 1, "A remote object has no type", "t", "0x%02X".formatted(in.bytes.u1(at + 1)));
        }
        stringEnd(stringEnd(at + 1, "a type"), "an address");
        openWith(Rule.REMOTE, HessianShapes.rule(Rule.REMOTE), 0, Part.TYPE, Part.VALUE);
    }

    // -- spelling

    @Override
    boolean isEnd(int tag) {
        return tag == 'z';
    }

    @Override
    boolean isText(int tag) {
        return "SsXxtmH".indexOf(tag) >= 0;
    }

    @Override
    boolean isBinary(int tag) {
        return tag == 'B' || tag == 'b';
    }

    @Override
    boolean isChunk(int tag) {
        return tag == 's' || tag == 'x' || tag == 'b';
    }

    @Override
    int headOf(int tag) {
        return HEAD;
    }

    @Override
    int lengthAt(long at) {
        return Hessian2Scalars.u2(segment, at + 1);
    }

    @Override
    boolean isReference(int tag) {
        return tag == 'R';
    }

    @Override
    int indexAt(long at) {
        return Hessian2Scalars.s4(segment, at + 1);
    }
}
