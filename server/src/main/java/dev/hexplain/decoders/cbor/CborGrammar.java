package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.items.ItemGrammar;
import dev.hexplain.decode.items.ItemShapes;
import dev.hexplain.tree.Issue;

/** Grammar of CBOR: what {@link CborItems} cannot say of tags and string references. */
final class CborGrammar extends ItemGrammar {
    /** A stringref namespace; what is left of it identifies the strings that were defined before. */
    private static final int NAMESPACE = OWN_RULES;
    /** A stringref namespace whose content was read. */
    private static final int NAMED = OWN_RULES + 1;

    /** The bytes that begin a string reference. */
    private static final int STRINGREF = 0xD8;
    /** The smallest simple value that may be encoded in two bytes (RFC 8949, section 3.3). */
    private static final int LEAST_SIMPLE_8 = 32;

    private final CborStringRefs strings;

    /** @param mayPass whether short containers and tags go without rows */
    CborGrammar(Parse parse, boolean mayPass) {
        super(parse, CborItems.SHAPES, mayPass);
        this.strings = new CborStringRefs(parse.out);
    }

    /** Strings that are numbered are added to {@link CborStringRefs}, one by one. */
    @Override
    protected boolean mayPass() {
        return super.mayPass() && !strings.areNumbered();
    }

    // -- tags

    /** Reads a tag, which is one row with its content where that is a scalar. */
    @Override
    protected boolean other(long start, long at, int initial, long body) {
        long number = argument(at, initial);
        int content = in.u1(body, "a tag");
        if (number == CborItems.TAG_NAMESPACE) {
            open(initial, ItemShapes.ROWS, start, at, body, NAMESPACE, 0);
            frames.left(strings.begin(at));
            names.forget();
            return false;
        }
        if (CborItems.TABLE.isScalar(content)) {
            leafAround(initial, start, at, body);
            if (number == CborItems.TAG_STRINGREF) {
                checkReference(body, content);
            }
            return true;
        }
        if (!CborItems.isFraction(number, content)) {
            return openRows(initial, start, at, body, 1);
        }
        openRows(initial, start, at, body, 0);
        return openRows(content, body, body, body + 1, 2);
    }

    /** Reads the content of a namespace, or ends it. */
    @Override
    protected void step(int rule) {
        if (rule == NAMESPACE) {
            frames.rule(NAMED, 0);
            item();
        } else {
            strings.end(frames.left(), in.pos);
            names.forget();
            parse.close();
        }
    }

    // -- string references

    @Override
    protected void scalarRead(long at, int initial, long end) {
        if (initial == CborItems.SIMPLE_8) {
            checkSimple(at + 1);
        } else if (strings.areNumbered() && !areChunks()) {
            strings.read(at, end - at - 1 - CborItems.TABLE.argumentSize(initial));
        }
    }

    private void checkReference(long at, int initial) {
        if (resolve(at, initial) < 0) {
            String found = CborItems.TABLE.symbol(initial);
            parse.out.issue(Issue.error(at, in.pos - at, "The reference is to no string", strings.expected(), found));
        }
    }

    /** The offset of the string that an index is of; -1 for none. */
    private long resolve(long at, int initial) {
        return isIndex(initial) ? strings.resolve(argument(at, initial)) : -1;
    }

    private static boolean isIndex(int initial) {
        return CborItems.major(initial) == CborItems.UNSIGNED && CborItems.TABLE.isScalar(initial);
    }

    @Override
    protected boolean isOtherKey(long at, int initial) {
        if (initial != STRINGREF || in.left() < 3 || in.bytes.u1(at + 1) != CborItems.TAG_STRINGREF) {
            return false;
        }
        int content = in.bytes.u1(at + 2);
        if (!isIndex(content)) {
            return false;
        }
        long end = scalar(at + 2, content);
        long named = resolve(at + 2, content);
        keyRead(initial, end, named, fields(content));
        return named >= 0;
    }

    private void checkSimple(long at) {
        int value = in.bytes.u1(at);
        if (value < LEAST_SIMPLE_8) {
            parse.out.issue(Issue.error(
                    at,
                    1,
                    "No such simple value may be written in two bytes",
                    LEAST_SIMPLE_8 + " to 255",
                    Integer.toString(value)));
        }
    }

    @Override
    protected String expected(int initial) {
        if (CborItems.isReserved(initial)) {
            return "additional information other than 28 to 30, which are reserved";
        }
        return CborItems.major(initial) == CborItems.TAG ? "a tag with a number" : "an item";
    }
}
