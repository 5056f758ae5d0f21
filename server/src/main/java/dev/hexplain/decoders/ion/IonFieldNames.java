package dev.hexplain.decoders.ion;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/** Reads field names, which are symbols, and collects their texts from the symbol tables in the stream. */
final class IonFieldNames {
    private static final int MOST_BYTES = 10;
    /** Bytes of a VarUInt that is surely a long. */
    private static final int MOST_OF_LONG = 9;

    private final Parse parse;
    private final ParseInput in;
    private final NameTable table;
    private final IonSymbolTable symbols = new IonSymbolTable();

    private long at = -1;
    private long end;
    private long number;
    private boolean tableOpen;

    /** The ordinals of the first handles: of the table in force, of the one that is read, and of the last epoch. */
    private int first;

    private int newFirst;
    private int epochFirst;

    IonFieldNames(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.table = new NameTable(parse);
    }

    void reset() {
        symbols.reset();
        table.forget();
        first = parse.out.handleCount();
    }

    void beginTable() {
        symbols.beginTable();
        newFirst = parse.out.handleCount();
        tableOpen = true;
    }

    void endTable() {
        if (tableOpen) {
            first = symbols.endTable() ? newFirst : first;
            if (first != epochFirst) {
                parse.out.resetHandles(parse.in.pos, first);
                epochFirst = first;
            }
            table.forget();
            tableOpen = false;
        }
    }

    /**
     * How many symbol ids are known from the first, all with texts in the stream or of the system: then readers of the tree
     * find each by its handle. Only those of the system, where a table has others.
     */
    long plain() {
        boolean handles = symbols.local() == parse.out.handleCount() - first;
        return IonSymbolTable.FIRST_LOCAL + (handles ? (long) symbols.local() : 0);
    }

    /** The shape of a container without a name. */
    int unnamed(int layout, long offset) {
        return table.shape(layout, offset, 0, 0);
    }

    /** A symbol table that breaks off keeps the symbols read so far. */
    void abandonTable(long word) {
        if (IonFrameState.inTable(word)) {
            endTable();
        }
    }

    /**
     * Adds the symbol whose value begins at an offset with a type descriptor: a string, or anything else for a symbol
     * without text.
     */
    void addSymbol(long offset, int octet) {
        if (IonTypeDescriptor.isPadding(octet) || !tableOpen) {
            return;
        }
        boolean text = IonTypeDescriptor.type(octet) == IonTypeDescriptor.STRING && !IonTypeDescriptor.isNull(octet);
        if (text && length(offset, octet) <= 0) {
            text = octet == 0x80;
        }
        symbols.add(text ? offset : -1);
        if (text) {
            parse.out.define(offset);
        }
    }

    /** Bytes of a complete string's representation; 0 otherwise. */
    private long length(long offset, int octet) {
        long body = IonTypeDescriptor.hasLength(octet) ? pastVarUInt(offset + 1, in.end) : offset + 1;
        long length = body > offset + 1 ? varUInt(offset + 1, body) : IonTypeDescriptor.size(octet);
        return length > in.end - body ? 0 : length;
    }

    /** The role in a symbol table of a container nested in another. */
    long inside(long around, boolean named, boolean struct) {
        if (IonFrameState.is(around, IonFrameState.TABLE)) {
            boolean list = named && !struct;
            return IonFrameState.rule(around) == IonFrameState.ANNOTATED
                    ? IonFrameState.TABLE
                    : list && number == IonSymbolTable.SYMBOLS
                            ? IonFrameState.SYMBOLS
                            : list && number == IonSymbolTable.IMPORTS ? IonFrameState.IMPORTS : IonFrameState.OTHER;
        }
        return IonFrameState.is(around, IonFrameState.IMPORTS)
                ? IonFrameState.IMPORTS
                : IonFrameState.inTable(around) ? IonFrameState.OTHER : 0;
    }

    /** Takes a field of a struct that was read: in a symbol table, some define symbols. */
    void passed(FrameStack frames, int octet, long body, long valueEnd) {
        long word = frames.word();
        if (IonFrameState.rule(word) != IonFrameState.STRUCT || !tableOpen) {
            return;
        }
        int type = IonTypeDescriptor.type(octet);
        boolean isSymbol = type == IonTypeDescriptor.SYMBOL && valueEnd == body + 1;
        if (IonFrameState.is(word, IonFrameState.TABLE) && number == IonSymbolTable.IMPORTS && isSymbol) {
            if (in.bytes.u1(body) == IonSymbolTable.ION_SYMBOL_TABLE) {
                symbols.append();
            }
        }
        if (IonFrameState.is(word, IonFrameState.IMPORTS)
                && number == IonSymbolTable.MAX_ID
                && type == IonTypeDescriptor.POSITIVE_INT) {
            long size = valueEnd - body;
            symbols.addImport(
                    size > Integer.BYTES
                            ? Integer.MAX_VALUE
                            : IonBasicFields.uint(in.bytes.copy(body, (int) size))
                                    .longValue());
        }
    }

    /** Reads the name at an offset. */
    void read(long offset, long limit) {
        at = -1;
        end = pastVarUInt(offset, limit);
        if (end - offset > IonLayout.MOST_NAME_BYTES) {
            throw MalformedInput.stopped(offset, "A field name takes more bytes than are read", "at most 7");
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

    /** The shape of a member with the name read last. */
    int shape(int layout) {
        return table.shape(layout, at, end - at, symbols.offset(number));
    }

    /** The shape of a part that is a symbol. */
    int reference(int part, long symbol, long offset, long length) {
        return table.shape(IonLayout.of(part, 0, 0, false), offset, length, symbols.offset(symbol));
    }

    /** The offset after the VarUInt or VarInt at an offset. */
    long pastVarUInt(long from, long limit) {
        long offset = from;
        while (offset < limit && offset < from + MOST_BYTES) {
            if (IonBasicFields.isLast(in.bytes.u1(offset++))) {
                return offset;
            }
        }
        if (offset >= in.end) {
            throw MalformedInput.endOfSource(from, "a number", "a byte of 0x80 or more");
        }
        throw MalformedInput.wrong(
                from, offset - from, "The number has no end", "a byte of 0x80 or more within 10", "");
    }

    long varUInt(long from, long to) {
        if (to - from > MOST_OF_LONG) {
            return IonBasicFields.unsigned(IonBasicFields.varUInt(in.bytes.copy(from, (int) (to - from))));
        }
        long value = 0;
        for (long offset = from; offset < to; offset++) {
            value = (value << 7) | (in.bytes.u1(offset) & 0x7F);
        }
        return value;
    }
}
