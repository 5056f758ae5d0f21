package dev.hexplain.decoders.http1;

import dev.hexplain.bytes.Range;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.messages.Payload;
import dev.hexplain.decode.messages.Payload.Made;
import dev.hexplain.decode.packed.Packing;
import dev.hexplain.decode.packed.Unpacked;
import dev.hexplain.tree.Issue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decodes content codings and transfer codings of bodies (RFC 9110, 8.4; RFC 9112, 7): each step is a derived source
 * from the one before.
 */
final class HttpContentCodings {
    private static final Payload DECODED = HttpShapes.DECODED;
    private static final int ZLIB_METHOD = 8;
    private static final int MOST_CODINGS = 8;

    private final Parse parse;

    HttpContentCodings(Parse parse) {
        this.parse = parse;
    }

    /** The largest body that is joined, in bytes. */
    long most() {
        return Math.min(Packing.MOST, parse.derivableBytes());
    }

    /** @param cut whether the body is incomplete, so that it cannot be decoded to the end */
    void undo(HttpFraming framing, int row, Range range, boolean cut) {
        List<String> codings = lastFirst(framing);
        if (codings.isEmpty()) {
            return;
        }
        if (range.length() > most()) {
            tooMuch(range);
            return;
        }
        undo(
                codings,
                framing.boundary,
                new Made(0, row),
                range,
                parse.in.bytes.copy(range.offset(), (int) range.length()),
                range,
                cut);
    }

    /** The same for a chunked body, where joining the chunks is a step of its own. */
    void undoJoined(HttpFraming framing, int row, Range range, HttpChunks.Joined joined, boolean cut) {
        byte[] bytes = joined.bytes();
        if (joined.tooMuch()) {
            tooMuch(range);
        } else if (bytes.length > 0) {
            List<String> codings = lastFirst(framing);
            String boundary = codings.isEmpty() ? framing.boundary : "";
            Made made = derive(new Made(0, row), range, "chunked", bytes, boundary, cut);
            undo(codings, framing.boundary, made, new Range(0, bytes.length), bytes, range, cut);
        }
    }

    /** Whether the body has codings other than chunked. */
    static boolean arePresent(HttpFraming framing) {
        return !lastFirst(framing).isEmpty();
    }

    /** Keeps the source derived last: the body itself, in parts if it is multipart. */
    private Made derive(Made from, Range range, String layer, byte[] made, String boundary, boolean cut) {
        if (boundary.isEmpty()) {
            return DECODED.derive(parse, from, range, layer, made);
        }
        int source = parse.out.derive(from.source(), range, layer, made);
        parse.out.beginSubstream(from.row(), source);
        parse.derived(source, made, inner -> HttpMultipart.ofDecoded(inner, boundary, cut));
        parse.out.endSubstream();
        return new Made(source, from.row());
    }

    private static List<String> lastFirst(HttpFraming framing) {
        List<String> codings = new ArrayList<>(framing.contentCodings);
        codings.addAll(framing.transferCodings);
        codings.removeIf("identity"::equals);
        return codings.reversed();
    }

    private void undo(
            List<String> codings, String boundary, Made body, Range whole, byte[] packed, Range inDump, boolean cut) {
        Made from = body;
        Range range = whole;
        byte[] bytes = packed;
        for (int step = 0; step < codings.size(); step++) {
            String coding = codings.get(step);
            if (step == MOST_CODINGS) {
                report(
                        inDump,
                        "The body has more than %d codings: the others are left".formatted(MOST_CODINGS),
                        coding);
                return;
            }
            Packing packing = packing(coding, bytes);
            if (packing == null) {
                report(inDump, "The body has a coding that is not known here", coding);
                return;
            }
            Unpacked made = parse.unpack(packing, bytes);
            if (!made.isWhole() && !cut) {
                report(inDump, "The body cannot be decoded: " + made.error(), coding);
            }
            if (made.bytes().length == 0) {
                return;
            }
            boolean last = step == codings.size() - 1;
            from = derive(from, range, packing.id(), made.bytes(), last ? boundary : "", cut);
            range = new Range(0, made.bytes().length);
            bytes = made.bytes();
        }
    }

    private static @Nullable Packing packing(String coding, byte[] bytes) {
        return switch (coding) {
            case "gzip", "x-gzip" -> Packing.GZIP;
            case "deflate" -> isZlib(bytes) ? Packing.ZLIB : Packing.DEFLATE;
            case "br" -> Packing.BROTLI;
            case "zstd" -> Packing.ZSTD;
            default -> null;
        };
    }

    /** Deflate should have zlib's header (RFC 9110, 8.4.1.2); some senders omit it. */
    private static boolean isZlib(byte[] bytes) {
        return bytes.length >= 2
                && (bytes[0] & 0x0F) == ZLIB_METHOD
                && ((bytes[0] & 0xFF) << Byte.SIZE | (bytes[1] & 0xFF)) % 31 == 0;
    }

    private void tooMuch(Range range) {
        parse.issue(Issue.warning(
                range.offset(),
                range.length(),
                "The body is too large to be decoded here",
                "at most " + most() + " bytes",
                range.length() + " bytes"));
    }

    private void report(Range range, String message, String coding) {
        parse.issue(
                Issue.error(range.offset(), range.length(), message, coding, "").leavingPacked());
    }
}
