package dev.hexplain.decoders.mongodb;

import dev.hexplain.bytes.Range;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.messages.MessageGrammar;
import dev.hexplain.decode.packed.Packing;
import dev.hexplain.decode.packed.Unpacked;
import dev.hexplain.tree.Issue;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * Grammar of one direction of a MongoDB connection ("MongoDB Wire Protocol"):
 *
 * <pre>
 * flow    := message*
 * message := messageLength requestID responseTo opCode body
 * body    := flagBits section* checksum?                        OP_MSG
 *          | originalOpcode uncompressedSize compressorId body  OP_COMPRESSED
 *          | …                                                  opcodes before 3.6
 * section := 0 document | 1 size identifier document*
 * </pre>
 */
final class MongoDbGrammar extends MessageGrammar {
    private static final int CHECKSUM_PRESENT = 1;
    private static final int COMPRESSED_HEAD = 9;
    private static final int PIECE = 1 << 16;

    private final Embeddable bson;
    private final MongoDbBodies bodies;

    MongoDbGrammar(Parse parse, Embeddable bson) {
        super(parse, MongoDbShapes.ROOT);
        this.bson = bson;
        this.bodies = new MongoDbBodies(parse, parts, bson);
    }

    @Override
    protected void message() {
        if (in.left() < MongoDbOpCode.HEADER) {
            throw MalformedInput.endOfSource(in.pos, "the header of a message", MongoDbOpCode.HEADER, in.left());
        }
        if (!MongoDbOpCode.isHead(in.bytes, in.pos)) {
            skip();
            return;
        }
        long start = in.pos;
        int code = MongoDbOpCode.at(in.bytes, start);
        long length = in.bytes.u4le(start);
        parts.open(MongoDbShapes.MESSAGE, parts.endOf(length, "a message"));
        parts.fixed(MongoDbShapes.HEADER, MongoDbOpCode.HEADER, 4, "the header of a message");
        if (code == MongoDbOpCode.COMPRESSED) {
            compressed(start + length <= in.end);
        } else {
            long end = start + length;
            boolean checked =
                    code == MongoDbOpCode.MSG && parts.left() >= 4 && (in.bytes.s4le(in.pos) & CHECKSUM_PRESENT) != 0;
            bodies.body(code, checked ? end - 4 : end);
            if (checked) {
                checksum(start);
            }
        }
        parts.close();
    }

    private void skip() {
        long next = in.pos + 1;
        while (next < in.end && !MongoDbOpCode.isHead(in.bytes, next)) {
            next++;
        }
        skipTo(next, "the header of a message");
    }

    private void checksum(long start) {
        CRC32C crc = new CRC32C();
        for (long at = start; at < in.pos; at += PIECE) {
            int length = (int) Math.min(PIECE, in.pos - at);
            crc.update(in.bytes.copy(at, length), 0, length);
        }
        long at = in.pos;
        parts.leaf(MongoDbShapes.CHECKSUM, 4, "the checksum");
        if (in.bytes.u4le(at) != crc.getValue()) {
            parse.issue(Issue.error(
                    at,
                    4,
                    "The checksum of the message is wrong",
                    "0x%08X".formatted(crc.getValue()),
                    "0x%08X".formatted(in.bytes.u4le(at))));
        }
    }

    private void compressed(boolean whole) {
        parts.need(COMPRESSED_HEAD, "the head of a compressed message");
        int code = in.bytes.s4le(in.pos);
        int compressor = in.bytes.u1(in.pos + COMPRESSED_HEAD - 1);
        parts.leaf(MongoDbShapes.ORIGINAL, 4, "an opcode");
        parts.leaf(MongoDbShapes.UNCOMPRESSED, 4, "a size");
        parts.leaf(MongoDbShapes.COMPRESSOR, 1, "a compressor");
        Range range = new Range(in.pos, parts.left());
        int row = parts.leaf(MongoDbShapes.COMPRESSED, range.length(), "a compressed message");
        Optional<Unpacked> made = unpacked(compressor, range);
        made.filter(each -> each.bytes().length > 0).ifPresent(each -> {
            int source = parse.out.derive(0, range, name(compressor), each.bytes());
            parse.out.beginSubstream(row, source);
            parse.derived(source, each.bytes(), inner -> new MongoDbUnpackedBody(inner, bson, code));
            parse.out.endSubstream();
        });
        String error = made.map(Unpacked::error).orElse("its compressor is not known here, or it is too large");
        if (whole && !error.isEmpty()) {
            parse.issue(Issue.error(
                            range.offset(),
                            range.length(),
                            "The message cannot be unpacked: " + error,
                            name(compressor),
                            "")
                    .leavingPacked());
        }
    }

    private Optional<Unpacked> unpacked(int compressor, Range range) {
        if (compressor > 3 || range.length() > Math.min(Packing.MOST, parse.derivableBytes())) {
            return Optional.empty();
        }
        byte[] packed = in.bytes.copy(range.offset(), (int) range.length());
        return Optional.of(
                switch (compressor) {
                    case 0 -> new Unpacked(packed, "");
                    case 1 -> parse.unpack(Packing.SNAPPY, packed);
                    case 2 -> parse.unpack(Packing.ZLIB, packed);
                    default -> parse.unpack(Packing.ZSTD, packed);
                });
    }

    private static String name(int compressor) {
        return MongoDb.FORMAT.symbols("compressor").get().nameOf(compressor).orElse("a known compressor");
    }
}
