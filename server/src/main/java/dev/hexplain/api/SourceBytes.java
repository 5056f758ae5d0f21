package dev.hexplain.api;

import dev.hexplain.bytes.Source;
import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Answers with the bytes of a source: all, or the range that was asked for; streamed, never compressed. */
final class SourceBytes {
    private static final int BUFFER = 1 << 16;

    private SourceBytes() {}

    static void answer(Context ctx, Source source) throws IOException {
        ByteRange range = ctx.header("If-Range") == null
                ? ByteRange.of(ctx.header("Range"), source.length())
                // Nothing here has a validator, so a condition never holds.
                : new ByteRange.Whole();
        HttpServletResponse response = ctx.res();
        response.setHeader("Accept-Ranges", "bytes");
        switch (range) {
            case ByteRange.Whole whole -> send(ctx, 200, source.segment(), source.name());
            case ByteRange.Part part -> {
                response.setHeader(
                        "Content-Range",
                        "bytes %d-%d/%d".formatted(part.first(), part.first() + part.length() - 1, source.length()));
                send(ctx, 206, source.segment().asSlice(part.first(), part.length()), source.name());
            }
            case ByteRange.Unsatisfiable none -> {
                response.setHeader("Content-Range", "bytes */" + source.length());
                throw new Problem(
                        416,
                        "range",
                        "There are no such bytes",
                        "There are %d bytes: ask for a range that starts below that.".formatted(source.length()));
            }
        }
    }

    private static void send(Context ctx, int status, MemorySegment bytes, String name) throws IOException {
        HttpServletResponse response = ctx.res();
        response.setStatus(status);
        response.setContentType("application/octet-stream");
        response.setContentLengthLong(bytes.byteSize());
        byte[] buffer = new byte[(int) Math.min(BUFFER, bytes.byteSize())];
        ListedStream.send(ctx, "bytes of " + name, out -> {
            for (long sent = 0; sent < bytes.byteSize(); ) {
                int count = (int) Math.min(buffer.length, bytes.byteSize() - sent);
                MemorySegment.copy(bytes, ValueLayout.JAVA_BYTE, sent, buffer, 0, count);
                out.write(buffer, 0, count);
                sent += count;
            }
        });
    }
}
