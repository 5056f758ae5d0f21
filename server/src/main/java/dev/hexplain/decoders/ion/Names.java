package dev.hexplain.decoders.ion;

import dev.hexplain.decode.documents.Frames;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;

/** Symbols as names of fields: reads them, and learns their texts from the symbol tables in the stream. */
final class Names {
    private static final int MOST_BYTES = 10;

    private final Parse parse;
    private final Input in;
    private final NameTable table;
    private final Symbols symbols = new Symbols();

    private long at = -1;
    private long end;
    private long number;
    private boolean tableOpen;

    Names(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.table = new NameTable(parse);
    }

    void reset() {
        symbols.reset();
        table.forget();
    }

    void beginTable() {
        symbols.beginTable();
        tableOpen = true;
    }

    void endTable() {
        if (tableOpen) {
            symbols.endTable();
            table.forget();
            tableOpen = false;
        }
    }

    /** A table that breaks off has what it has so far. */
    void abandonTable(long word) {
        if (Nesting.inTable(word)) {
            endTable();
        }
    }

    /** Adds the symbol whose value begins at an offset with a byte: a string, or anything for a symbol without text. */
    void addSymbol(long offset, int octet) {
        if (TypeDescriptor.isPadding(octet) || !tableOpen) {
            return;
        }
        boolean text = TypeDescriptor.type(octet) == TypeDescriptor.STRING && !TypeDescriptor.isNull(octet);
        if (text && length(offset, octet) <= 0) {
            text = octet == 0x80;
        }
        symbols.add(text ? offset : -1);
        if (text) {
            parse.out.define(offset);
        }
    }

    /** Bytes of a string whose representation is there; 0 where it is not. */
    private long length(long offset, int octet) {
        long body = TypeDescriptor.hasLength(octet) ? pastVarUInt(offset + 1, in.end) : offset + 1;
        long length = body > offset + 1 ? varUInt(offset + 1, body) : TypeDescriptor.size(octet);
        return length > in.end - body ? 0 : length;
    }

    /** What a container in another is to a symbol table. */
    long inside(long around, boolean named, boolean struct) {
        if (Nesting.is(around, Nesting.TABLE)) {
            boolean list = named && !struct;
            return Nesting.rule(around) == Nesting.ANNOTATED
                    ? Nesting.TABLE
                    : list && number == Symbols.SYMBOLS
                            ? Nesting.SYMBOLS
                            : list && number == Symbols.IMPORTS ? Nesting.IMPORTS : Nesting.OTHER;
        }
        return Nesting.is(around, Nesting.IMPORTS) ? Nesting.IMPORTS : Nesting.inTable(around) ? Nesting.OTHER : 0;
    }

    /** A field of a struct was read: some of a symbol table's say which symbols there are. */
    void passed(Frames frames, int octet, long body, long valueEnd) {
        long word = frames.word();
        if (Nesting.rule(word) != Nesting.STRUCT || !tableOpen) {
            return;
        }
        int type = TypeDescriptor.type(octet);
        boolean isSymbol = type == TypeDescriptor.SYMBOL && valueEnd == body + 1;
        if (Nesting.is(word, Nesting.TABLE) && number == Symbols.IMPORTS && isSymbol) {
            if (in.bytes.u1(body) == Symbols.ION_SYMBOL_TABLE) {
                symbols.append();
            }
        }
        if (Nesting.is(word, Nesting.IMPORTS) && number == Symbols.MAX_ID && type == TypeDescriptor.POSITIVE_INT) {
            long size = valueEnd - body;
            symbols.addImport(
                    size > Integer.BYTES
                            ? Integer.MAX_VALUE
                            : Numbers.uint(in.bytes.copy(body, (int) size)).longValue());
        }
    }

    /** Reads the name at an offset. */
    void read(long offset, long limit) {
        at = -1;
        end = pastVarUInt(offset, limit);
        if (end - offset > Layout.MOST_NAME_BYTES) {
            throw Malformed.stopped(offset, "A field name takes more bytes than are read", "at most 7");
        }
        number = varUInt(offset, end);
        checkKnown(number, offset, end - offset);
        at = offset;
    }

    void checkKnown(long symbol, long offset, long length) {
        if (symbol > symbols.maxId() || symbol < 0) {
            parse.out.issue(Issue.error(
                    offset,
                    length,
                    "The symbol is not in the table",
                    "0 to " + symbols.maxId(),
                    Long.toUnsignedString(symbol)));
        }
    }

    long end() {
        return end;
    }

    int length() {
        return (int) (end - at);
    }

    boolean isRead(long offset) {
        return at == offset;
    }

    /** The shape of a member with the name that was read last. */
    int shape(int layout) {
        return table.shape(layout, at, end - at, symbols.offset(number));
    }

    /** The shape of a part that refers to a symbol. */
    int reference(int part, long symbol, long offset, long length) {
        return table.shape(Layout.of(part, 0, 0, false), offset, length, symbols.offset(symbol));
    }

    /** The offset behind the VarUInt or VarInt at an offset. */
    long pastVarUInt(long from, long limit) {
        long offset = from;
        while (offset < limit && offset < from + MOST_BYTES) {
            if (Numbers.isLast(in.bytes.u1(offset++))) {
                return offset;
            }
        }
        if (offset >= in.end) {
            throw Malformed.endOfSource(from, "a number", "a byte of 0x80 or more");
        }
        throw Malformed.wrong(from, offset - from, "The number has no end", "a byte of 0x80 or more within 10", "");
    }

    long varUInt(long from, long to) {
        return Numbers.unsigned(Numbers.varUInt(in.bytes.copy(from, (int) (to - from))));
    }
}
