package dev.hexplain.decoders.smile;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/** Reads keys, and keeps the names that back references may refer to. */
final class SmileKeys {
    private static final int FIRST_LONG_REFERENCE = 64;

    private final Parse parse;
    private final ParseInput in;
    private final NameTable names;
    private final SmileSharedStrings shared;

    private SmileKeyForm form = SmileKeyForm.SHORT;
    private long at = -1;
    private long end;
    private long named;

    SmileKeys(Parse parse, NameTable names) {
        this.parse = parse;
        this.in = parse.in;
        this.names = names;
        this.shared = new SmileSharedStrings(parse.out);
    }

    /** Clears the names: a document begins that may share them, or not. */
    void begin(boolean sharing) {
        shared.begin(sharing);
        names.forget();
    }

    /** Whether names are shared. */
    boolean areShared() {
        return shared.isActive();
    }

    /** How many names may be referred to. */
    int count() {
        return shared.count();
    }

    SmileKeyForm form() {
        return form;
    }

    /** The offset after the key read last. */
    long end() {
        return end;
    }

    /** Whether the key read last is at an offset. */
    boolean isRead(long offset) {
        return at == offset;
    }

    /** The shape of a member with the key read last. */
    int shape(int layout) {
        return form.isUnknown() ? SmileShapes.memberOfUnknownName(layout) : names.shape(layout, at, end - at, named);
    }

    /** Reads the key at an offset. */
    void read(long offset) {
        at = -1;
        int token = in.u1(offset, "a key");
        named = offset;
        if (token == SmileTokens.KEY_EMPTY) {
            form = SmileKeyForm.EMPTY;
            end = offset + 1;
        } else if (token >= SmileTokens.KEY_LONG_REFERENCE && token < SmileTokens.KEY_LONG) {
            in.require(offset, 2, "a reference to a name");
            reference(offset, 2, (token & 3) << 8 | in.bytes.u1(offset + 1));
        } else if (token == SmileTokens.KEY_LONG) {
            longName(offset);
        } else if (token >= SmileTokens.KEY_REFERENCE && token < SmileTokens.KEY_ASCII) {
            reference(offset, 1, token & 0x3F);
        } else if (token >= SmileTokens.KEY_ASCII && token < SmileTokens.START_ARRAY) {
            shortName(offset, token);
        } else {
            throw MalformedInput.wrong(
                    offset, 1, "This byte starts no key", "a key, or the end of the object", "0x%02X".formatted(token));
        }
        at = offset;
    }

    private void shortName(long offset, int token) {
        int length = SmileFieldValues.keyLength(token);
        in.require(offset + 1, length, "a name");
        parse.checkUtf8(offset + 1, length);
        form = SmileKeyForm.SHORT;
        end = offset + 1 + length;
        if (shared.isActive() && shared.add(offset)) {
            names.forget();
        }
    }

    private void longName(long offset) {
        long last = in.bytes.indexOf(SmileTokens.END_OF_STRING, offset + 1, in.end);
        if (last < 0) {
            throw MalformedInput.endOfSource(offset, "a name", "0xFC behind the text");
        }
        parse.checkUtf8(offset + 1, last - offset - 1);
        form = SmileKeyForm.LONG;
        end = last + 1;
    }

    private void reference(long offset, int size, int number) {
        boolean isLong = size == 2;
        end = offset + size;
        named = shared.offset(number);
        if (named < 0) {
            form = isLong ? SmileKeyForm.LONG_UNKNOWN : SmileKeyForm.UNKNOWN;
            String expected = shared.count() == 0 ? "no name was shared yet" : "0 to " + (shared.count() - 1);
            parse.out.issue(
                    Issue.error(offset, size, "The reference is to no name", expected, Integer.toString(number)));
            return;
        }
        form = isLong ? SmileKeyForm.LONG_REFERENCE : SmileKeyForm.REFERENCE;
        if (isLong && number < FIRST_LONG_REFERENCE) {
            parse.out.issue(Issue.warning(
                    offset, size, "A reference in two bytes to one of the first 64 names", "one byte", "two"));
        }
    }
}
