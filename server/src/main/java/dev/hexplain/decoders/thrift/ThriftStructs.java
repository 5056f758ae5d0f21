package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import dev.hexplain.decoders.thrift.ThriftShapeKey.Naming;
import dev.hexplain.tree.Issue;
import org.jspecify.annotations.Nullable;

/**
 * Grammar of both protocols (Thrift specifications, "thrift-binary-protocol" and "thrift-compact-protocol"):
 *
 * <pre>
 * source  := (frame | message | struct)*
 * frame   := length head? (message | struct)
 * message := version type name seqid struct
 * struct  := (field-header value)* stop
 * list    := item-type size value*
 * map     := size key-type value-type (value value)*
 * </pre>
 */
final class ThriftStructs implements Grammar {
    private final Parse parse;
    private final ParseInput in;
    private final FrameStack frames;
    private final ThriftProtocol protocol;
    private final @Nullable ThriftSchema schema;
    private final ThriftShapes shapes;
    private final ThriftValues values;
    private final ThriftProtocol.Head head = new ThriftProtocol.Head();
    /** The end of the open frame. */
    private long frameEnd = Long.MAX_VALUE;

    private boolean brokenOff;

    /** @param mayPass whether short values go without rows */
    ThriftStructs(Parse parse, ThriftShapes shapes, boolean mayPass) {
        this.parse = parse;
        this.in = parse.in;
        this.frames = parse.frames;
        this.shapes = shapes;
        this.protocol = shapes.protocol;
        this.schema = shapes.schema;
        this.values = new ThriftValues(parse, shapes, mayPass);
    }

    @Override
    public void begin() {
        parse.open(shapes.root, in.pos, in.pos, ThriftFrameState.of(ThriftFrameState.Rule.UNITS), 0);
    }

    @Override
    public void step() {
        if (brokenOff && ThriftFrameState.rule(frames.word()) != ThriftFrameState.Rule.UNITS) {
            parse.close();
            return;
        }
        brokenOff = false;
        switch (ThriftFrameState.rule(frames.word())) {
            case UNITS -> units();
            case FRAME -> endFrame();
            case MESSAGE -> parse.close();
            case STRUCT -> struct();
            case LIST -> values.items();
            case MAP -> values.entries();
            case ENTRY -> values.entry();
        }
    }

    @Override
    public long knownEnd() {
        return frameEnd;
    }

    @Override
    public void brokenOff(Parse of, long end) {
        brokenOff = true;
        if (end > in.pos) {
            parse.out.unparsed(in.pos, end - in.pos);
        } else {
            frameEnd = Long.MAX_VALUE;
        }
    }

    // -- frames and messages

    private void units() {
        frameEnd = Long.MAX_VALUE;
        if (in.atEnd()) {
            parse.close();
        } else if (ThriftHeaderTransport.isFrame(in, in.pos) || ThriftFraming.isFrame(in, protocol)) {
            frame();
        } else {
            unit();
        }
    }

    private void frame() {
        long at = in.pos;
        boolean headed = ThriftHeaderTransport.isFrame(in, at);
        parse.open(shapes.frame, at, at, ThriftFrameState.of(ThriftFrameState.Rule.FRAME), 0);
        long length = in.bytes.u4(at);
        parse.leaf(shapes.frameLength, at, at + 4);
        boolean whole = length <= in.left();
        if (!whole) {
            parse.issue(MalformedInput.endOfSource(at + 4, "a frame", length, in.left())
                    .issue());
        }
        frameEnd = whole ? at + 4 + length : in.end;
        if (headed) {
            ThriftHeaderTransport.head(parse, shapes);
        }
        if (!headed || !ThriftHeaderTransport.opaque(parse, shapes, at, frameEnd)) {
            unit();
        }
    }

    private void endFrame() {
        if (in.pos < frameEnd) {
            long rest = frameEnd - in.pos;
            parse.issue(Issue.error(in.pos, rest, "Bytes are left in the frame", "its end", rest + " bytes"));
            parse.out.unparsed(in.pos, rest);
            in.pos = frameEnd;
        }
        frameEnd = Long.MAX_VALUE;
        parse.close();
    }

    private void unit() {
        if (!protocol.isMessage(in, in.pos)) {
            bare();
            return;
        }
        parse.open(shapes.message, in.pos, in.pos, ThriftFrameState.of(ThriftFrameState.Rule.MESSAGE), 0);
        parse.out.open(shapes.header, in.pos);
        ThriftProtocol.Call call = messageHeader();
        parse.out.close(in.pos);
        @Nullable Struct body = schema == null ? null : schema.body(call.method(), call.type());
        parse.open(values.body(body), in.pos, in.pos, ThriftFrameState.struct(body), 0);
    }

    /** A struct without a message, or another value where the schema's root is one. */
    private void bare() {
        @Nullable Place root = schema == null ? null : schema.root();
        if (root != null && root.type().type() != ThriftWireType.STRUCT) {
            values.value(root.type().type(), root, Naming.FIELD, 0, in.pos, 0);
        } else {
            @Nullable Struct struct = root == null ? null : root.type().struct();
            parse.open(shapes.bareStruct, in.pos, in.pos, ThriftFrameState.struct(struct), 0);
        }
    }

    private ThriftProtocol.Call messageHeader() {
        try {
            return protocol.message(parse, shapes);
        } catch (MalformedInput malformed) {
            parse.out.close(in.pos);
            throw malformed;
        }
    }

    // -- structs

    private void struct() {
        int depth = frames.depth();
        @Nullable Struct struct = ThriftFrameState.struct(frames.word(), schema);
        while (frames.depth() == depth) {
            if (values.passFields(struct)) {
                parse.close();
                return;
            }
            frames.left(frames.left() + 1);
            long at = in.pos;
            protocol.field(in, at, ThriftFrameState.number(frames.word()), head);
            if (head.type == ThriftWireType.STOP) {
                parse.leaf(shapes.stop, at, at + head.length);
                parse.close();
                return;
            }
            frames.word(ThriftFrameState.withNumber(frames.word(), head.id));
            @Nullable Place place = placeOfField(struct, at);
            values.value(head.type, place, Naming.FIELD, head.id, at, head.length);
        }
    }

    /** The schema's place for the field whose header was read; null where it is of another type. */
    private @Nullable Place placeOfField(@Nullable Struct struct, long at) {
        @Nullable Place place = struct == null ? null : struct.fields.get(head.id);
        if (place == null || place.type().type() == head.type) {
            return place;
        }
        parse.issue(Issue.warning(
                at,
                head.length,
                "The type is not that of the field " + place.name() + ", so it is read without the schema",
                place.type().label(),
                head.type.id()));
        return null;
    }
}
