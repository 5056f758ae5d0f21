package dev.hexplain.decoders.ion;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/** Reads scalars whose representation has several parts, and validates others. */
final class IonScalars {
    private static final int TIMESTAMP_PARTS = 6;
    private static final int MOST_SYMBOL_BYTES = 8;

    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;
    private final IonFieldNames names;

    /** The offset after the row written last. */
    private long reached;

    IonScalars(Parse parse, IonFieldNames names) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.names = names;
    }

    void check(int octet, long body, long end) {
        if (IonTypeDescriptor.type(octet) == IonTypeDescriptor.STRING) {
            parse.checkUtf8(body, end - body);
        } else if (IonTypeDescriptor.type(octet) == IonTypeDescriptor.NEGATIVE_INT && isZero(body, end)) {
            out.issue(Issue.error(body, end - body, "Zero is negative", "a magnitude above 0", "0"));
        }
    }

    private boolean isZero(long body, long end) {
        for (long at = body; at < end; at++) {
            if (in.bytes.u1(at) != 0) {
                return false;
            }
        }
        return body < end;
    }

    /** Writes the rows of a representation; if it is malformed, what follows remains readable. */
    void write(int octet, long body, long end) {
        reached = body;
        try {
            rows(octet, body, end);
        } catch (MalformedInput broken) {
            out.issue(broken.issue());
            out.unparsed(reached, end - reached);
        }
    }

    private void rows(int octet, long body, long end) {
        int type = IonTypeDescriptor.type(octet);
        switch (type) {
            case IonTypeDescriptor.NULL -> leaf(IonShapes.IGNORED, body, end);
            case IonTypeDescriptor.DECIMAL -> {
                long coefficient = body == end ? end : names.pastVarUInt(body, end);
                leaf(IonShapes.EXPONENT, body, coefficient);
                leaf(IonShapes.COEFFICIENT, coefficient, end);
            }
            case IonTypeDescriptor.TIMESTAMP -> timestamp(body, end);
            case IonTypeDescriptor.SYMBOL -> symbol(body, end);
            default -> {
                check(octet, body, end);
                leaf(representation(type), body, end);
            }
        }
    }

    private int representation(int type) {
        boolean symbolText = type == IonTypeDescriptor.STRING && IonFrameState.inTable(parse.frames.word());
        return symbolText ? IonShapes.SYMBOL_TEXT : IonShapes.representation(type);
    }

    private void leaf(int shape, long from, long to) {
        if (to > from) {
            out.leaf(shape, from, to - from);
        }
        reached = to;
    }

    private void timestamp(long body, long end) {
        long at = names.pastVarUInt(body, end);
        leaf(IonShapes.OFFSET, body, at);
        int part = 0;
        for (; part < TIMESTAMP_PARTS && at < end; part++) {
            long next = names.pastVarUInt(at, end);
            leaf(IonShapes.YEAR + part, at, next);
            at = next;
        }
        boolean halfTime = part == 4;
        if (part == 0 || halfTime) {
            out.issue(
                    Issue.error(at, 0, "A timestamp breaks off", part == 0 ? "a year" : "minutes behind the hour", ""));
        }
        if (at < end) {
            long coefficient = names.pastVarUInt(at, end);
            leaf(IonShapes.FRACTION_EXPONENT, at, coefficient);
            leaf(IonShapes.FRACTION_COEFFICIENT, coefficient, end);
        }
    }

    private void symbol(long body, long end) {
        if (end - body > MOST_SYMBOL_BYTES) {
            out.issue(Issue.error(body, end - body, "The symbol is not in the table", "at most 8 bytes", ""));
            leaf(IonShapes.representation(IonTypeDescriptor.BLOB), body, end);
            return;
        }
        if (end > body) {
            long number =
                    IonBasicFields.uint(in.bytes.copy(body, (int) (end - body))).longValue();
            names.checkKnown(number, body, end - body);
            leaf(names.reference(IonTypeDescriptor.SYMBOL_PART, number, body, end - body), body, end);
        }
    }

    /** Writes the annotation at an offset and advances past it. */
    void annotation(long at, long limit) {
        long end = names.pastVarUInt(at, limit);
        long number = names.varUInt(at, end);
        names.checkKnown(number, at, end - at);
        parse.leaf(names.reference(IonTypeDescriptor.ANNOTATION_PART, number, at, end - at), at, end);
    }

    /** Whether a struct annotated as a symbol table starts at an offset; nothing is read. */
    boolean isSymbolTable(long at) {
        if (IonTypeDescriptor.type(in.bytes.u1(at)) != IonTypeDescriptor.ANNOTATION) {
            return false;
        }
        try {
            long body = IonTypeDescriptor.hasLength(in.bytes.u1(at)) ? names.pastVarUInt(at + 1, in.end) : at + 1;
            long annotations = names.pastVarUInt(body, in.end);
            long length = names.varUInt(body, annotations);
            long first = names.pastVarUInt(annotations, in.end);
            long value = annotations + length;
            return names.varUInt(annotations, first) == IonSymbolTable.ION_SYMBOL_TABLE
                    && length > 0
                    && length < in.end - annotations
                    && IonTypeDescriptor.type(in.bytes.u1(value)) == IonTypeDescriptor.STRUCT;
        } catch (MalformedInput broken) {
            return false;
        }
    }
}
