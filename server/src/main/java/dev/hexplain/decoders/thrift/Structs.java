package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.decode.documents.Frames;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.KnownRecipes;
import dev.hexplain.decoders.thrift.ThriftKey.Form;
import dev.hexplain.decoders.thrift.ThriftKey.Naming;
import dev.hexplain.decoders.thrift.ThriftType.Place;
import dev.hexplain.decoders.thrift.ThriftType.Struct;
import dev.hexplain.tree.Issue;
import org.jspecify.annotations.Nullable;

/**
 * The grammar of both protocols (Thrift specifications, "thrift-binary-protocol" and "thrift-compact-protocol"):
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
final class Structs implements Grammar {
    /** Of values with a fixed size, longer ones are not told apart. */
    private static final int MAX_VARINT = 15;

    private final Parse parse;
    private final Input in;
    private final Frames frames;
    private final Protocol protocol;
    private final @Nullable ThriftSchema schema;
    private final ThriftShapes shapes;
    private final KnownRecipes recipes;
    private final Protocol.Head head = new Protocol.Head();
    /** Where a frame ends that is open. */
    private long frameEnd = Long.MAX_VALUE;

    private boolean brokenOff;

    Structs(Parse parse, ThriftShapes shapes) {
        this.parse = parse;
        this.in = parse.in;
        this.frames = parse.frames;
        this.shapes = shapes;
        this.protocol = shapes.protocol;
        this.schema = shapes.schema;
        this.recipes = new KnownRecipes(parse.out);
    }

    @Override
    public void begin() {
        parse.open(shapes.root, in.pos, in.pos, Word.of(Word.Rule.UNITS), 0);
    }

    @Override
    public void step() {
        if (brokenOff && Word.rule(frames.word()) != Word.Rule.UNITS) {
            parse.close();
            return;
        }
        brokenOff = false;
        switch (Word.rule(frames.word())) {
            case UNITS -> units();
            case FRAME -> endFrame();
            case MESSAGE -> parse.close();
            case STRUCT -> struct();
            case LIST -> list();
            case MAP -> map();
            case ENTRY -> entry();
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
        } else if (HeaderTransport.isFrame(in, in.pos) || Framing.isFrame(in, protocol)) {
            frame();
        } else {
            unit();
        }
    }

    private void frame() {
        long at = in.pos;
        boolean headed = HeaderTransport.isFrame(in, at);
        parse.open(shapes.frame, at, at, Word.of(Word.Rule.FRAME), 0);
        long length = in.bytes.u4(at);
        parse.leaf(shapes.frameLength, at, at + 4);
        boolean whole = length <= in.left();
        if (!whole) {
            parse.issue(
                    Malformed.endOfSource(at + 4, "a frame", length, in.left()).issue());
        }
        frameEnd = whole ? at + 4 + length : in.end;
        if (headed) {
            HeaderTransport.head(parse, shapes);
        }
        if (!headed || !HeaderTransport.opaque(parse, shapes, at, frameEnd)) {
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
        parse.open(shapes.message, in.pos, in.pos, Word.of(Word.Rule.MESSAGE), 0);
        parse.out.open(shapes.header, in.pos);
        Protocol.Call call = messageHeader();
        parse.out.close(in.pos);
        @Nullable Struct body = schema == null ? null : schema.body(call.method(), call.type());
        parse.open(shapes.body, in.pos, in.pos, Word.struct(body), 0);
    }

    /** A struct without a message, or another value where the schema says so. */
    private void bare() {
        @Nullable Place root = schema == null ? null : schema.root();
        if (root != null && root.type().type() != TType.STRUCT) {
            value(root.type().type(), root, Naming.FIELD, 0, in.pos, 0);
        } else {
            @Nullable Struct struct = root == null ? null : root.type().struct();
            parse.open(shapes.bareStruct, in.pos, in.pos, Word.struct(struct), 0);
        }
    }

    private Protocol.Call messageHeader() {
        try {
            return protocol.message(parse, shapes);
        } catch (Malformed malformed) {
            parse.out.close(in.pos);
            throw malformed;
        }
    }

    // -- structs

    private void struct() {
        int depth = frames.depth();
        while (frames.depth() == depth) {
            long at = in.pos;
            protocol.field(in, at, Word.number(frames.word()), head);
            if (head.type == TType.STOP) {
                parse.leaf(shapes.stop, at, at + head.length);
                parse.close();
                return;
            }
            frames.word(Word.withNumber(frames.word(), head.id));
            @Nullable Struct struct = Word.struct(frames.word(), schema);
            @Nullable Place place = struct == null ? null : struct.fields.get(head.id);
            if (place != null && place.type().type() != head.type) {
                parse.issue(Issue.warning(
                        at,
                        head.length,
                        "The type is not that of the field " + place.name() + ", so it is read without the schema",
                        place.type().label(),
                        head.type.id()));
                place = null;
            }
            value(head.type, place, Naming.FIELD, head.id, at, head.length);
        }
    }

    /**
     * Reads a value: a row, or a row and a frame.
     *
     * @param place what the schema says of it
     * @param id of a field that no schema tells
     * @param at where its row begins: at its header, if it is a field
     * @param header bytes of that
     */
    private void value(TType type, @Nullable Place place, Naming naming, int id, long at, int header) {
        switch (type) {
            case STRUCT -> {
                int shape = shape(Form.STRUCT, naming, place, id, type, header, 0);
                @Nullable Struct struct = place == null ? null : place.type().struct();
                parse.open(shape, at, at + header, Word.struct(struct), 0);
                computedHeader(header);
            }
            case LIST, SET -> list(type, place, naming, id, at, header);
            case MAP -> map(place, naming, id, at, header);
            case STRING -> string(place, naming, id, at, header);
            default -> {
                int length = protocol.scalar(in, at + header, type, header > 0);
                int shape = shape(Form.SCALAR, naming, place, id, type, header, Math.min(length, MAX_VARINT));
                parse.leaf(shape, at, at + header + length);
                computedHeader(header);
                parse.out.computed(header == 0 || length == 0 ? 0 : 1);
            }
        }
    }

    private void computedHeader(int header) {
        parse.out.computed(header == 0 ? 0 : protocol instanceof BinaryProtocol ? 2 : 1);
    }

    private int shape(Form form, Naming naming, @Nullable Place place, int id, TType type, int header, int length) {
        return shape(form, naming, place, id, type, TType.STOP, TType.STOP, header, length);
    }

    private int shape(
            Form form,
            Naming naming,
            @Nullable Place place,
            int id,
            TType type,
            TType item,
            TType key,
            int header,
            int length) {
        int number = place != null ? place.index() : id;
        return recipes.shape(ThriftKey.of(form, naming, place != null, number, type, item, key, header, length));
    }

    private void string(@Nullable Place place, Naming naming, int id, long at, int header) {
        long lengthAt = at + header;
        protocol.string(in, lengthAt, head);
        long body = lengthAt + head.length;
        long length = head.size;
        in.require(body, length, "a string");
        boolean binary = place == null
                ? !PlainText.isLikely(in.bytes, body, body + length)
                : place.type().binary();
        if (!binary) {
            parse.checkUtf8(body, length);
        }
        boolean computed = head.varint <= 1;
        Form form = computed ? (binary ? Form.BYTES : Form.TEXT) : binary ? Form.LONG_BYTES : Form.LONG_TEXT;
        int shape = shape(form, naming, place, id, TType.STRING, header, head.varint);
        computedHeader(header);
        if (computed) {
            parse.leaf(shape, at, body + length);
            parse.out.computed(2);
        } else {
            parse.out.open(shape, at);
            parse.out.computed(1);
            parse.leaf(binary ? shapes.bytes : shapes.text, body, body + length);
            parse.out.close(in.pos);
        }
    }

    private void list(TType type, @Nullable Place place, Naming naming, int id, long at, int header) {
        protocol.list(in, at + header, head);
        long body = at + header + head.length;
        requireItems(at + header, head, 1, body);
        @Nullable Place item = place == null ? null : place.type().item();
        item = item != null && item.type().type() == head.item ? item : null;
        @Nullable Place known = item == null ? null : place;
        int size = protocol.fixedSize(head.item);
        boolean fixed = size > 0 && head.size > 0;
        if (fixed) {
            in.require(body, head.size * size, "the items of a list");
        }
        int listId = known == null && place != null ? place.id() : id;
        int shape = shape(
                fixed ? Form.LIST_FIXED : Form.LIST,
                naming,
                place,
                listId,
                type,
                head.item,
                TType.STOP,
                header,
                head.varint);
        computedHeader(header);
        parse.out.computed(protocol.listSlots(
                        new ThriftKey(Form.LIST, naming, false, 0, type, head.item, TType.STOP, header, head.varint))
                .size());
        if (fixed) {
            parse.leaf(shape, at, body + head.size * size);
            parse.out.computed(head.size);
        } else {
            parse.open(shape, at, body, Word.list(item, head.item), head.size);
        }
    }

    private void requireItems(long at, Protocol.Head of, int least, long body) {
        if (of.size < 0 || of.size > (in.end - body) / least) {
            throw Malformed.wrong(
                    at,
                    of.length,
                    "There are more items than bytes are left for",
                    "at most " + (in.end - body) / least,
                    Long.toString(of.size));
        }
    }

    private void list() {
        int depth = frames.depth();
        while (frames.depth() == depth) {
            long left = frames.left();
            if (left == 0) {
                parse.close();
                return;
            }
            frames.left(left - 1);
            long word = frames.word();
            value(Word.item(word), Word.place(word, schema), Naming.SIBLINGS, 0, in.pos, 0);
        }
    }

    private void map(@Nullable Place place, Naming naming, int id, long at, int header) {
        protocol.map(in, at + header, head);
        long body = at + header + head.length;
        requireItems(at + header, head, 2, body);
        int shape = shape(Form.MAP, naming, place, id, TType.MAP, head.item, head.key, header, head.varint);
        computedHeader(header);
        parse.out.computed(protocol.mapSlots(
                        new ThriftKey(Form.MAP, naming, false, 0, TType.MAP, head.item, head.key, header, head.varint))
                .size());
        boolean known = place != null
                && place.type().key() != null
                && place.type().key().type().type() == head.key
                && place.type().item() != null
                && place.type().item().type().type() == head.item;
        parse.open(shape, at, body, Word.map(known ? place : null, head.key, head.item), head.size);
    }

    private void map() {
        long left = frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        frames.left(left - 1);
        long word = frames.word();
        TType key = Word.key(word);
        long named = ThriftKey.of(Form.ENTRY, Naming.ENTRY, false, 0, TType.STOP, Word.item(word), key, 0, 0);
        parse.open(recipes.shape(in.pos, named), in.pos, in.pos, Word.entry(word), 0);
    }

    private void entry() {
        long word = frames.word();
        int step = Word.number(word);
        if (step == 2) {
            parse.close();
            return;
        }
        frames.word(Word.withNumber(word, step + 1));
        @Nullable Place map = Word.place(word, schema);
        if (step == 0) {
            value(Word.key(word), map == null ? null : map.type().key(), Naming.KEY, 0, in.pos, 0);
        } else {
            value(Word.item(word), map == null ? null : map.type().item(), Naming.VALUE, 0, in.pos, 0);
        }
    }
}
