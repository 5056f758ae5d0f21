package dev.hexplain.decoders.ion;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TreeWriter;

/** Grammar of Ion binary: values one after the other, and what they contain. */
final class IonGrammar implements Grammar {
    private final Parse parse;
    private final ParseInput in;
    private final Window bytes;
    private final TreeWriter out;
    private final FrameStack frames;
    private final IonFieldNames names;
    private final IonScalars scalars;
    private final IonPlainValues plain;
    /** Whether values may be without rows. */
    private final boolean mayBePlain;

    /** Whether nothing but the version marker was read at the top level. */
    private boolean atStart;

    private boolean onlyMarker;

    /** The value that is being read: its type descriptor, and the start and end of its representation. */
    private int octet;

    private long body;
    private long end;
    private int lengthBytes;

    IonGrammar(Parse parse) {
        this(parse, true);
    }

    IonGrammar(Parse parse, boolean mayBePlain) {
        this.mayBePlain = mayBePlain;
        this.parse = parse;
        this.in = parse.in;
        this.bytes = in.bytes;
        this.out = parse.out;
        this.frames = parse.frames;
        this.names = new IonFieldNames(parse);
        this.scalars = new IonScalars(parse, names);
        this.plain = new IonPlainValues(bytes);
    }

    @Override
    public void begin() {
        parse.open(IonShapes.ROOT, in.pos, in.pos, IonFrameState.ROOT, Long.MAX_VALUE);
        atStart = true;
    }

    @Override
    public long knownEnd() {
        return frames.left();
    }

    /** The end of the open container, or of the source if that is earlier. */
    private long limit() {
        return Math.min(frames.left(), in.end);
    }

    @Override
    public void step() {
        long word = frames.word();
        if (IonFrameState.rule(word) == IonFrameState.ROOT) {
            top();
        } else if (in.pos >= frames.left()) {
            close(word);
        } else if (in.atEnd()) {
            throw MalformedInput.endOfSource(in.pos, "a container", frames.left() - in.pos, 0);
        } else if (!IonFrameState.mayHavePlain(word) || !plainValues(word)) {
            row(word);
        }
    }

    /** Passes values that need no rows; false if the next one has a row. */
    private boolean plainValues(long word) {
        boolean named = IonFrameState.rule(word) == IonFrameState.STRUCT;
        long start = in.pos;
        long limit = limit();
        int room = parse.room();
        plain.symbols(names.plain());
        while (mayBePlain && in.pos < limit && frames.counted() < Tail.Scanned.MOST) {
            int length = plain.read(in.pos, limit, room, named, null);
            if (length < 0) {
                break;
            }
            frames.nextNeedsNoRow();
            parse.passed(in.pos + length, plain.fields(), plain.levels());
        }
        return in.pos > start;
    }

    private void row(long word) {
        if (IonFrameState.rule(word) == IonFrameState.ANNOTATED) {
            element(word);
            return;
        }
        frames.nextNeedsNoRow();
        if (IonFrameState.rule(word) == IonFrameState.STRUCT) {
            names.read(in.pos, limit());
            value(in.pos, names.end());
        } else {
            element(word);
        }
    }

    private void close(long word) {
        if (IonFrameState.rule(word) == IonFrameState.ANNOTATED) {
            if (!IonFrameState.is(word, IonFrameState.BEGUN)) {
                throw MalformedInput.wrong(in.pos, 0, "Annotations stand around no value", "a value", "");
            }
            if (IonFrameState.is(word, IonFrameState.TABLE)) {
                names.endTable();
            }
        }
        parse.close();
    }

