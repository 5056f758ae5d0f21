package dev.hexplain.decoders.fstminbin;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.ObjectPositions;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import java.nio.charset.StandardCharsets;

/**
 * Grammar of MinBin: values, and what they contain. A frame's state word is its rule and the number of rows read (above
 * 8 bits); {@code left} counts values, or is {@link #TO_END} up to an end mark: below {@link #COUNTED}, by as many as are to
 * come until then.
 */
final class MinBinGrammar implements Grammar {
    private static final long TO_END = -1;
    /** Up to an end mark, before which a size says that none is to come. */
    private static final long COUNTED = -2;
    /** Up to an end mark, and more have come than the size says. */
    private static final long TOO_MANY = Long.MIN_VALUE / 2;

    private static final int STEP_SHIFT = 8;
    private static final int LONGEST_NAME = 1000;

    private final Parse parse;
    private final ParseInput in;
    private final MinBinScalars scalars;
    private final NameTable names;
    /** The offset of the stream's start, from which positions count. */
    private final long start;

    MinBinGrammar(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.scalars = new MinBinScalars(in);
        this.names = new NameTable(parse);
        this.start = in.pos;
    }

    @Override
    public void begin() {
        open(MinBinRule.STREAM, in.pos, 0);
    }

    private void open(MinBinRule rule, long body, long left) {
        parse.open(MinBinShapes.rule(rule), in.pos, body, rule.number(), left);
    }

    @Override
    public void step() {
        MinBinRule rule = MinBinRule.of((int) parse.frames.word() & 0xFF);
        switch (rule) {
            case STREAM -> {
                if (in.atEnd()) {
                    parse.close();
                } else {
                    value(MinBinPart.VALUE);
                }
            }
            case OBJECT -> members();
            case MEMBER -> member(advance());
            case LIST, SIZED_LIST, MAP -> rest(rule);
            case ENTRIES -> entry();
            case ENTRY -> keyOrValue(advance());
            case DIGITS -> digits();
            default -> element(rule);
        }
    }

    private int advance() {
        long word = parse.frames.word();
        parse.frames.word(word + (1L << STEP_SHIFT));
        return (int) (word >>> STEP_SHIFT);
    }

    private void keyOrValue(int step) {
        if (step < 2) {
            value(step == 0 ? MinBinPart.KEY : MinBinPart.VALUE);
        } else {
            parse.close();
        }
    }

    private void member(int step) {
        if (step == 0) {
            value(MinBinPart.VALUE);
        } else {
            parse.close();
        }
    }

    /** Whether another value follows; decrements the count. */
    private boolean more(String what) {
        long left = parse.frames.left();
        if (left == 0) {
            return false;
        }
        if (in.atEnd()) {
            throw MalformedInput.endOfSource(
                    in.pos, what, left < 0 ? MinBinTag.spell(MinBinTag.END) : left + " more values");
        }
        if (left < 0) {
            return moreBeforeEnd(left);
        }
        parse.frames.left(left - 1);
        return true;
    }

    private boolean moreBeforeEnd(long left) {
        boolean more = in.bytes.u1(in.pos) != MinBinTag.END;
        if (more && left != TO_END) {
            parse.frames.left(left == COUNTED ? TOO_MANY : left + 1);
        }
        if (!more && left < COUNTED) {
            parse.issue(Issue.error(
                    in.pos,
                    1,
                    "The size of the collection is not the number of its elements",
                    left < TOO_MANY / 2 ? "the end mark before" : COUNTED - left + " more values",
                    MinBinTag.spell(MinBinTag.END)));
        }
        return more;
    }

    private void element(MinBinRule rule) {
        if (more("a sequence")) {
            value(MinBinPart.VALUE);
            return;
        }
        if (rule == MinBinRule.TYPED) {
            endMark();
        }
        parse.close();
    }

    private void endMark() {
        if (parse.frames.left() < 0) {
            parse.leaf(MinBinShapes.rule(MinBinRule.END), in.pos, in.pos + 1);
        }
    }

    /** Reads what follows the size of a collection or map: its elements, then the end mark. */
    private void rest(MinBinRule rule) {
        if (advance() == 0) {
            open(rule == MinBinRule.MAP ? MinBinRule.ENTRIES : MinBinRule.ELEMENTS, in.pos, parse.frames.left());
        } else {
            endMark();
            parse.close();
        }
    }

    private void entry() {
        if (more("a map")) {
            open(MinBinRule.ENTRY, in.pos, 0);
        } else {
            parse.close();
        }
    }

    private void digits() {
        if (!more("an array of numbers")) {
            parse.close();
            return;
        }
        int tag = in.bytes.u1(in.pos);
        if (tag != MinBinTag.BYTES) {
            throw MalformedInput.wrong(
                    in.pos,
                    1,
                    "The digits of a number must stand here",
                    MinBinTag.spell(MinBinTag.BYTES),
                    MinBinTag.spell(tag));
        }
        scalars.array(in.pos, tag);
        leaf(MinBinPart.DIGITS);
    }

    // -- values

