package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.packed.Packing;
import dev.hexplain.decode.packed.Unpacked;
import dev.hexplain.decode.schema.KnownShapeRefs;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.tree.Issue;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The grammar ("Object Container Files"):
 *
 * <pre>
 * file     := header block*
 * header   := 'O' 'b' 'j' 1 metadata sync
 * metadata := (count (size)? (key value)*)* 0         a map of bytes, with avro.schema and avro.codec
 * block    := count size data sync                    data := object*, compressed by the codec
 * </pre>
 */
final class AvroContainerGrammar implements Grammar {
    static final int MAGIC = 0x4F626A01;

    private static final int SYNC_LENGTH = 16;
    private static final int MAX_SCHEMA = 1 << 24;

    /** Rules of this grammar, as opposed to those of {@link AvroDatum}. */
    private static final long FILE = word(0);

    private static final long PART = word(1);
    private static final long BLOCK = word(2);

    private final Parse parse;
    private final ParseInput in;
    private final KnownShapeRefs shapeRefs;
    private @Nullable AvroSchema schema;
    private String codec = "null";
    private byte[] sync = {};
    private @Nullable AvroBlockObjects objects;
    private long blockEnd;
    private int blockDepth;

    AvroContainerGrammar(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.shapeRefs = new KnownShapeRefs(parse.out);
    }

    private static long word(int number) {
        return AvroDatum.Rule.OUTER.ordinal() | (long) number << 4;
    }

    @Override
    public void begin() {
        parse.open(AvroShapes.ROOT, in.pos, in.pos, FILE, 0);
    }

    @Override
    public void step() {
        if (objects != null && parse.frames.depth() > blockDepth) {
            objects.step();
        } else if (parse.frames.word() == BLOCK) {
            sync();
            parse.close();
        } else if (parse.frames.word() == PART) {
            blocks();
        } else if (schema == null) {
            header();
        } else if (in.atEnd()) {
            parse.close();
        } else {
            parse.open(AvroContainerShapes.BLOCKS, in.pos, in.pos, PART, 0);
        }
    }

    @Override
    public long knownEnd() {
        return insideObjects() ? blockEnd : Long.MAX_VALUE;
    }

    @Override
    public void brokenOff(Parse of, long end) {
        if (insideObjects() && objects != null) {
            objects.brokenOff(of, end);
        } else {
            parse.out.unparsed(in.pos, end - in.pos);
        }
    }

    private boolean insideObjects() {
        return objects != null && parse.frames.depth() > blockDepth;
    }

    // -- header

    private void header() {
        parse.open(AvroContainerShapes.HEADER, in.pos, in.pos, PART, 0);
        in.require(in.pos, 4, "the magic");
        if (in.bytes.s4(in.pos) != MAGIC) {
            throw MalformedInput.wrong(
                    in.pos, 4, "This is no container file", "4F 62 6A 01", "%08X".formatted(in.bytes.s4(in.pos)));
        }
        parse.leaf(AvroContainerShapes.MAGIC, in.pos, in.pos + 4);
        metadata();
        in.require(in.pos, SYNC_LENGTH, "the sync marker");
        sync = in.bytes.copy(in.pos, SYNC_LENGTH);
        parse.leaf(AvroContainerShapes.SYNC, in.pos, in.pos + SYNC_LENGTH);
        parse.close();
    }

    private void metadata() {
        long start = in.pos;
        parse.open(AvroContainerShapes.METADATA, in.pos, in.pos, PART, 0);
        for (long count = number(AvroContainerShapes.COUNT, "a count"); count != 0; ) {
            if (count < 0) {
                number(AvroContainerShapes.SIZE, "a size");
            }
            for (long left = Math.abs(count); left != 0; left--) {
                entry();
            }
            count = number(AvroContainerShapes.COUNT, "a count");
        }
        parse.close();
        if (schema == null) {
            throw MalformedInput.wrong(start, in.pos - start, "The metadata has no schema", "avro.schema", "");
        }
    }

    private void entry() {
        long at = in.pos;
        int head = varint(at, "the length of a key");
        long length = Varint.zigzag(Varint.value(in.bytes, at, head));
        in.require(at + head, length, "a key");
        String key = length > 100 ? "" : new String(in.bytes.copy(at + head, (int) length), StandardCharsets.UTF_8);
        int shape = switch (key) {
            case "avro.schema" -> AvroContainerShapes.SCHEMA_ENTRY;
            case "avro.codec" -> AvroContainerShapes.CODEC_ENTRY;
            default -> AvroContainerShapes.ENTRY;
        };
        parse.open(shape, at, at, PART, 0);
        parse.leaf(AvroContainerShapes.varint(AvroContainerShapes.LENGTH, head), at, at + head);
        parse.leaf(AvroContainerShapes.KEY, in.pos, in.pos + length);
        long valueLength = number(AvroContainerShapes.LENGTH, "the length of a value");
        in.require(in.pos, valueLength, "a value");
        long value = in.pos;
        parse.leaf(
                shape == AvroContainerShapes.ENTRY ? AvroContainerShapes.BYTES : AvroContainerShapes.TEXT,
                value,
                value + valueLength);
        parse.close();
        take(shape, value, valueLength);
    }

