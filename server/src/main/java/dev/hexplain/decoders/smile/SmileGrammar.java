package dev.hexplain.decoders.smile;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TreeWriter;

/** Grammar of Smile: documents one after the other, and what they contain. */
final class SmileGrammar implements Grammar {
    private final Parse parse;
    private final ParseInput in;
    private final Window bytes;
    private final TreeWriter out;
    private final FrameStack frames;
    private final NameTable names;
    private final SmileKeys keys;
    private final SmileSharedStrings texts;
    private final SmileScalars scalars;
    private final SmileTypedArrays typed;
    private final SmilePlainItems plain;
    /** Whether items may be without rows. */
    private final boolean mayBePlain;
    /** The shapes of containers without names, by layout; 0 for those not made yet. */
    private final int[] containers = new int[4];

    /** The offset of the header before the next document; -1 for none. */
    private long headerAt = -1;

    SmileGrammar(Parse parse) {
        this(parse, true);
    }

    SmileGrammar(Parse parse, boolean mayBePlain) {
        this.mayBePlain = mayBePlain;
        this.parse = parse;
        this.in = parse.in;
        this.bytes = in.bytes;
        this.out = parse.out;
        this.frames = parse.frames;
        this.names = new NameTable(parse);
        this.keys = new SmileKeys(parse, names);
        this.texts = new SmileSharedStrings(out);
        this.scalars = new SmileScalars(parse);
        this.typed = new SmileTypedArrays(parse);
        this.plain = new SmilePlainItems(bytes);
    }

    @Override
    public void begin() {
        parse.open(SmileShapes.ROOT, in.pos, in.pos, SmileFrameState.ROOT, 0);
        keys.begin(true);
        texts.begin(false);
    }

    @Override
    public void step() {
        long word = frames.word();
        if (SmileFrameState.inObject(word)) {
            member();
        } else if (SmileFrameState.inArray(word)) {
            element();
        } else {
            document();
        }
    }

    /** A header, a document, or the end mark after the last one. */
    private void document() {
        if (headerAt < 0 && in.atEnd()) {
            parse.close();
            return;
        }
        long at = headerAt < 0 ? in.pos : headerAt + SmileTokens.HEADER_LENGTH;
        int token = at < in.end ? bytes.u1(at) : -1;
        if (headerAt >= 0 && (token < 0 || token == SmileTokens.HEADER || token == SmileTokens.END_OF_CONTENT)) {
            endHeader();
        } else if (token == SmileTokens.HEADER) {
            header(at);
        } else if (token == SmileTokens.END_OF_CONTENT) {
            parse.leaf(SmileShapes.END_OF_CONTENT, at, at + 1);
        } else {
            value(in.pos, at);
        }
    }

    private void header(long at) {
        in.require(at, SmileTokens.HEADER_LENGTH, "a header");
        if (bytes.u1(at + 1) != ')' || bytes.u1(at + 2) != '\n') {
            throw unexpected(at, SmileTokens.HEADER, "a value, or the header 3A 29 0A");
        }
        int flags = bytes.u1(at + 3);
        if (flags >>> 4 != 0) {
            out.issue(Issue.error(at + 3, 1, "There is no such version of the format", "0", "" + (flags >>> 4)));
        }
        if (out.handleCount() > 0) {
            out.resetHandles(at);
        }
        keys.begin((flags & SmileTokens.SHARED_NAMES) != 0);
        texts.begin((flags & SmileTokens.SHARED_VALUES) != 0);
        headerAt = at;
    }

    /** A header without a document after it is a row. */
    private void endHeader() {
        parse.leaf(SmileShapes.HEADER, headerAt, headerAt + SmileTokens.HEADER_LENGTH);
        out.computed(SmileShapes.HEADER_FIELDS - 1);
        headerAt = -1;
    }

    /**
     * Passes items that need no rows; false if the next one has a row. Where texts are shared, all have: what is written out
     * is numbered, and references are looked up.
     */
    private boolean plainItems(boolean named) {
        if (!mayBePlain || texts.isActive() || SmileFrameState.hasRows(frames.word())) {
            return false;
        }
        long start = in.pos;
        int room = parse.room();
        plain.names(keys.count(), keys.areShared());
        for (long count = frames.left(); count < Tail.Scanned.MOST && in.pos < in.end; frames.left(++count)) {
            int length = plain.read(in.pos, in.end, room, place(named, count), null);
            if (length < 0) {
                break;
            }
            parse.passed(in.pos + length, plain.fields(), plain.levels());
            if (plain.isEnd()) {
                parse.close();
                return true;
            }
        }
        return in.pos > start;
    }

    private SmilePlainItems.Place place(boolean named, long count) {
        if (named) {
            return SmilePlainItems.Place.MEMBER;
        }
        return count > 0
                ? SmilePlainItems.Place.ELEMENT
                : frames.depth() == 2 ? SmilePlainItems.Place.OUTERMOST : SmilePlainItems.Place.FIRST;
    }

    private void member() {
        if (plainItems(true)) {
            return;
        }
        int token = in.u1(in.pos, "an object");
        if (token == SmileTokens.END_OBJECT) {
            end(SmileShapes.END_OBJECT);
            return;
        }
        keys.read(in.pos);
        frames.left(frames.left() + 1);
        value(in.pos, keys.end());
    }

    private void element() {
        if (plainItems(false)) {
            return;
        }
        int token = in.u1(in.pos, "an array");
        if (token == SmileTokens.END_ARRAY) {
            end(SmileShapes.END_ARRAY);
            return;
        }
        typed.passed();
        value(in.pos, in.pos);
    }