    private void value(MinBinPart part) {
        long at = in.pos;
        if (scalars.read(at)) {
            scalar(at, part);
            return;
        }
        int tag = in.bytes.u1(at);
        switch (tag) {
            case MinBinTag.OBJECT, MinBinTag.SEQUENCE -> typed(at, tag);
            case MinBinTag.DOUBLES, MinBinTag.FLOATS -> {
                long body = scalars.intEnd(at + 1);
                int kind = tag | in.bytes.u1(at + 1) << MinBinScalars.INT_SHIFT;
                parse.open(
                        MinBinShapes.scalar(kind, MinBinPart.VALUE),
                        at,
                        body,
                        MinBinRule.DIGITS.number(),
                        scalars.count(at + 1));
                parse.out.computed(3);
                parse.out.define(at);
            }
            default ->
                throw MalformedInput.wrong(
                        at, 1, "No value begins with this byte", "a tag of MinBin", MinBinTag.spell(tag));
        }
    }

    private void scalar(long at, MinBinPart part) {
        if (MinBinLayouts.definesHandle(scalars.kind)) {
            parse.out.define(at);
        } else if ((scalars.kind & 0xFF) == MinBinTag.HANDLE) {
            requireDefined(at);
        }
        leaf(part);
    }

    private void requireDefined(long at) {
        long position = scalars.intAt(at + 1);
        if (ObjectPositions.ordinal(parse.out.handleCount(), parse.out::handleOffset, start + position) < 0) {
            parse.issue(Issue.error(
                    at,
                    scalars.end - at,
                    "The reference leads to nothing that began before",
                    "where a value begins",
                    Long.toString(position)));
        }
    }

    private void leaf(MinBinPart part) {
        long fields = scalars.fields;
        parse.leaf(MinBinShapes.scalar(scalars.kind, part), in.pos, scalars.end);
        parse.out.computed(fields);
    }

    /** {@code tag type count}, and the values that follow. */
    private void typed(long at, int tag) {
        String type = type(at + 1);
        long countAt = scalars.end;
        long body = scalars.intEnd(countAt);
        long count = scalars.intAt(countAt);
        if (count < TO_END) {
            throw MalformedInput.wrong(
                    countAt, body - countAt, "A count is negative", "0 or more, or -1 up to an end mark", "" + count);
        }
        MinBinRule rule = tag == MinBinTag.OBJECT ? MinBinRule.OBJECT : sequence(type, count, body);
        boolean sized = rule == MinBinRule.SIZED_LIST || rule == MinBinRule.MAP;
        open(rule, at + 1, sized ? COUNTED - scalars.count(body) : count);
        parse.out.computed(1);
        parse.out.define(at);
        part(MinBinPart.TYPE);
        part(MinBinPart.COUNT);
        if (sized) {
            part(MinBinPart.SIZE);
        }
    }

    /** The class name at an offset; empty where it is null. */
    private String type(long at) {
        if (!scalars.read(at) || !isNameOrNull(scalars.kind & 0xFF)) {
            throw MalformedInput.wrong(
                    at,
                    1,
                    "The name of a class must stand here",
                    MinBinTag.spell(MinBinTag.STRING),
                    MinBinTag.spell(in.bytes.u1(at)));
        }
        boolean plain = (scalars.kind & 0xFF) == MinBinTag.STRING && (scalars.kind & MinBinScalars.WIDE) == 0;
        if (!plain) {
            return "";
        }
        long from = scalars.intEnd(at + 2);
        int length = (int) Math.min(LONGEST_NAME, scalars.end - from);
        return new String(in.bytes.copy(from, length), StandardCharsets.ISO_8859_1);
    }

    private static boolean isNameOrNull(int tag) {
        return tag == MinBinTag.STRING || tag == MinBinTag.NULL;
    }

    private void part(MinBinPart part) {
        scalars.read(in.pos);
        leaf(part);
    }

    /** The content of a class, by its name: the bytes of a collection and those of a number look alike. */
    private MinBinRule sequence(String type, long count, long body) {
        boolean sized = body < in.end && MinBinTag.isInt(in.bytes.u1(body));
        return switch (MinBinCollections.of(type)) {
            case NONE -> count == TO_END || count == 1 && isText(body) ? MinBinRule.TYPED : MinBinRule.ARRAY;
            case LIST ->
                count != TO_END ? MinBinRule.ARRAY : sized && !type.isEmpty() ? MinBinRule.SIZED_LIST : MinBinRule.LIST;
            case MAP -> count != TO_END ? MinBinRule.ARRAY : sized ? MinBinRule.MAP : MinBinRule.LIST;
        };
    }

    private boolean isText(long at) {
        return at < in.end && in.bytes.u1(at) == MinBinTag.STRING;
    }

    /** Reads the name of a field, and opens a row for it and its value. */
    private void members() {
        if (!more("an object")) {
            endMark();
            parse.close();
            return;
        }
        long at = in.pos;
        if (!scalars.read(at) || (scalars.kind & 0xFF) != MinBinTag.STRING) {
            throw MalformedInput.wrong(
                    at,
                    1,
                    "The name of a field must stand here",
                    MinBinTag.spell(MinBinTag.STRING),
                    MinBinTag.spell(in.bytes.u1(at)));
        }
        long nameEnd = scalars.end;
        int shape = names.shape(MinBinRule.MEMBER.number(), at, nameEnd - at);
        parse.open(shape, at, nameEnd, MinBinRule.MEMBER.number(), 0);
        parse.out.computed(6);
    }
}
