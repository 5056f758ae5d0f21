package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import java.util.ArrayList;
import java.util.List;

/**
 * Grammar of Hessian 1.0: values, calls and replies. Also reads what the drafts of 2.0, which kept its tags, added:
 * classes, numbered types, short forms.
 */
final class Hessian1Grammar extends HessianGrammar {
    private static final int HEAD = 3;
    private static final int NO_LENGTH = -1;
    /** Further types are not remembered. */
    private static final int MAX_TYPES = 1 << 16;

    /** The start and end offsets of the types that were named, in turn. */
    private final List<Long> types = new ArrayList<>();

    Hessian1Grammar(Parse parse) {
        super(parse, new Hessian1Values(), false);
    }

    @Override
    public void begin() {
        open(isMessage(in.pos) ? HessianRule.MESSAGES : HessianRule.CONTENTS, in.pos, 0, 0);
    }

    /** Whether a call or a reply begins here, with version 1.0, or 2.0 as some Hessian 2 senders write. */
    private boolean isMessage(long at) {
        return in.end - at >= HEAD
                && "crp".indexOf(in.bytes.u1(at)) >= 0
                && in.bytes.u1(at + 1) <= 2
                && in.bytes.u1(at + 2) <= 1;
    }

    @Override
    void stepOther(HessianRule rule) {
        switch (rule) {
            case MESSAGES -> messages();
            case CALL_1 -> call();
            case REPLY_1 -> reply();
            case REMOTE -> parse.close();
            case SIMPLE_MESSAGE -> simple();
            case SIMPLE_VALUES -> elements();
            case DEFINING -> defining();
            default -> throw new IllegalStateException("No rule of Hessian 1: " + rule);
        }
    }

    private void messages() {
        if (in.atEnd()) {
            parse.close();
        } else if (isMessage(in.pos)) {
            HessianRule rule = switch (in.bytes.u1(in.pos)) {
                case 'c' -> HessianRule.CALL_1;
                case 'r' -> HessianRule.REPLY_1;
                default -> HessianRule.SIMPLE_MESSAGE;
            };
            open(rule, in.pos, 0, 0);
            in.pos += HEAD;
            out.computed(HEAD);
        } else {
            throw unexpected(in.bytes.u1(in.pos), "a call (c), a reply (r) or a message (p) with its version");
        }
    }

    /** Headers, the method and its arguments, up to a z. */
    private void call() {
        int tag = in.u1(in.pos, "a call");
        if (stepNumber() == 0 && tag == 'H') {
            header();
        } else if (stepNumber() == 0 && tag == 'm') {
            stringEnd(in.pos, "the name of a method");
            value(HessianPart.NAME);
            goTo(1);
        } else if (stepNumber() == 1) {
            goTo(2);
            open(HessianRule.ARGUMENTS, in.pos, 0, 0);
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
            openWith(HessianRule.FAULT, HessianShapes.rule(HessianRule.FAULT), 0);
            goTo(2);
        } else {
            value(HessianPart.VALUE);
        }
    }

    /** Values up to a z. */
    private void simple() {
        if (stepNumber() == 0) {
            goTo(1);
            open(HessianRule.SIMPLE_VALUES, in.pos, 0, 0);
        } else {
            end();
        }
    }

    private void header() {
        long at = in.pos;
        stringEnd(at, "the name of a header");
        open(HessianRule.HEADER, HessianShapes.rule(HessianRule.HEADER), at, 0, 0);
        part(HessianPart.NAME);
    }

    // -- values

    @Override
    void beginOther(int tag) {
        switch (tag) {
            case 'V' -> list();
            case 'v' -> repeatedList();
            case 'O' -> open(HessianRule.DEFINING, in.pos, 0, 0);
            case 'o' -> beginObject();
            case 'M' -> map();
            case 'r' -> remote();
            default -> throw unexpected(tag, "a value");
        }
    }

    private void list() {
        long at = in.pos;
        boolean typed = isType(at + 1);
        long typeEnd = typed ? typeEnd(at + 1) : at + 1;
        long length = lengthAfter(typeEnd);
        HessianRule rule = typed
                ? length == NO_LENGTH ? HessianRule.ENDED_LIST_TYPE : HessianRule.ENDED_LIST_TYPE_LENGTH
                : length == NO_LENGTH ? HessianRule.ENDED_LIST : HessianRule.ENDED_LIST_LENGTH;
        openTyped(rule, typed, length != NO_LENGTH);
        define(at);
    }

