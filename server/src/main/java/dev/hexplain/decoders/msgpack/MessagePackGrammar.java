package dev.hexplain.decoders.msgpack;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Tail;
import java.nio.charset.StandardCharsets;

/** Grammar of MessagePack: objects one after the other, and what they contain. */
final class MessagePackGrammar implements Grammar {
    private static final int ROOT = 0;
    private static final int MAP = 1;
    private static final int ARRAY = 2;
    /** A key and its value, or a typed value after its type name: each is a row. */
    private static final int PAIR = 3;

    /** Above the rule of a map or an array is the number of fields read. */
    private static final int RULE = (1 << FrameStack.RULE_BITS) - 1;

    private static final long NO_KEY = -1;

    private final Parse parse;
    private final ParseInput in;
    private final NameTable names;
    /** The offset of a key that was read while its value was not. */
    private long keyAt = NO_KEY;

    private long keyEnd;

    MessagePackGrammar(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.names = new NameTable(parse);
    }

    @Override
    public void begin() {
        parse.open(MessagePackShapes.ROOT, in.pos, in.pos, ROOT, 0);
    }

    @Override
    public void step() {
        int rule = (int) parse.frames.word() & RULE;
        switch (rule) {
            case ROOT -> objects();
            case MAP -> members();
            default -> elements(rule == ARRAY);
        }
    }

    private void objects() {
        while (!in.atEnd()) {
            if (!object(in.pos, in.pos, false)) {
                return;
            }
        }
        parse.close();
    }

    private void members() {
        for (long left = parse.frames.left(); left > 0; left--) {
            parse.frames.left(left - 1);
            if (!member(left, parse.frames.nextNeedsNoRow())) {
                return;
            }
        }
        parse.close();
    }

    /** @param list whether these are fields of a {@link Tail.Scanned} */
    private void elements(boolean list) {
        for (long left = parse.frames.left(); left > 0; left--) {
            parse.frames.left(left - 1);
            requireMore(left, "an array", "elements");
            if (!object(in.pos, in.pos, list && parse.frames.nextNeedsNoRow())) {
                return;
            }
        }
        parse.close();
    }

    private void requireMore(long left, String container, String things) {
        if (in.atEnd()) {
            throw MalformedInput.endOfSource(in.pos, container, left + " more " + things);
        }
    }

    /** Key and value. Whether they are complete; otherwise the frame of the incomplete one is on top. */
    private boolean member(long left, boolean rowless) {
        requireMore(left, "a map", "members");
        long at = in.pos;
        int first = in.bytes.u1(at);
        if (!MessagePackObjectShapes.isScalar(first)) {
            parse.open(MessagePackShapes.ENTRY, at, at, PAIR, 2);
            return false;
        }
        keyEnd = scalarEnd(at, first);
        keyAt = at;
        boolean whole = object(at, keyEnd, rowless && keyEnd - at <= MemberShapes.MAX_KEY);
        keyAt = NO_KEY;
        return whole;
    }

    /**
     * An object, with a key before it if it starts after its row's start; whether it is complete.
     *
     * @param rowless whether a scalar needs no row
     */
    private boolean object(long start, long at, boolean rowless) {
        int first = in.u1(at, "an object");
        int size = MessagePackFirstByte.size(first);
        if (size == 0) {
            return compound(start, at, first);
        }
        long end = scalarEnd(at, first);
        if (rowless) {
            parse.passed(end, 1 + fields(first, start, at));
            return true;
        }
        parse.leaf(shape(MessagePackFirstByte.kind(first), start, at), start, end);
        parse.out.computed(fields(first, start, at));
        return true;
    }

    private int shape(int kind, long start, long at) {
        return start == at ? MessagePackShapes.object(kind) : names.shape(kind, start, at - start);
    }

    private int fields(int first, long start, long at) {
        return start == at
                ? MessagePackObjectShapes.fields(first)
                : keyFields() + MessagePackObjectShapes.memberFields(first);
    }

    private int keyFields() {
        return 1 + MessagePackObjectShapes.fields(in.bytes.u1(keyAt));
    }

    private long scalarEnd(long at, int first) {
        int size = MessagePackFirstByte.size(first);
        if (size < 0) {
            return countedEnd(at, first, -size);
        }
        if (size > in.end - at) {
            throw MalformedInput.endOfSource(at, MessagePackFirstByte.spell(first), size, in.end - at);
        }
        if (MessagePackFirstByte.isString(first)) {
            parse.checkUtf8(at + 1, size - 1);
        }
        return at + size;
    }

    /** The end of a text, of binary data or of an extension after their length. */
    private long countedEnd(long at, int first, int lengthSize) {
        in.require(at, 1 + lengthSize, "the length of a text or of bytes");
        long body = at + 1 + lengthSize;
        long length = length(at, first);
        if (MessagePackFirstByte.isExtension(first)) {
            in.require(body, 1, "the type of an extension");
            body++;
        }
        in.require(body, length, MessagePackFirstByte.isString(first) ? "a text" : "bytes");
        if (MessagePackFirstByte.isString(first)) {
            parse.checkUtf8(body, length);
        }
        return body + length;
    }