    private void element(long word) {
        if (IonFrameState.rule(word) == IonFrameState.ANNOTATED) {
            if (IonFrameState.is(word, IonFrameState.BEGUN)) {
                throw MalformedInput.wrong(
                        in.pos,
                        1,
                        "Annotations stand around more than one value",
                        "the end of the annotated value",
                        "");
            }
            frames.word(word | IonFrameState.BEGUN);
            int first = bytes.u1(in.pos);
            if (IonTypeDescriptor.isPadding(first) || IonTypeDescriptor.type(first) == IonTypeDescriptor.ANNOTATION) {
                throw unexpected(in.pos, first, "a value that annotations may stand around");
            }
        } else if (IonFrameState.is(word, IonFrameState.SYMBOLS)) {
            names.addSymbol(in.pos, bytes.u1(in.pos));
        }
        value(in.pos, in.pos);
    }

    /** A version marker, a symbol table, or a value. */
    private void top() {
        if (in.atEnd()) {
            parse.close();
            return;
        }
        int first = bytes.u1(in.pos);
        if (first == IonTypeDescriptor.BVM) {
            versionMarker();
        } else {
            boolean table = scalars.isSymbolTable(in.pos);
            if (table && onlyMarker) {
                out.reshape(IonShapes.ROOT_WITH_TABLE);
            }
            onlyMarker = false;
            atStart = false;
            value(in.pos, in.pos);
        }
    }

    private void versionMarker() {
        in.require(in.pos, IonTypeDescriptor.BVM_LENGTH, "a version marker");
        boolean known = bytes.u1(in.pos + 1) == 1 && bytes.u1(in.pos + 2) == 0 && bytes.u1(in.pos + 3) == 0xEA;
        if (!known) {
            throw MalformedInput.wrong(
                    in.pos,
                    IonTypeDescriptor.BVM_LENGTH,
                    "This is no version marker of Ion 1.0",
                    "E0 01 00 EA",
                    "E0 %02X %02X %02X".formatted(bytes.u1(in.pos + 1), bytes.u1(in.pos + 2), bytes.u1(in.pos + 3)));
        }
        if (atStart) {
            out.reshape(IonShapes.MARKED_ROOT);
            onlyMarker = true;
            atStart = false;
        }
        parse.leaf(IonShapes.VERSION_MARKER, in.pos, in.pos + IonTypeDescriptor.BVM_LENGTH);
        out.computed(IonShapes.VERSION_MARKER_FIELDS - 1);
        names.reset();
    }

    /** Reads a value; its name is before it if it starts after its row's start. */
    private void value(long start, long at) {
        measure(at);
        boolean named = start != at;
        if (IonTypeDescriptor.isContainer(octet)) {
            container(start, named);
        } else if (IonTypeDescriptor.type(octet) == IonTypeDescriptor.ANNOTATION) {
            annotations(start, named);
        } else if (IonTypeDescriptor.isInline(octet)) {
            scalars.check(octet, body, end);
            boolean leaf = !named && IonTypeDescriptor.isWhole(octet);
            parse.leaf(shape(named), start, end);
            out.computed(leaf ? 0 : fields(named));
        } else {
            parse.tick();
            out.open(shape(named), start);
            out.computed(fields(named));
            scalars.write(octet, body, end);
            in.pos = end;
            out.close(end);
        }
        if (named) {
            names.passed(frames, octet, body, end);
        }
    }

    /** Reads the type descriptor and the length at an offset, and checks that the value fits. */
    private void measure(long at) {
        long limit = limit();
        if (at >= limit) {
            throw MalformedInput.wrong(at, 0, "A field name has no value", "a value", "the end of the struct");
        }
        octet = bytes.u1(at);
        if (!IonTypeDescriptor.isLegal(octet)) {
            throw unexpected(at, octet, "a value");
        }
        body = IonTypeDescriptor.hasLength(octet) ? names.pastVarUInt(at + 1, limit) : at + 1;
        lengthBytes = (int) (body - at - 1);
        long length = lengthBytes > 0 ? names.varUInt(at + 1, body) : IonTypeDescriptor.size(octet);
        if (Long.compareUnsigned(length, limit - body) > 0 && !isCutOff(limit, length)) {
            throw limit < in.end
                    ? MalformedInput.wrong(
                            at,
                            body - at,
                            "A value is longer than what it stands in",
                            "at most " + (limit - body) + " bytes",
                            Long.toUnsignedString(length))
                    : MalformedInput.endOfSource(body, "a value", length, in.end - body);
        }
        end = body + length;
    }

