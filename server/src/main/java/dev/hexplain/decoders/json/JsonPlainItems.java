package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Tail;

/**
 * Reads plain items in one loop: almost all of a text. Containers that turn out to be short need no rows either: they
 * are {@link JsonPlainLevels levels} here until they end, and become rows where they grow long, or something in them
 * needs one. What is passed is written down before the window may move, since decoding may stop then.
 */
final class JsonPlainItems {
    /** Containers without rows begin so near behind the start of their row: what is behind them is found by passing them. */
    private static final int NEAR = 1 << 12;

    private final Parse parse;
    private final ParseInput in;
    private final FrameStack frames;
    private final Window bytes;
    private final JsonGrammar grammar;
    private final JsonItem item;
    private final JsonMemberNames members;
    private final JsonPlainItem plain = new JsonPlainItem();
    private final JsonPlainItem head = new JsonPlainItem();
    private final JsonPlainLevels levels;
    private final JsonUsualItems usual;

    private byte[] array = {};
    /** The offset of what is at index 0 of the array. */
    private long base;
    /** Behind the index where an item may begin, and that where the array ends. */
    private int whole;

    private int filled;
    /** The index that an item may reach. */
    private int end;
    /** Where containers in the row on top have rows. */
    private long far;

    JsonPlainItems(Parse parse, JsonGrammar grammar, JsonItem item, JsonMemberNames members, int deepest) {
        this.parse = parse;
        this.in = parse.in;
        this.frames = parse.frames;
        this.bytes = parse.in.bytes;
        this.grammar = grammar;
        this.item = item;
        this.members = members;
        this.levels = new JsonPlainLevels(deepest);
        this.usual = new JsonUsualItems(parse, grammar, members, levels);
    }

    /** Reads up to an item that is written otherwise, or the end. */
    void read() {
        while (!in.atEnd() && readWindow()) {}
    }

    /** Reads as far as the window reaches; false where another item comes. */
    private boolean readWindow() {
        int from = bytes.place(in.pos, JsonPlainItem.MAX_LENGTH);
        array = bytes.array();
        base = in.pos - from;
        filled = bytes.placesWith(0) - 1;
        end = (int) Math.min(filled, in.end - base - 1);
        whole = base + filled < bytes.end() ? bytes.placesWith(JsonPlainItem.MAX_LENGTH) : filled;
        bottom();
        int at = readItems(from);
        while (levels.top > 0) {
            writeOutermost();
        }
        passed(at);
        return at >= whole;
    }

    /** Returns the index of the first item that was not read. */
    private int readItems(int from) {
        int at = from;
        while (at < whole) {
            long word = levels.word();
            if (JsonFrameState.mayHaveVirtual(word)) {
                at = usual.read(array, base, at, whole, end, (int) Math.min(whole, far - base));
            }
            if (at >= whole || levels.count() >= most(levels.word())) {
                return at;
            }
            int next = readItem(at);
            if (next < 0) {
                return at;
            }
            at = next;
        }
        return at;
    }

    /** Returns the index of the next item, or -1. */
    private int readItem(int at) {
        if (!plain.read(array, at, JsonFrameState.inObject(levels.word()), members.known()) || plain.next() > end) {
            return -1;
        }
        int next = plain.next();
        while (next > levels.reach(end)) {
            writeOutermost();
        }
        boolean read = plain.isBracket() ? bracket(at, next) : scalar(at, next);
        return read ? next : -1;
    }

    private boolean scalar(int at, int next) {
        long word = levels.word();
        if (!isScalar(word, levels.count(), at) || (!plain.hasComma() && isCommaBehindSpace(next))) {
            return false;
        }
        texts(base + at, base + next);
        levels.set(JsonFrameState.after(word, plain.hasComma()), levels.count() + 1, plain.fields());
        return true;
    }

    /** How many values of a container need no rows; of the outermost texts, brackets alone are read here. */
    private static long most(long word) {
        return !JsonFrameState.isOpen(word)
                ? Long.MAX_VALUE
                : JsonFrameState.mayHaveVirtual(word) ? Tail.Scanned.MOST : 0;
    }