    /** The length or count in a complete head. */
    private long length(long at, int first) {
        return switch (MessagePackFirstByte.lengthSize(first)) {
            case 0 -> MessagePackFirstByte.ownLength(first);
            case 1 -> in.bytes.u1(at + 1);
            case 2 -> in.bytes.u2(at + 1);
            default -> in.bytes.u4(at + 1);
        };
    }

    private boolean compound(long start, long at, int first) {
        if (first == MessagePackFirstByte.NEVER_USED) {
            throw MalformedInput.wrong(at, 1, "No object starts with this byte", "any other byte", "0xC1");
        }
        int head = 1 + MessagePackFirstByte.lengthSize(first);
        in.require(at, head, "the count of an array or map");
        long count = length(at, first);
        if (MessagePackFirstByte.isArray(first)) {
            return array(start, at, first, at + head, count);
        }
        open(MessagePackFirstByte.kind(first), start, at, at + head, MAP, count);
        return false;
    }

    private void open(int kind, long start, long at, long body, int rule, long count) {
        parse.open(shape(kind, start, at), start, body, rule, count);
        parse.out.computed(fields(kind, start, at));
    }

    /** Reads an array; it is one row if its elements are of one kind and one size. */
    private boolean array(long start, long at, int first, long body, long count) {
        int element = count > 0 ? uniform(body, count) : -1;
        int kind = MessagePackFirstByte.kind(first);
        if (element < 0) {
            if (count == 2 && namesType(body)) {
                openTyped(kind, start, at, body);
            } else {
                open(kind, start, at, body, ARRAY, count);
            }
            return false;
        }
        parse.leaf(
                shape(kind | (element + 1) << 8, start, at), start, body + count * MessagePackFirstByte.size(element));
        parse.out.computed(fields(kind, start, at) + count * (1 + MessagePackObjectShapes.fields(element)));
        return true;
    }

    /** Whether the object at an offset is a text that names the type of the object after it. */
    private boolean namesType(long at) {
        boolean outermost = parse.frames.depth() == 1;
        String text = shortText(at, outermost);
        if (text.isEmpty() || !JavaTypeNames.isTypeName(text, outermost)) {
            return false;
        }
        long next = at + 1 + MessagePackFirstByte.lengthSize(in.bytes.u1(at)) + text.length();
        int content = next < in.end ? in.bytes.u1(next) : MessagePackFirstByte.NEVER_USED;
        return MessagePackFirstByte.isArray(content)
                || MessagePackFirstByte.isMap(content)
                || (JavaTypeNames.isTypeName(text, false) && !JavaTypeNames.isTypeName(shortText(next, false), false));
    }

    /** A complete ASCII text that could be a name; otherwise empty. */
    private String shortText(long at, boolean outermost) {
        int first = at < in.end ? in.bytes.u1(at) : MessagePackFirstByte.NEVER_USED;
        long from = at + 1 + MessagePackFirstByte.lengthSize(first);
        if (!MessagePackFirstByte.isString(first) || from > in.end) {
            return "";
        }
        long length = length(at, first);
        return length <= in.end - from && JavaTypeNames.mayStand(in.bytes, from, length, outermost)
                ? new String(in.bytes.copy(from, (int) length), StandardCharsets.US_ASCII)
                : "";
    }

    private void openTyped(int kind, long start, long at, long body) {
        parse.open(shape(kind | MessagePackObjectShapes.TYPED, start, at), start, body, PAIR, 1);
        parse.out.computed(fields(kind, start, at));
        int first = in.bytes.u1(body);
        long end = scalarEnd(body, first);
        parse.leaf(MessagePackShapes.object(first | MessagePackObjectShapes.TYPE_NAME), body, end);
        parse.out.computed(MessagePackObjectShapes.fields(first));
    }

    /** The kind of all of so many objects, if they are complete, of one kind and of one fixed size; -1 otherwise. */
    private int uniform(long body, long count) {
        int first = body < in.end ? in.bytes.u1(body) : MessagePackFirstByte.NEVER_USED;
        int size = MessagePackFirstByte.size(first);
        if (size <= 0 || MessagePackFirstByte.isString(first) || count > (in.end - body) / size) {
            return -1;
        }
        int kind = MessagePackFirstByte.kind(first);
        for (long i = 1; i < count; i++) {
            if (MessagePackFirstByte.kind(in.bytes.u1(body + i * size)) != kind) {
                return -1;
            }
        }
        return kind;
    }

    @Override
    public void brokenOff(Parse broken, long end) {
        if (keyAt == NO_KEY) {
            Grammar.super.brokenOff(broken, end);
            return;
        }
        broken.out.open(names.shape(MessagePackObjectShapes.BROKEN, keyAt, keyEnd - keyAt), keyAt);
        broken.out.computed(keyFields());
        broken.out.unparsed(keyEnd, end - keyEnd);
        broken.out.close(end);
        keyAt = NO_KEY;
    }
}
