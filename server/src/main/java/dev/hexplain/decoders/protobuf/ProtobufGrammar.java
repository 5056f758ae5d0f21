package dev.hexplain.decoders.protobuf;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decoders.protobuf.ProtobufShapeKey.Form;
import dev.hexplain.decoders.protobuf.ProtobufShapeKey.Naming;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldType;
import dev.hexplain.decoders.protobuf.schema.ProtoMessageType;
import dev.hexplain.decoders.protobuf.schema.ProtoSchema;
import dev.hexplain.decoders.protobuf.schema.ProtobufWireType;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Tail;
import org.jspecify.annotations.Nullable;

/**
 * Grammar of Protocol Buffers messages ("Encoding", section "Condensed Reference Card"):
 *
 * <pre>
 * message := (tag value)*
 * tag     := (field &lt;&lt; 3) | wire_type                 as a varint
 * value   := varint | i32 | i64 | len-prefix | sgroup (tag value)* egroup
 * </pre>
 *
 * or, as {@code writeDelimitedTo} writes them, {@code (len-prefix message)*}. Consecutive fields with one number are elements of a list, which has a row of its own.
 */
final class ProtobufGrammar implements Grammar {
    private final Parse parse;
    private final ProtobufTags tags;
    private final ProtobufValues values;
    private final ProtobufFrameState frame;
    private final ProtobufPlainFields plain;
    private final @Nullable ProtoSchema types;

    ProtobufGrammar(Parse parse, @Nullable ProtoSchema types) {
        this.parse = parse;
        this.types = types;
        this.frame = new ProtobufFrameState(parse.frames, types);
        this.tags = new ProtobufTags(parse, frame);
        this.values = new ProtobufValues(parse, tags, frame);
        this.plain = new ProtobufPlainFields(parse.in.bytes);
    }

    @Override
    public void begin() {
        @Nullable ProtoMessageType root = types == null ? null : types.root();
        boolean delimited = ProtobufProbe.isDelimited(parse.in.bytes, parse.in.pos, parse.in.end);
        long word = delimited ? ProtobufFrameState.sequence(root) : ProtobufFrameState.message(root);
        int shape = delimited ? ProtobufShapes.DELIMITED : ProtobufShapes.ROOT;
        parse.open(shape, parse.in.pos, parse.in.pos, word, parse.in.end);
    }

    @Override
    public long knownEnd() {
        return frame.end();
    }

    @Override
    public void step() {
        if (frame.isRun()) {
            run();
        } else if (frame.isSequence()) {
            message();
        } else {
            fields();
        }
    }

    /** (length message)*. */
    private void message() {
        if (parse.in.atEnd()) {
            parse.close();
        } else {
            values.behindLength(frame.type());
        }
    }

    /** (tag value)*, of a message or a group. */
    private void fields() {
        int depth = parse.frames.depth();
        long end = frame.end();
        @Nullable ProtoMessageType type = frame.type();
        while (parse.in.pos < end && parse.frames.depth() == depth) {
            if (frame.counted() == Tail.Scanned.MOST || !passField(end, type)) {
                frame.count(1);
                tags.read();
                field();
            }
        }
        if (parse.frames.depth() == depth) {
            if (frame.isGroup()) {
                parse.out.issue(Issue.error(
                        parse.in.pos,
                        0,
                        "A group is not ended",
                        "an EGROUP tag of field " + frame.id(),
                        end == parse.in.end ? "end of source" : "the end of the message around it"));
            }
            parse.close();
        }
    }

    /** Moves behind a field that needs no row. */
    private boolean passField(long end, @Nullable ProtoMessageType type) {
        long next = plain.field(parse.in.pos, end, parse.room(), type, null);
        if (next < 0) {
            return false;
        }
        if (plain.repeated() > 0) {
            if (values.occurred(type, plain.repeated()) > 0) {
                return false;
            }
            values.passed(type, plain.repeated(), plain.count());
        }
        pass(next);
        return true;
    }

    private void pass(long next) {
        frame.count(plain.units());
        parse.out.opaque(plain.opaque());
        parse.passed(next, plain.fields(), plain.levels());
    }

    private void field() {
        if (tags.wireType == ProtobufWireType.EGROUP) {
            endGroup();
            return;
        }
        @Nullable ProtoFieldType field = tags.field;
        boolean list = field == null ? repeats() : field.repeated() && !tags.packed();
        if (!list) {
            values.value(Naming.FIELD, 0);
            return;
        }
        boolean named = field != null && (field.isMap() || values.occurred(field) > 0);
        Form form = named ? Form.NAMED_RUN : Form.RUN;
        parse.open(
                values.shape(form, Naming.FIELD, 0, 0),
                tags.at,
                tags.at,
                frame.run(tags.known(), tags.id(), named),
                frame.end());
        // The run's own step reads the tag again.
        run();
    }

    /** Whether the same tag follows the value here. */
    private boolean repeats() {
        if (tags.wireType == ProtobufWireType.SGROUP) {
            return false;
        }
        long end = frame.end();
        long next = ProtobufContentGuess.endOfValue(parse.in.bytes, tags.at + tags.length, end, tags.wireType);
        if (next < 0 || next + tags.length > end) {
            return false;
        }
        for (int i = 0; i < tags.length; i++) {
            if (parse.in.bytes.u1(next + i) != parse.in.bytes.u1(tags.at + i)) {
                return false;
            }
        }
        return true;
    }

    /** Consecutive fields with one number. */
    private void run() {
        int depth = parse.frames.depth();
        while (parse.frames.depth() == depth) {
            if (parse.in.pos >= frame.end() || !tags.peek() || !continues()) {
                parse.close();
                return;
            }
            if (frame.counted() == Tail.Scanned.MOST || isNumbered() || !passElement()) {
                frame.count(1);
                element();
            }
        }
    }

    /** Whether elements have numbers of their own, as others of the list stand elsewhere. */
    private boolean isNumbered() {
        return frame.named() && tags.field != null && !tags.field.isMap();
    }

    /** Moves behind an element that needs no row. */
    private boolean passElement() {
        @Nullable ProtoFieldType field = tags.field;
        long next = plain.element(tags.at, frame.end(), parse.room(), field, null);
        if (next < 0) {
            return false;
        }
        if (field != null) {
            values.count(field);
        }
        pass(next);
        return true;
    }

    private boolean continues() {
        return tags.wireType != ProtobufWireType.EGROUP
                && tags.known() == frame.known()
                && tags.id() == frame.id()
                && !tags.packed();
    }

    private void element() {
        @Nullable ProtoFieldType field = tags.field;
        if (field == null) {
            values.value(Naming.PLACE, 0);
            return;
        }
        long number = values.count(field);
        if (field.isMap()) {
            values.value(Naming.KEY, tags.at);
        } else if (isNumbered()) {
            values.value(Naming.NUMBER, number);
        } else {
            values.value(Naming.PLACE, 0);
        }
    }

    private void endGroup() {
        boolean ends = frame.isGroup() && frame.id() == tags.number;
        if (!ends) {
            parse.out.issue(Issue.error(
                    tags.at,
                    tags.length,
                    "A group ends here that is not open",
                    frame.isGroup() ? "the end of group " + frame.id() : "a field",
                    "the end of group " + tags.number));
        }
        parse.leaf(values.shape(Form.END_GROUP, Naming.FIELD, tags.length, 0), tags.at, tags.at + tags.length);
        if (ends) {
            parse.close();
        }
    }
}