    private void take(int shape, long at, long length) {
        if (shape == AvroContainerShapes.CODEC_ENTRY) {
            codec = new String(in.bytes.copy(at, (int) Math.min(length, 100)), StandardCharsets.UTF_8);
        } else if (shape == AvroContainerShapes.SCHEMA_ENTRY) {
            if (length > MAX_SCHEMA) {
                throw MalformedInput.stopped(at, "The schema is longer than the limit allows", "at most " + MAX_SCHEMA);
            }
            try {
                String json = new String(in.bytes.copy(at, (int) length), StandardCharsets.UTF_8);
                schema = AvroSchemaReader.read(json, "");
            } catch (SchemaDiagnostic diagnostic) {
                throw MalformedInput.wrong(
                        at, length, "The schema cannot be read", "an Avro schema", diagnostic.located());
            }
        }
    }

    private int varint(long at, String what) {
        int length = Varint.length(in.bytes, at, in.end);
        if (length < 0) {
            throw MalformedInput.wrong(
                    at, Varint.MAX_LENGTH, "The varint of " + what + " does not end", "at most 10 bytes", "more");
        }
        if (length == 0) {
            throw MalformedInput.endOfSource(at, what, in.end - at + 1, in.end - at);
        }
        return length;
    }

    private long number(int shapes, String what) {
        int length = varint(in.pos, what);
        long value = Varint.zigzag(Varint.value(in.bytes, in.pos, length));
        parse.leaf(AvroContainerShapes.varint(shapes, length), in.pos, in.pos + length);
        return value;
    }

    // -- blocks

    private void blocks() {
        if (in.atEnd()) {
            parse.close();
            return;
        }
        parse.open(AvroContainerShapes.BLOCK, in.pos, in.pos, BLOCK, 0);
        long at = in.pos;
        long count = number(AvroContainerShapes.COUNT, "the count of a block");
        long sizeAt = in.pos;
        long size = number(AvroContainerShapes.SIZE, "the size of a block");
        if (count < 0 || size < 0) {
            throw MalformedInput.wrong(
                    count < 0 ? at : sizeAt,
                    1,
                    "A block has a negative count or size",
                    "0 or more",
                    count + ", " + size);
        }
        boolean whole = size <= in.left();
        if (!whole) {
            parse.issue(MalformedInput.endOfSource(in.pos, "a block", size, in.left())
                    .issue());
        }
        blockEnd = whole ? in.pos + size : in.end;
        data(count);
    }

    private void data(long count) {
        if (schema == null) {
            throw new IllegalStateException("Blocks are read behind the header");
        }
        if (codec.equals("null")) {
            blockDepth = parse.frames.depth();
            objects = new AvroBlockObjects(parse, schema, shapeRefs, 0, count, blockEnd);
            objects.begin();
            return;
        }
        AvroSchema types = schema;
        Range range = new Range(in.pos, blockEnd - in.pos);
        int row = parse.out.leaf(AvroContainerShapes.COMPRESSED, in.pos, range.length());
        in.pos = blockEnd;
        long most = Math.min(Packing.MOST, parse.derivableBytes());
        if (range.length() > most) {
            cannotUnpack(range, Packing.tooLarge(most));
            return;
        }
        byte[] packed = in.bytes.copy(range.offset(), (int) range.length());
        Unpacked made = AvroBlockCodec.unpack(codec, packed, parse::unpack);
        if (!made.isWhole()) {
            cannotUnpack(range, made.error());
        }
        byte[] bytes = made.bytes();
        if (made.isWhole() || bytes.length > 0) {
            int source = parse.out.derive(0, range, codec, bytes);
            parse.out.beginSubstream(row, source);
            parse.derived(
                    source, bytes, inner -> new AvroBlockObjects(inner, types, shapeRefs, source, count, bytes.length));
            parse.out.endSubstream();
        }
    }

    private void cannotUnpack(Range range, String why) {
        parse.issue(Issue.error(range.offset(), range.length(), "The block cannot be unpacked: " + why, codec, "")
                .leavingPacked());
    }

    private void sync() {
        if (in.atEnd() && blockEnd == in.end) {
            throw MalformedInput.endOfSource(in.pos, "the sync marker", SYNC_LENGTH, 0);
        }
        in.require(in.pos, SYNC_LENGTH, "the sync marker");
        if (!Arrays.equals(in.bytes.copy(in.pos, SYNC_LENGTH), sync)) {
            parse.issue(Issue.error(
                    in.pos,
                    SYNC_LENGTH,
                    "The sync marker is not that of the header",
                    "the header's 16 bytes",
                    "others"));
        }
        parse.leaf(AvroContainerShapes.SYNC, in.pos, in.pos + SYNC_LENGTH);
    }
}
