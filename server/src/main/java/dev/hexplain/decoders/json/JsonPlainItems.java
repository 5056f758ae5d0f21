package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Tail;

/**
 * Reads plain items, in one loop as long as they are scalars: almost all of a text. What is passed is written down once
 * for each loop, and before the window may move, since decoding may stop then.
 */
final class JsonPlainItems {
    private final Parse parse;
    private final ParseInput in;
    private final FrameStack frames;
    private final Window bytes;
    private final JsonGrammar grammar;
    private final JsonLexer lexer;
    private final JsonItem item;
    private final JsonMemberNames members;
    private final JsonPlainItem plain = new JsonPlainItem();

    JsonPlainItems(Parse parse, JsonGrammar grammar, JsonLexer lexer, JsonItem item, JsonMemberNames members) {
        this.parse = parse;
        this.in = parse.in;
        this.frames = parse.frames;
        this.bytes = parse.in.bytes;
        this.grammar = grammar;
        this.lexer = lexer;
        this.item = item;
        this.members = members;
    }

    /** Reads up to an item that is written otherwise; false if that comes next. */
    boolean read() {
        long start = in.pos;
        while (mayFollow() && scalarsAndBracket()) {}
        return in.pos > start;
    }

    private boolean mayFollow() {
        return !in.atEnd() && JsonFrameState.mayHaveVirtual(frames.word()) && frames.left() < Tail.Scanned.MOST;
    }

    /** Reads scalars of the container on top, as far as the window reaches, or a bracket; false where another item comes. */
    private boolean scalarsAndBracket() {
        long word = frames.word();
        boolean inObject = JsonFrameState.inObject(word);
        int from = bytes.place(in.pos, JsonPlainItem.MAX_LENGTH);
        byte[] array = bytes.array();
        long base = in.pos - from;
        long whole = Math.max(from + 1, bytes.placesWith(JsonPlainItem.MAX_LENGTH));
        long count = frames.left();
        long fields = 0;
        int at = from;
        while (count < Tail.Scanned.MOST && at < whole) {
            if (!plain.read(array, at, inObject, members.known()) || base + plain.next() >= in.end) {
                break;
            }
            int next = plain.next();
            if (plain.isBracket()) {
                passed(word, count, base + at, fields);
                return bracket(word, base + next);
            }
            if (!isScalar(word, count, base + at)) {
                break;
            }
            boolean last = !plain.hasComma() && JsonLexer.isSpace(array[next]);
            if (last) {
                passed(word, count, base + at, fields);
                fields = 0;
                if (isCommaBehindSpace(base + next)) {
                    return false;
                }
            }
            texts(base + at, base + next);
            word = JsonFrameState.after(word, plain.hasComma());
            count++;
            fields += plain.fields();
            at = next;
            if (last) {
                break;
            }
        }
        passed(word, count, base + at, fields);
        return at >= whole;
    }

    private void passed(long word, long count, long end, long fields) {
        frames.word(word);
        frames.left(count);
        parse.passed(end, fields);
    }

    /** Whether a scalar stands where one may, and names no type. */
    private boolean isScalar(long word, long count, long at) {
        return !JsonFrameState.lacksComma(word) && (count > 0 || !mayNameType(word, at));
    }

    /** Whether the first string of an array is possibly a type name: then another string follows. */
    private boolean mayNameType(long word, long at) {
        return plain.hasComma()
                && plain.kind() == JsonItemKind.STRING
                && JsonFrameState.inArray(word)
                && JavaTypeNames.mayBe(bytes, at + plain.valueAt() + 1, plain.valueLength() - 2, frames.depth() == 2);
    }

    private boolean bracket(long word, long next) {
        return plain.kind() == JsonItemKind.END ? end(word, next) : container(word, next);
    }

    private boolean container(long word, long body) {
        if (JsonFrameState.lacksComma(word)) {
            return false;
        }
        long at = in.pos;
        item.begin(at);
        item.space(at + plain.spaceLength());
        texts(at, body);
        if (plain.isNamed()) {
            long nameEnd = at + plain.nameAt() + plain.nameLength() + 1;
            item.name(nameEnd);
            item.colon(nameEnd, body - 1);
        }
        grammar.open(plain.kind(), body - 1);
        return true;
    }

    private boolean end(long word, long next) {
        boolean comma = plain.hasComma();
        boolean within = frames.depth() > 2;
        if (JsonFrameState.lacksValue(word) || (within ? !comma && isCommaBehindSpace(next) : comma)) {
            return false;
        }
        parse.passed(next, plain.fields());
        grammar.ended(JsonFrameState.inObject(word), comma);
        return true;
    }

    private boolean isCommaBehindSpace(long from) {
        return JsonLexer.isSpace(bytes.u1(from)) && lexer.peek(lexer.pastSpace(from)) == ',';
    }

    private void texts(long at, long end) {
        if (plain.isNamed()) {
            name(at + plain.nameAt(), plain.nameLength());
        }
        if (!plain.isAscii()) {
            parse.checkUtf8(at, end - at);
        }
    }

    private void name(long at, int length) {
        int known = plain.knownName();
        if (known >= 0 ? members.addKnown(known) : members.add(at, length)) {
            grammar.repeated(at - 1, at + length + 1);
        }
    }
}