    private long lengthAfter(long at) {
        int tag = in.u1(at, "a list");
        if (tag == 'l') {
            in.require(at, 5, "the length of a list");
            int length = in.bytes.s4(at + 1);
            if (length < 0) {
                throw MalformedInput.wrong(at + 1, 4, "A length is negative", "0 or more", Integer.toString(length));
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
            typeEnd(at + 1);
        }
        openTyped(typed ? HessianRule.MAP_TYPE : HessianRule.MAP, typed, false);
        define(at);
    }

    private boolean isType(long at) {
        int tag = in.u1(at, "a list or a map");
        return tag == 't' || tag == 'u';
    }

    private long typeEnd(long at) {
        return in.u1(at, "a type") == 'u' ? Hessian2ValueReader.intEnd(in, at + 1) : stringEnd(at, "a type");
    }

    /** The shape of a list or a map whose type, a name or a type number, starts at an offset. */
    private int shapeOfType(HessianRule rule, long at, int numberAt) {
        int tag = in.bytes.u1(at);
        if (tag == 't') {
            long end = stringEnd(at, "a type");
            if (types.size() < 2 * MAX_TYPES) {
                types.add(at);
                types.add(end);
            }
            return typedShape(rule, at, end);
        }
        int index = Hessian2Scalars.intAt(segment, at + numberAt);
        if (index < 0 || index >= types.size() / 2) {
            out.issue(Issue.error(
                    at, 1, "No type has this number", "less than " + types.size() / 2, Integer.toString(index)));
            return HessianShapes.rule(rule);
        }
        return typedShape(rule, types.get(2 * index), types.get(2 * index + 1));
    }

    /** {@code 'v' int int value*}: a type number, a count, and the values. */
    private void repeatedList() {
        long at = in.pos;
        long lengthAt = Hessian2ValueReader.intEnd(in, at + 1);
        Hessian2ValueReader.intEnd(in, lengthAt);
        int length = count(lengthAt);
        int shape = shapeOfType(HessianRule.LIST_TYPE_LENGTH, at + 1, 0);
        openWith(HessianRule.LIST_TYPE_LENGTH, shape, length, parts(true, true));
        define(at);
    }

    /** Opens a list or a map; those of one type share a shape. */
    private void openTyped(HessianRule rule, boolean typed, boolean counted) {
        long type = in.pos + 1;
        int shape = typed ? shapeOfType(rule, type, 1) : HessianShapes.rule(rule);
        openWith(rule, shape, 0, parts(typed, counted));
    }

    /** {@code 'r' type url}. */
    private void remote() {
        long at = in.pos;
        if (in.u1(at + 1, "a remote object") != 't') {
            throw MalformedInput.wrong(at + 1, 1, "A remote object has no type", "t", in.shown(at + 1));
        }
        stringEnd(stringEnd(at + 1, "a type"), "an address");
        openWith(HessianRule.REMOTE, HessianShapes.rule(HessianRule.REMOTE), 0, HessianPart.TYPE, HessianPart.VALUE);
    }

    // -- classes and objects of the drafts

    private void defining() {
        if (stepNumber() == 0 && in.u1(in.pos, "an object") == 'O') {
            beginClassDef();
        } else {
            entry();
        }
    }

    /** {@code 'O' (string | int text) int string*}: an int is the length of the text. */
    private void beginClassDef() {
        long name = in.pos + 1;
        boolean string = !Hessian2Scalars.isInt(in.u1(name, "the name of a class"));
        long countAt = string ? nameEnd(name) : textEnd(name);
        Hessian2ValueReader.intEnd(in, countAt);
        int fields = count(countAt);
        objects.requireRoom(countAt, fields);
        openWith(HessianRule.CLASSDEF, HessianShapes.rule(HessianRule.CLASSDEF), fields);
        if (string) {
            value(HessianPart.TYPE);
        } else {
            className(name, countAt);
        }
    }

    private long textEnd(long name) {
        long text = Hessian2ValueReader.intEnd(in, name);
        return HessianTextEnd.measure(in, text, count(name)).end;
    }

    private void className(long name, long end) {
        long text = Hessian2ValueReader.intEnd(in, name);
        int units = count(name);
        out.open(HessianShapes.rule(HessianRule.CLASS_NAME), name);
        out.computed(1);
        out.leaf(HessianShapes.content(HessianPart.TYPE, pieces.textKind(text, units)), text, end - text);
        out.close(end);
        in.pos = end;
    }

    /** The offset after a name in one chunk. */
    @Override
    long nameEnd(long at) {
        int tag = in.u1(at, "a name");
        if (!Hessian2Draft.isShortText(tag) && tag != 'S') {
            throw MalformedInput.wrong(at, 1, "No string stands where one must", "a name", "0x%02X".formatted(tag));
        }
        return stringEnd(at, "a name");
    }

    private void beginObject() {
        long fields = Hessian2ValueReader.intEnd(in, in.pos + 1);
        int index = Hessian2Scalars.intAt(segment, in.pos + 1);
        objects.begin(index, fields, 2, 2);
    }

    // -- encoding

    @Override
    boolean isEnd(int tag) {
        return tag == 'z';
    }

    @Override
    boolean isText(int tag) {
        return Hessian2Draft.isShortText(tag) || "SsXxtmH".indexOf(tag) >= 0;
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
        return Hessian2Draft.isShortText(tag) ? 1 : HEAD;
    }

    @Override
    int lengthAt(long at) {
        int tag = Hessian2Scalars.u1(segment, at);
        return Hessian2Draft.isShortText(tag) ? tag : Hessian2Scalars.u2(segment, at + 1);
    }

    @Override
    boolean isReference(int tag) {
        return tag == 'R' || Hessian2Draft.isReference(tag);
    }

    @Override
    int indexAt(long at) {
        return dialect.referenceAt(segment, at);
    }
}