    /** Whether the source ends inside a container: what is there of it is read. */
    private boolean isCutOff(long limit, long length) {
        return limit == in.end && length > 0 && length < 1L << 60 && IonTypeDescriptor.isContainer(octet);
    }

    private void container(long start, boolean named) {
        long word = IonFrameState.ROOT;
        boolean struct = IonTypeDescriptor.type(octet) == IonTypeDescriptor.STRUCT;
        long inside = names.inside(frames.word(), named, struct);
        boolean inTable = IonFrameState.inTable(frames.word());
        int shape = named || inTable ? shape(named) : names.unnamed(layout(false), start);
        int fields = fields(named);
        word |= (struct ? IonFrameState.STRUCT : IonFrameState.LIST) | inside;
        long last = end;
        parse.open(shape, start, body, word, last);
        out.computed(fields);
    }

    /** An annotation wrapper: the length of the annotations, their symbols, then the wrapped value. */
    private void annotations(long start, boolean named) {
        boolean table = frames.depth() == 1 && scalars.isSymbolTable(start);
        long annotations = names.pastVarUInt(body, end);
        long length = names.varUInt(body, annotations);
        if (length <= 0 || length >= end - annotations) {
            throw MalformedInput.wrong(
                    body,
                    annotations - body,
                    "Annotations and the value they stand around do not fit",
                    "1 to " + (end - annotations - 1) + " bytes of annotations",
                    Long.toUnsignedString(length));
        }
        int fields = fields(named);
        int layout = layout(named);
        long from = body;
        parse.open(
                table ? IonShapes.symbolTable(layout) : shape(named),
                start,
                from,
                IonFrameState.ANNOTATED | (table ? IonFrameState.TABLE : names.inside(frames.word(), named, false)),
                end);
        out.computed(fields);
        if (table) {
            names.beginTable();
        }
        parse.leaf(IonShapes.ANNOT_LENGTH, from, annotations);
        while (in.pos < annotations + length) {
            scalars.annotation(in.pos, annotations + length);
        }
    }

    private int layout(boolean named) {
        if (lengthBytes > IonLayout.MOST_LENGTH_BYTES) {
            throw MalformedInput.stopped(body - lengthBytes, "A length takes more bytes than are read", "at most 15");
        }
        boolean inTable = IonFrameState.inTable(frames.word());
        return IonLayout.of(octet, lengthBytes, named ? names.length() : 0, inTable);
    }

    private int shape(boolean named) {
        return named ? names.shape(layout(true)) : IonShapes.item(layout(false));
    }

    private int fields(boolean named) {
        return IonParts.fields(octet, lengthBytes) + (named ? 1 : 0);
    }

    private static MalformedInput unexpected(long at, int octet, String expected) {
        return MalformedInput.wrong(
                at, 1, "No value that may stand here begins with this byte", expected, "0x%02X".formatted(octet));
    }

    @Override
    public void brokenOff(Parse broken, long to) {
        names.abandonTable(frames.word());
        boolean named = IonFrameState.rule(frames.word()) == IonFrameState.STRUCT && names.isRead(in.pos);
        if (!named || names.end() > to) {
            Grammar.super.brokenOff(broken, to);
            return;
        }
        boolean inTable = IonFrameState.inTable(frames.word());
        out.open(names.shape(IonLayout.of(IonTypeDescriptor.NO_VALUE, 0, names.length(), inTable)), in.pos);
        out.computed(1);
        out.unparsed(names.end(), to - names.end());
        out.close(to);
    }
}