    private void end(int shape) {
        parse.leaf(shape, in.pos, in.pos + 1);
        parse.close();
    }

    /** A value, with its key or the header before it if it starts after its row's start. */
    private void value(long start, long at) {
        int token = in.u1(at, "a value");
        if (token == SmileTokens.START_ARRAY || token == SmileTokens.START_OBJECT) {
            container(token, start, at);
        } else if (SmileTokens.isReference(token)) {
            reference(token, start, at);
        } else if (SmileTokens.isInt(token)) {
            long end = scalars.pastVint(at + 1, token == SmileTokens.INT_32 ? 5 : 10);
            plain(SmileLayout.of(token, (int) (end - at - 1), keys.form()), token, start, end);
        } else if (SmileTokens.size(token) > 0) {
            short_(token, start, at);
        } else if (SmileScalars.isLong(token)) {
            rows(token, start, at);
        } else {
            throw unexpected(at, token, "a value");
        }
    }

    /** Text with its length in the token, a small number, or a literal. */
    private void short_(int token, long start, long at) {
        in.require(at, SmileTokens.size(token), "a value");
        int extra = 0;
        if (SmileTokens.isShortText(token)) {
            scalars.checkText(token, at + 1, SmileTokens.textLength(token));
            extra = start == at && typed.begins(token, at) ? 1 : 0;
            if (texts.isActive() && texts.add(at)) {
                names.forget();
            }
        }
        plain(SmileLayout.of(token, extra, keys.form()), token, start, at + SmileTokens.size(token));
    }

    /** A row whose layout has all its fields. */
    private void plain(int layout, int token, long start, long end) {
        int shape = shape(layout);
        boolean leaf = !named() && headerAt < 0 && SmileParts.isOneLeaf(token);
        parse.leaf(shape, start, end);
        out.computed(leaf ? 0 : SmileParts.fields(token) + frontFields());
        headerAt = -1;
    }

    private void container(int token, long start, long at) {
        boolean array = token == SmileTokens.START_ARRAY;
        int shape = named() ? shape(SmileLayout.of(token, 0, keys.form())) : unnamed(token);
        if (array) {
            typed.open(shape, shape(SmileLayout.of(token, 1, keys.form())));
        }
        int fields = 1 + frontFields();
        boolean rows = named() && keys.form().isUnknown();
        long word = (array ? SmileFrameState.ARRAY : SmileFrameState.OBJECT) | (rows ? SmileFrameState.ROWS : 0);
        parse.open(shape, start, at + 1, word, 0);
        out.computed(fields);
        headerAt = -1;
    }

    private int unnamed(int token) {
        boolean headed = headerAt >= 0;
        int place = (token == SmileTokens.START_ARRAY ? 1 : 0) + (headed ? 2 : 0);
        if (containers[place] == 0) {
            int layout = SmileLayout.of(token, 0, SmileKeyForm.SHORT);
            containers[place] = out.shapeRef(SmileShapes.unnamed(layout, headed, parse.source()));
        }
        return containers[place];
    }

    private void reference(int token, long start, long at) {
        int size = SmileTokens.referenceSize(token);
        in.require(at, size, "a reference");
        int number = SmileTokens.reference(token, size == 1 ? 0 : bytes.u1(at + 1));
        long target = texts.offset(number);
        if (target < 0) {
            out.issue(Issue.error(
                    at, size, "The reference is to no text", expected(texts.count()), Integer.toString(number)));
        }
        int shape = target >= 0
                ? names.shape(SmileLayout.ofReference(token), at, size, target)
                : size == 1 ? SmileShapes.UNKNOWN_REFERENCE : SmileShapes.LONG_UNKNOWN_REFERENCE;
        boolean wrapped = named() || headerAt >= 0;
        parse.tick();
        if (wrapped) {
            out.open(shape(SmileLayout.of(token, 0, keys.form())), start);
            out.computed(frontFields());
        }
        out.leaf(shape, at, size);
        in.pos = at + size;
        if (wrapped) {
            out.close(in.pos);
        }
        headerAt = -1;
    }

    private static String expected(int count) {
        return count == 0 ? "no text was shared yet" : "0 to " + (count - 1);
    }

    /** A value of several rows. */
    private void rows(int token, long start, long at) {
        long end = scalars.measure(token, at);
        parse.tick();
        out.open(shape(SmileLayout.of(token, 0, keys.form())), start);
        out.computed(frontFields());
        scalars.write(token, at);
        in.pos = end;
        out.close(end);
        headerAt = -1;
    }

    private boolean named() {
        return SmileFrameState.inObject(frames.word());
    }

    private int frontFields() {
        return named() ? keys.form().fields() : headerAt >= 0 ? SmileShapes.HEADER_FIELDS : 0;
    }

    private int shape(int layout) {
        if (named()) {
            return keys.shape(layout);
        }
        return headerAt >= 0 ? SmileShapes.itemWithHeader(layout) : SmileShapes.item(layout);
    }

    private static MalformedInput unexpected(long at, int token, String expected) {
        return MalformedInput.wrong(
                at, 1, "This byte starts nothing that may stand here", expected, "0x%02X".formatted(token));
    }

    @Override
    public void brokenOff(Parse broken, long end) {
        if (headerAt >= 0) {
            endHeader();
        }
        if (frames.depth() > 0 && named() && keys.isRead(in.pos)) {
            out.open(keys.shape(SmileLayout.of(SmileLayout.NO_VALUE, 0, keys.form())), in.pos);
            out.computed(keys.form().fields());
            out.unparsed(keys.end(), end - keys.end());
            out.close(end);
            return;
        }
        Grammar.super.brokenOff(broken, end);
    }
}
