package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Characters;
import dev.hexplain.bytes.Words;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Tail;

/**
 * Reads {@link JsonPlainItem plain items} as most are, in one fast loop: without white space but after a colon, of usual
 * characters, under expected names; and containers without rows.
 */
final class JsonUsualItems {
    private static final int TRUE = Words.ofAscii("true");
    private static final int NULL = Words.ofAscii("null");
    private static final int ALSE = Words.ofAscii("alse");

    /** Fields of a member besides its value: name, colon, and the member itself; of a container, that is the value. */
    private static final int MEMBER_FIELDS = 6;

    private static final int STRING_FIELDS = 5;
    /** Also of the beginning and the end of a container. */
    private static final int OTHER_FIELDS = 2;

    private final Parse parse;
    private final JsonGrammar grammar;
    private final JsonMemberNames members;
    private final JsonKnownNames names;
    private final JsonPlainLevels levels;

    JsonUsualItems(Parse parse, JsonGrammar grammar, JsonMemberNames members, JsonPlainLevels levels) {
        this.parse = parse;
        this.grammar = grammar;
        this.members = members;
        this.names = members.known();
        this.levels = levels;
    }

    /**
     * Reads up to an item that is written otherwise, and returns its index. What was read is in the levels.
     *
     * @param base the offset of what is at index 0 of the array
     * @param whole behind the index where an item may begin
     * @param end index that an item may reach
     * @param far where containers in the row on top have rows
     */
    int read(byte[] bytes, long base, int from, int whole, int end, int far) {
        int room = levels.room(parse.room());
        int reach = levels.reach(end);
        long word = levels.word();
        boolean inObject = JsonFrameState.inObject(word);
        int count = (int) levels.count();
        int fields = 0;
        int at = from;
        while (at < whole && count < Tail.Scanned.MOST) {
            int first = bytes[at];
            if (first == (inObject ? '}' : ']')) {
                boolean comma = bytes[at + 1] == ',';
                int next = comma ? at + 2 : at + 1;
                if (levels.top == 0
                        || JsonFrameState.lacksValue(word)
                        || next > reach
                        || (!comma && bytes[next] <= ' ')) {
                    break;
                }
                if (inObject) {
                    members.closeObject();
                }
                levels.close(fields + (comma ? OTHER_FIELDS + 1 : OTHER_FIELDS), comma);
                fields = 0;
                reach = levels.reach(end);
                word = levels.word();
                inObject = JsonFrameState.inObject(word);
                count = (int) levels.count();
                at = next;
                continue;
            }
            if (JsonFrameState.lacksComma(word)) {
                break;
            }
            int name = -1;
            int value = at;
            int parts = 0;
            if (inObject) {
                name = first == '"' ? name(bytes, at) : -1;
                if (name < 0) {
                    break;
                }
                value = at + names.length(name) + 3;
                parts = MEMBER_FIELDS;
                first = bytes[value];
                if (first == ' ') {
                    first = bytes[++value];
                    parts++;
                }
            }
            int stop = at + JsonPlainItem.MAX_LENGTH;
            int valueEnd;
            if (first == '"') {
                int quote = textEnd(bytes, value + 1, stop);
                if (bytes[quote] != '"' || (count == 0 && !inObject)) {
                    break;
                }
                valueEnd = quote + 1;
                parts += STRING_FIELDS;
            } else if (first == '{' || first == '[') {
                if (bytes[value + 1] <= ' ' || value >= reach || levels.top >= room || (levels.top == 0 && at >= far)) {
                    break;
                }
                if (inObject) {
                    passed(name, base + at);
                }
                levels.set(word, count, fields);
                inObject = first == '{';
                if (inObject) {
                    members.openObject();
                }
                word = inObject ? JsonFrameState.OBJECT : JsonFrameState.ARRAY;
                levels.open(at, word, parts == 0 ? OTHER_FIELDS : parts + OTHER_FIELDS - 1);
                reach = levels.reach(end);
                parse.out.nested(levels.top);
                count = 0;
                fields = 0;
                at = value + 1;
                continue;
            } else {
                valueEnd = first >= 'a' ? pastLiteral(bytes, value) : pastNumber(bytes, value);
                parts += OTHER_FIELDS;
            }
            int behind = bytes[valueEnd];
            boolean comma = behind == ',';
            int next = comma ? valueEnd + 1 : valueEnd;
            if (valueEnd == value || next > reach || next >= stop || (!comma && behind != '}' && behind != ']')) {
                break;
            }
            if (inObject) {
                passed(name, base + at);
            }
            word = JsonFrameState.after(word, comma);
            count++;
            fields += comma ? parts + 1 : parts;
            at = next;
        }
        levels.set(word, count, fields);
        return at;
    }

    /** The number of the name after a quotation mark; -1 where none stands there that is short and followed by a colon. */
    private int name(byte[] bytes, int at) {
        int expected = names.expected(bytes, at);
        if (expected >= 0) {
            return expected;
        }
        int end = Words.quotedTextEnd(bytes, at + 1, at + JsonPlainItem.MAX_LENGTH);
        return bytes[end] == '"' && bytes[end + 1] == ':' ? names.find(bytes, at + 1, end - at - 1) : -1;
    }

    private void passed(int name, long at) {
        if (members.addKnown(name)) {
            grammar.repeated(at, at + names.length(name) + 2);
        }
    }

    /** The index of the quotation mark behind usual characters, or of the first that is none. */
    private static int textEnd(byte[] bytes, int from, int stop) {
        int at = Words.quotedTextEnd(bytes, from, stop);
        while (at < stop && bytes[at] < 0) {
            int length = Characters.usualLength(bytes, at);
            if (length == 0) {
                return at;
            }
            at = Words.quotedTextEnd(bytes, at + length, stop);
        }
        return at;
    }

    /** Returns the index after the literal, or the one given where there is none. */
    private static int pastLiteral(byte[] bytes, int at) {
        int word = Words.s4(bytes, at);
        if (word == TRUE || word == NULL) {
            return at + 4;
        }
        return bytes[at] == 'f' && Words.s4(bytes, at + 1) == ALSE ? at + 5 : at;
    }

    /** [ minus ] int [ frac ]. Returns the index after it, or the one given where there is none. */
    private static int pastNumber(byte[] bytes, int from) {
        int start = bytes[from] == '-' ? from + 1 : from;
        int at = pastDigits(bytes, start);
        if (at == start || (bytes[start] == '0' && at > start + 1)) {
            return from;
        }
        if (bytes[at] != '.') {
            return at;
        }
        int end = pastDigits(bytes, at + 1);
        return end == at + 1 ? from : end;
    }

    private static int pastDigits(byte[] bytes, int from) {
        int at = from;
        int digits;
        do {
            digits = Words.digits(bytes, at);
            at += digits;
        } while (digits == Long.BYTES);
        return at;
    }
}
