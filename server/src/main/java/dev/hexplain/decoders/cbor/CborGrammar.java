package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.items.ItemForm;
import dev.hexplain.decode.items.ItemGrammar;
import dev.hexplain.decode.items.ItemShapes;
import dev.hexplain.tree.Issue;

/** Grammar of CBOR: what {@link CborItems} cannot say of tags, strings of indefinite length and string references. */
final class CborGrammar extends ItemGrammar {
    /** A byte string of indefinite length. */
    private static final int BYTE_CHUNKS = OWN_RULES;

    private static final int TEXT_CHUNKS = OWN_RULES + 1;
    private static final int TAG = OWN_RULES + 2;
    /** A tag around an exponent and a mantissa. */
    private static final int FRACTION = OWN_RULES + 3;
    /** A stringref namespace; what is left of it identifies the strings that were defined before. */
    private static final int NAMESPACE = OWN_RULES + 4;
    /** A tag whose content was read. */
    private static final int TAGGED = OWN_RULES + 5;
    /** A stringref namespace whose content was read. */
    private static final int NAMED = OWN_RULES + 6;

    private static final int TAG_DECIMAL = 4;
    private static final int TAG_BIGFLOAT = 5;
    private static final int TAG_STRINGREF = 25;
    private static final int TAG_NAMESPACE = 256;

    /** The bytes that begin a string reference. */
    private static final int STRINGREF = 0xD8;
    /** The byte that begins a fraction. */
    private static final int PAIR = 0x82;
    /** The smallest simple value that may be encoded in two bytes (RFC 8949, section 3.3). */
    private static final int LEAST_SIMPLE_8 = 32;

    private final CborStringRefs strings;

    CborGrammar(Parse parse) {
        super(parse, CborItems.SHAPES);
        this.strings = new CborStringRefs(parse.out);
    }

    @Override
    protected boolean other(long start, long at, int initial, long body) {
        return switch (CborItems.major(initial)) {
            case CborItems.BYTES -> open(initial, 0, start, at, body, BYTE_CHUNKS, 0);
            case CborItems.TEXT -> open(initial, 0, start, at, body, TEXT_CHUNKS, 0);
            default -> tag(start, at, initial, body);
        };
    }

    @Override
    protected void step(int rule) {
        switch (rule) {
            case BYTE_CHUNKS -> chunks(ItemForm.BINARY);
            case TEXT_CHUNKS -> chunks(ItemForm.TEXT);
            case TAG, FRACTION -> content(rule, TAGGED);
            case NAMESPACE -> content(rule, NAMED);
            case NAMED -> endNamespace();
            default -> parse.close();
        }
    }

    /** Chunks of one form, until a break. */
    private void chunks(ItemForm form) {
        while (true) {
            int initial = in.u1(in.pos, "a string of indefinite length");
            ItemForm found = CborItems.TABLE.form(initial);
            if (found == ItemForm.END) {
                end(false);
                return;
            }
            if (found != form) {
                throw unexpected(in.pos, initial, "a chunk of definite length, or break");
            }
            chunk(initial);
        }
    }

    // -- tags

    private boolean tag(long start, long at, int initial, long body) {
        long number = argument(at, initial);
        int content = in.u1(body, "a tag");
        if (number != TAG_NAMESPACE && CborItems.TABLE.isScalar(content)) {
            leafAround(initial, start, at, body);
            if (number == TAG_STRINGREF) {
                checkReference(body, content);
            }
            return true;
        }
        open(initial, ItemShapes.ROWS, start, at, body, ruleOf(number), 0);
        if (number == TAG_NAMESPACE) {
            frames.left(strings.begin(at));
            names.forget();
        }
        return false;
    }

    private static int ruleOf(long tag) {
        if (tag == TAG_NAMESPACE) {
            return NAMESPACE;
        }
        return tag == TAG_DECIMAL || tag == TAG_BIGFLOAT ? FRACTION : TAG;
    }

    /** Reads the content of a tag as a row. */
    private void content(int rule, int read) {
        frames.rule(read, 0);
        if (rule == FRACTION && !in.atEnd() && in.bytes.u1(in.pos) == PAIR) {
            openRows(PAIR, in.pos, in.pos + 1, 2);
        } else {
            item();
        }
    }

    private void endNamespace() {
        strings.end(frames.left(), in.pos);
        names.forget();
        parse.close();
    }

    // -- string references

    @Override
    protected void scalarRead(long at, int initial, long end) {
        if (initial == CborItems.SIMPLE_8) {
            checkSimple(at + 1);
        } else if (strings.areNumbered() && frames.rule() != BYTE_CHUNKS && frames.rule() != TEXT_CHUNKS) {
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
        if (initial != STRINGREF || in.left() < 3 || in.bytes.u1(at + 1) != TAG_STRINGREF) {
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

    // -- errors

    @Override
    protected MalformedInput unexpected(long at, int initial) {
        if (CborItems.isReserved(initial)) {
            return unexpected(at, initial, "additional information other than 28 to 30, which are reserved");
        }
        return unexpected(at, initial, CborItems.major(initial) == CborItems.TAG ? "a tag with a number" : "an item");
    }

    /** The failure for a byte that cannot begin an item, or not the expected one. */
    private static MalformedInput unexpected(long at, int initial, String expected) {
        return MalformedInput.wrong(
                at,
                1,
                CborItems.TABLE.form(initial) == ItemForm.END
                        ? "A break that ends nothing"
                        : "No item starts with this byte",
                expected,
                "0x%02X".formatted(initial));
    }
}
