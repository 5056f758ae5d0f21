package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.schema.KnownShapeRefs;
import dev.hexplain.decoders.protobuf.ProtobufShapeKey.Form;
import dev.hexplain.decoders.protobuf.ProtobufShapeKey.Naming;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldKind;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldType;
import dev.hexplain.decoders.protobuf.schema.ProtoMessageType;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Tail;
import org.jspecify.annotations.Nullable;

/** Reads the value after a tag, as a row: the tag is its first part. */
final class ProtobufValues {
    private final Parse parse;
    private final ParseInput in;
    private final ProtobufTags tags;
    private final ProtobufFrameState frame;
    private final KnownShapeRefs shapeRefs;
    private final ProtobufOccurrences occurrences = new ProtobufOccurrences();
    private boolean cutReported;

    ProtobufValues(Parse parse, ProtobufTags tags, ProtobufFrameState frame) {
        this.parse = parse;
        this.in = parse.in;
        this.tags = tags;
        this.frame = frame;
        this.shapeRefs = new KnownShapeRefs(parse.out);
    }

    /** The number of occurrences of a repeated field in the open message. */
    long occurred(ProtoFieldType field) {
        return occurrences.count(frame.messageDepth(), field.index());
    }

    /** The index of this occurrence, from 0. */
    long count(ProtoFieldType field) {
        long number = occurred(field);
        occurrences.add(frame.messageDepth(), field.index(), 1);
        return number;
    }

    /** The same for the field with a number; 0 where the schema has none. */
    long occurred(@Nullable ProtoMessageType type, int number) {
        ProtoFieldType field = type == null ? null : type.field(number);
        return field == null ? 0 : occurred(field);
    }

    /** Counts occurrences of the field of the schema with this number, in the open message. */
    void passed(@Nullable ProtoMessageType type, int number, int count) {
        ProtoFieldType field = type == null ? null : type.field(number);
        counted(field, count);
    }

    /** The shape of a row for the tag read last. */
    int shape(Form form, Naming naming, int tagLength, int valueLength) {
        return shapeRefs.shape(ProtobufShapeKey.of(form, naming, tags.known(), tags.id(), tagLength, valueLength));
    }

    private int shape(Form form, Naming naming, long named, int valueLength) {
        long key = ProtobufShapeKey.of(form, naming, tags.known(), tags.id(), tags.length, valueLength);
        return naming == Naming.FIELD || naming == Naming.PLACE ? shapeRefs.shape(key) : shapeRefs.shape(named, key);
    }

    /**
     * Writes the row.
     *
     * @param named the source of its name, where it is not the field's
     */
    void value(Naming naming, long named) {
        switch (tags.wireType) {
            case VARINT -> varint(naming, named);
            case I64 -> fixed(Form.I64, 8, naming, named);
            case I32 -> fixed(Form.I32, 4, naming, named);
            case LEN -> delimited(naming, named);
            case SGROUP -> {
                int shape = shape(Form.GROUP, naming, named, 0);
                long word = ProtobufFrameState.group(messageType(), tags.number);
                open(shape, tags.at + tags.length, word, frame.end());
                parse.out.computed(1);
            }
            case EGROUP -> throw new IllegalStateException("An end tag has no value");
        }
    }

    private @Nullable ProtoMessageType messageType() {
        return tags.field == null ? null : tags.field.message();
    }

    private void open(int shape, long body, long word, long end) {
        parse.open(shape, tags.at, body, word, end);
        occurrences.enter(parse.frames.depth());
    }

    /** Opens a message of a sequence, whose length is before it. */
    void behindLength(@Nullable ProtoMessageType type) {
        long at = in.pos;
        int length = Varint.length(in.bytes, at, in.end);
        tags.requireVarint(length, at, "a length");
        long size = Varint.value(in.bytes, at, length);
        long body = at + length;
        boolean cut = Long.compareUnsigned(size, in.end - body) > 0;
        if (cut) {
            reportCut(body, size);
        }
        int shape = ProtobufShapes.BEHIND_LENGTH + length - 1;
        parse.open(shape, at, body, ProtobufFrameState.message(type), cut ? in.end : body + size);
        parse.out.computed(1);
        occurrences.enter(parse.frames.depth());
    }

    private void varint(Naming naming, long named) {
        long at = tags.at + tags.length;
        int length = Varint.length(in.bytes, at, frame.end());
        tags.requireVarint(length, at, "a value");
        parse.leaf(shape(Form.VARINT, naming, named, length), tags.at, at + length);
        parse.out.computed(2);
    }

    private void fixed(Form form, int size, Naming naming, long named) {
        long at = tags.at + tags.length;
        if (at + size > frame.end()) {
            throw tooLong(at, size);
        }
        parse.leaf(shape(form, naming, named, 0), tags.at, at + size);
        parse.out.computed(2);
    }

    private MalformedInput tooLong(long at, long wanted) {
        return frame.end() == in.end
                ? MalformedInput.endOfSource(at, "a value", wanted, in.end - at)
                : MalformedInput.wrong(
                        at,
                        frame.end() - at,
                        "The value is longer than the message it stands in",
                        Long.toUnsignedString(wanted) + " bytes",
                        frame.end() - at + " left");
    }