    /** Whether a scalar stands where one may, and names no type. */
    private boolean isScalar(long word, long count, int at) {
        return !JsonFrameState.lacksComma(word)
                && JsonFrameState.isOpen(word)
                && (count > 0 || !mayNameType(word, base + at));
    }

    /** Whether the first string of an array is possibly a type name: then another value follows. */
    private boolean mayNameType(long word, long at) {
        return plain.hasComma()
                && plain.kind() == JsonItemKind.STRING
                && JsonFrameState.inArray(word)
                && JavaTypeNames.mayBe(
                        bytes, at + plain.valueAt() + 1, plain.valueLength() - 2, levels.top + frames.depth() == 2);
    }

    /** Reads the item on hand, which begins or ends a container; false for one that is not as usual. */
    private boolean bracket(int at, int next) {
        return plain.kind() == JsonItemKind.END ? end(next) : container(at, next);
    }

    private boolean container(int at, int next) {
        long word = levels.word();
        boolean outermost = !JsonFrameState.isOpen(word);
        int first = pastSpace(next);
        if (JsonFrameState.lacksComma(word) || first == filled || (outermost && array[next] == 0)) {
            return false;
        }
        texts(base + at, base + next);
        boolean object = plain.kind() == JsonItemKind.OBJECT;
        if (object) {
            members.openObject();
        }
        if (!outermost && base + at < far && levels.top < levels.room(parse.room())) {
            levels.open(at, object ? JsonFrameState.OBJECT : JsonFrameState.ARRAY, plain.fields());
            parse.out.nested(levels.top);
            return true;
        }
        while (levels.top > 0) {
            writeOutermost();
        }
        passed(at);
        open(plain, at);
        bottom();
        return true;
    }

    private boolean end(int next) {
        long word = levels.word();
        boolean comma = plain.hasComma();
        boolean within = levels.top + frames.depth() > 2;
        if (!JsonFrameState.isOpen(word)
                || JsonFrameState.lacksValue(word)
                || (within ? !comma && isCommaBehindSpace(next) : comma)) {
            return false;
        }
        boolean ofObject = JsonFrameState.inObject(word);
        if (levels.top > 0) {
            if (ofObject) {
                members.closeObject();
            }
            levels.close(plain.fields(), comma);
            return true;
        }
        parse.passed(base + next, levels.takeFields() + plain.fields());
        grammar.ended(ofObject, comma);
        bottom();
        return true;
    }

    /** The row on top is what is read now. */
    private void bottom() {
        levels.bottom(frames.word(), frames.left());
        far = parse.out.currentOffset() + NEAR;
    }

    /** Writes the row of the outermost level that has none, as something in it needs one, or it is long. */
    private void writeOutermost() {
        int start = levels.outermost();
        passed(start);
        head.read(array, start, JsonFrameState.inObject(levels.bottomWord()));
        open(head, start);
        levels.leaveBottom(head.fields());
        far = base + start + NEAR;
    }

    /** Writes down what was read of the row on top, up to an index. */
    private void passed(int upTo) {
        frames.word(levels.bottomWord());
        frames.left(levels.bottomCount());
        parse.passed(base + upTo, levels.takeFields());
    }

    private void open(JsonPlainItem of, int start) {
        long at = base + start;
        long body = base + of.next();
        item.begin(at);
        item.space(at + of.spaceLength());
        if (of.isNamed()) {
            long nameEnd = at + of.nameAt() + of.nameLength() + 1;
            item.name(nameEnd);
            item.colon(nameEnd, body - 1);
        }
        grammar.openRow(of.kind(), body - 1, array[pastSpace(of.next())] == '"');
    }

    /** The index of the first byte that is not white space, or the end of the array's content. */
    private int pastSpace(int from) {
        int at = from;
        while (at < filled && JsonLexer.isSpace(array[at])) {
            at++;
        }
        return at;
    }

    /** Whether a comma follows with white space before it; possibly, where the array ends. */
    private boolean isCommaBehindSpace(int from) {
        if (!JsonLexer.isSpace(array[from])) {
            return false;
        }
        int at = pastSpace(from);
        return at == filled || array[at] == ',';
    }

    private void texts(long at, long end) {
        if (plain.isNamed()) {
            name(at + plain.nameAt(), plain.nameLength());
        }
        if (!plain.isChecked()) {
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
