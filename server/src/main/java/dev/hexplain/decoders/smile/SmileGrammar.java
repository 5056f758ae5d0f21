package dev.hexplain.decoders.smile;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.items.ItemForm;
import dev.hexplain.decode.items.ItemGrammar;
import dev.hexplain.decode.items.ItemTable;
import dev.hexplain.tree.Issue;

/** Grammar of Smile: what {@link SmileItems} cannot say of the headers of documents. */
final class SmileGrammar extends ItemGrammar {
    private static final int SHARED_NAMES = 1;
    private static final int SHARED_VALUES = 2;

    /** @param mayPass whether short items go without rows */
    SmileGrammar(Parse parse, boolean mayPass) {
        super(parse, SmileItems.SHAPES, mayPass);
        keyReferences.begin(true);
    }

    /** Numbered texts are handles, and references to them are rows: both are read one by one. */
    @Override
    protected boolean mayPass() {
        return super.mayPass() && !valueReferences.isActive();
    }

    /** Reads the header of a document, or the mark after the last one. */
    @Override
    protected long before() {
        long at = in.pos;
        int first = in.bytes.u1(at);
        if (first == SmileItems.END_OF_CONTENT) {
            parse.leaf(SmileItems.END_OF_CONTENT_SHAPE, at, at + 1);
            return NO_ITEM;
        }
        if (first != SmileItems.HEADER) {
            return at;
        }
        header(at);
        long end = at + SmileItems.HEADER_LENGTH;
        if (mayBegin(end)) {
            return end;
        }
        prefixRow(end);
        return NO_ITEM;
    }

    /** A header without a document after it is a row. */
    private boolean mayBegin(long at) {
        return at < in.end && in.bytes.u1(at) != SmileItems.HEADER && in.bytes.u1(at) != SmileItems.END_OF_CONTENT;
    }

    private void header(long at) {
        in.require(at, SmileItems.HEADER_LENGTH, "a header");
        if (in.bytes.u1(at + 1) != ')' || in.bytes.u1(at + 2) != '\n') {
            throw unexpected(at, SmileItems.HEADER, "a value, or the header 3A 29 0A");
        }
        int flags = in.bytes.u1(at + 3);
        if (flags >>> 4 != 0) {
            parse.issue(Issue.error(at + 3, 1, "There is no such version of the format", "0", "" + (flags >>> 4)));
        }
        if (parse.out.handleCount() > 0) {
            parse.out.resetHandles(at);
        }
        keyReferences.begin((flags & SHARED_NAMES) != 0);
        valueReferences.begin((flags & SHARED_VALUES) != 0);
        names.forget();
    }

    // -- messages

    @Override
    protected String expected(int first) {
        return "a value";
    }

    @Override
    protected MalformedInput unexpected(long at, int first, String expected) {
        return MalformedInput.wrong(at, 1, "This byte starts nothing that may stand here", expected, in.shown(at));
    }

    @Override
    protected MalformedInput unexpectedKey(long at, int first) {
        return MalformedInput.wrong(at, 1, "This byte starts no key", "a key, or the end of the object", in.shown(at));
    }

    /** The text of a name is missing, not the byte before it. */
    @Override
    protected MalformedInput cutOff(ItemTable of, long at, int first, int size) {
        int before = of == SmileItems.KEYS && of.form(first) == ItemForm.TEXT ? 1 : 0;
        return MalformedInput.endOfSource(at + before, of.symbol(first), size - before, in.end - at - before);
    }
}