    /** len-prefix := size (message | string | bytes | packed). */
    private void delimited(Naming naming, long named) {
        long at = tags.at + tags.length;
        int lengthLength = Varint.length(in.bytes, at, frame.end());
        tags.requireVarint(lengthLength, at, "a length");
        long size = Varint.value(in.bytes, at, lengthLength);
        long body = at + lengthLength;
        boolean cut = Long.compareUnsigned(size, frame.end() - body) > 0;
        if (cut) {
            reportCut(body, size);
        }
        long end = cut ? frame.end() : body + size;
        switch (content(body, end, cut)) {
            case TEXT -> bytes(Form.TEXT, naming, named, lengthLength, body, end, cut);
            case BYTES -> bytes(Form.BYTES, naming, named, lengthLength, body, end, cut);
            case PACKED -> packed(naming, named, lengthLength, body, end);
            case MESSAGE -> {
                open(
                        shape(Form.MESSAGE, naming, named, lengthLength),
                        body,
                        ProtobufFrameState.message(messageType()),
                        end);
                parse.out.computed(2);
            }
        }
    }

    /** The content is read as far as it is there. The end of the source is reported once, for the outermost field. */
    private void reportCut(long body, long size) {
        if (frame.end() != in.end) {
            parse.out.issue(tooLong(body, size).issue());
        } else if (!cutReported) {
            cutReported = true;
            parse.out.issue(MalformedInput.endOfSource(body, "a value", size, in.end - body)
                    .issue());
        }
    }

    private ProtobufContentGuess.Guess content(long body, long end, boolean cut) {
        @Nullable ProtoFieldType field = tags.field;
        if (field == null) {
            return cut
                    ? ProtobufContentGuess.guessCut(in.bytes, body, end)
                    : ProtobufContentGuess.guess(in.bytes, body, end);
        }
        return ProtobufContentGuess.of(field.kind());
    }

    private void bytes(Form form, Naming naming, long named, int lengthLength, long body, long end, boolean cut) {
        if (form == Form.TEXT) {
            parse.checkUtf8(body, end - body);
        }
        boolean ofUnknown = form == Form.BYTES && tags.field == null;
        if (lengthLength == 1 && !cut) {
            Form inline = form == Form.TEXT ? Form.SHORT_TEXT : Form.SHORT_BYTES;
            parse.out.opaque(ofUnknown ? end - body : 0);
            parse.leaf(shape(inline, naming, named, 1), tags.at, end);
            parse.out.computed(3);
            return;
        }
        parse.out.open(shape(form, naming, named, lengthLength), tags.at);
        parse.out.computed(2);
        if (ofUnknown) {
            parse.opaqueLeaf(ProtobufShapes.UNKNOWN_BYTES, body, end);
        } else {
            parse.leaf(form == Form.TEXT ? ProtobufShapes.TEXT : ProtobufShapes.BYTES, body, end);
        }
        parse.out.close(end);
    }

    private void packed(Naming naming, long named, int lengthLength, long body, long end) {
        @Nullable ProtoFieldType field = tags.field;
        ProtoFieldKind kind = field == null ? ProtoFieldKind.INT64 : field.kind();
        int unit = unit(kind, body, end);
        long before = field == null ? 0 : occurred(field);
        if (before == 0 && unit > 0) {
            // The type of an element follows from its size: see ProtobufShapes.
            long count = (end - body) / unit;
            int shape = shapeOfPacked(naming, named, lengthLength, unit);
            long rest = (end - body) % unit;
            parse.out.open(shape, tags.at);
            parse.out.computed(2 + count);
            in.pos = end;
            brokenElement(end - rest, end, unit);
            parse.out.close(end);
            counted(field, count);
            return;
        }
        Form form = before == 0 ? Form.PACKED_ROWS : Form.PACKED_NAMED;
        parse.out.open(shape(form, naming, named, lengthLength), tags.at);
        parse.out.computed(2);
        long count = 0;
        for (long at = body; at < end; ) {
            int size = unit > 0 ? unit : Varint.length(in.bytes, at, end);
            if (size <= 0 || at + size > end) {
                brokenElement(at, end, Math.max(1, size));
                break;
            }
            long number = before + count++;
            if (before > 0) {
                parse.leaf(shapeRefs.shape(number, element(Naming.NUMBER, size)), at, at + size);
            } else if (number < Tail.Scanned.MOST) {
                parse.passed(at + size, 1);
            } else {
                parse.leaf(shapeRefs.shape(element(Naming.PLACE, size)), at, at + size);
            }
            at += size;
        }
        in.pos = end;
        parse.out.close(end);
        counted(field, count);
    }

    private long element(Naming naming, int size) {
        return ProtobufShapeKey.of(Form.ELEMENT, naming, tags.known(), tags.id(), 0, size);
    }

    private int shapeOfPacked(Naming naming, long named, int lengthLength, int unit) {
        long key = ProtobufShapeKey.packed(naming, tags.known(), tags.id(), tags.length, lengthLength, unit);
        return naming == Naming.FIELD || naming == Naming.PLACE ? shapeRefs.shape(key) : shapeRefs.shape(named, key);
    }

    private void counted(@Nullable ProtoFieldType field, long count) {
        if (field != null) {
            occurrences.add(frame.messageDepth(), field.index(), count);
        }
    }

    /** The size of all elements; 0 where they differ. */
    private int unit(ProtoFieldKind kind, long body, long end) {
        int size = kind.wireType().fixedSize();
        return size > 0 ? size : uniform(body, end);
    }

    private int uniform(long body, long end) {
        int unit = Varint.length(in.bytes, body, end);
        for (long at = body + unit; at < end; at += unit) {
            if (unit <= 0 || Varint.length(in.bytes, at, end) != unit) {
                return 0;
            }
        }
        return Math.max(unit, 0);
    }

    private void brokenElement(long at, long end, int unit) {
        if (at < end) {
            parse.out.issue(Issue.error(
                    at,
                    end - at,
                    "The packed values end inside one",
                    unit == 1 ? "a varint" : unit + " bytes",
                    end - at + " left"));
            parse.out.unparsed(at, end - at);
        }
    }
}
