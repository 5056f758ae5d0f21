package dev.hexplain.ksy.process;

import dev.hexplain.ksy.process.ProcessException.Kind;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/** {@code zlib}: inflates a zlib stream (RFC 1950). Bytes after the stream are ignored. */
final class Zlib implements Process {
    @Override
    public byte[] decode(byte[] in, List<@Nullable Object> arguments, Room room) {
        ProcessArguments.none("zlib", arguments);
        Inflater inflater = new Inflater();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            inflater.setInput(in);
            inflate(inflater, out, room);
            return out.toByteArray();
        } catch (DataFormatException e) {
            String what = e.getMessage() == null ? "bytes that are none" : e.getMessage();
            throw failed(Kind.MALFORMED, "expected a zlib stream, found " + what, inflater, out);
        } finally {
            inflater.end();
        }
    }

    private static void inflate(Inflater inflater, ByteArrayOutputStream out, Room room) throws DataFormatException {
        long limit = room.bytes();
        byte[] piece = new byte[PIECE];
        while (!inflater.finished()) {
            room.making().accept(PIECE);
            int length = inflater.inflate(piece);
            if (out.size() + (long) length > limit) {
                out.write(piece, 0, (int) (limit - out.size()));
                throw failed(Kind.LIMIT, "expected at most " + limit + " bytes unpacked, found more", inflater, out);
            }
            out.write(piece, 0, length);
            if (inflater.needsDictionary()) {
                throw failed(
                        Kind.MALFORMED,
                        "expected a zlib stream that is complete, found one that needs a dictionary",
                        inflater,
                        out);
            }
            if (length == 0 && inflater.needsInput()) {
                throw failed(Kind.MALFORMED, "expected more of the zlib stream, found its end", inflater, out);
            }
        }
    }

    private static ProcessException failed(Kind kind, String message, Inflater inflater, ByteArrayOutputStream out) {
        return new ProcessException(
                kind, message + " (at byte " + inflater.getBytesRead() + " of it)", out.toByteArray());
    }
}
