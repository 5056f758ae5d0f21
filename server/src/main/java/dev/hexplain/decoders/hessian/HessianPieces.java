package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.hessian.HessianShapes.Content;
import dev.hexplain.tree.TreeWriter;

/** Reads strings and binary data that need a row: in chunks, or of a length that does not tell their size in bytes. */
final class HessianPieces {
    private final HessianGrammar grammar;
    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;

    HessianPieces(HessianGrammar grammar) {
        this.grammar = grammar;
        this.parse = grammar.parse;
        this.in = grammar.in;
        this.out = grammar.out;
    }

    /** The offset after all chunks of a text or of binary data. */
    long end(long at) {
        long from = at;
        while (true) {
            int tag = in.u1(from, "a piece of a text or of binary data");
            if (!grammar.isText(tag) && !grammar.isBinary(tag)) {
                throw MalformedInput.wrong(
                        from,
                        1,
                        "No further piece of the text or data follows",
                        "its next piece",
                        "0x%02X".formatted(tag));
            }
            long end = pieceEnd(from);
            if (!grammar.isChunk(tag)) {
                return end;
            }
            from = end;
        }
    }

    private long pieceEnd(long at) {
        int tag = in.bytes.u1(at);
        in.require(at, grammar.headOf(tag), "a length");
        long content = at + grammar.headOf(tag);
        int length = grammar.lengthAt(at);
        if (grammar.isText(tag)) {
            return HessianTextEnd.measure(in, content, length).end;
        }
        in.require(content, length, "binary data");
        return content + length;
    }

    /** Writes all of it, so that no frame is needed. */
    void write(HessianPart part) {
        long at = in.pos;
        int tag = in.bytes.u1(at);
        long end = end(at);
        parse.tick();
        if (!grammar.isChunk(tag)) {
            piece(part, at, end);
        } else {
            Content kind = grammar.isText(tag) ? Content.TEXT_CHUNKS : Content.DATA_CHUNKS;
            out.open(HessianShapes.content(part, kind), at);
            for (long from = at; from < end; ) {
                long next = pieceEnd(from);
                piece(part, from, next);
                from = next;
            }
            out.close(end);
        }
        in.pos = end;
    }

    private void piece(HessianPart part, long at, long end) {
        int tag = in.bytes.u1(at);
        long content = at + grammar.headOf(tag);
        out.open(HessianShapes.wide(part, tag), at);
        out.computed(content - at > 2 ? 2 : 1);
        out.leaf(HessianShapes.content(part, kind(tag, content, grammar.lengthAt(at))), content, end - content);
        out.close(end);
    }

    private Content kind(int tag, long content, int length) {
        return grammar.isText(tag) ? textKind(content, length) : Content.DATA;
    }

    /** The encoding of a text of so many UTF-16 units. */
    Content textKind(long content, int units) {
        return HessianTextEnd.measure(in, content, units).surrogates ? Content.SURROGATES : Content.TEXT;
    }
}
