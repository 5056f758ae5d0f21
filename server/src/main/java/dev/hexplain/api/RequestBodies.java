package dev.hexplain.api;

import io.javalin.http.Context;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.time.Duration;

/** The bodies of requests, within bounds, and what is left of those that were refused. */
final class RequestBodies {
    private static final long MOST_BYTES = 16 << 20;
    private static final Duration LONGEST = Duration.ofMillis(500);
    private static final Duration PAUSE = Duration.ofMillis(5);

    private RequestBodies() {}

    /**
     * Whatever takes a body looks at its type, which Jetty does not tell where it names no charset of this JVM.
     *
     * @throws Problem where that is so
     */
    static void requireKnownType(Context ctx) {
        try {
            ctx.contentType();
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw Problem.unsupportedMediaType(
                    "The charset in `Content-Type` is none that is known here: leave it out, or write UTF-8.");
        }
    }

    /**
     * Reads a body of at most so many bytes; one that says that it is larger is not waited for.
     *
     * @throws Problem where it is larger
     */
    static byte[] read(Context ctx, int largest) throws IOException {
        boolean isAnnounced = ctx.req().getContentLengthLong() > largest;
        byte[] body = isAnnounced ? new byte[0] : ctx.bodyInputStream().readNBytes(largest + 1);
        if (isAnnounced || body.length > largest) {
            throw new Problem(
                    413,
                    "too-large",
                    "The body is too large",
                    "The body of %s %s may have at most %d bytes: nothing was done. Send less at once."
                            .formatted(ctx.method(), ctx.path(), largest));
        }
        return body;
    }

    /**
     * Reads and drops what the client of a refused request still sends, for as long as it goes on sending but at most
     * half a second and 16 MiB. A connection that is closed with bytes unread is reset, and a reset takes from the
     * client the answer that it has not read yet (RFC 9112 §9.6). A client that waits for leave to send its body
     * (RFC 9110 §10.1.1) sends none after a refusal.
     */
    static void discard(HttpServletRequest request) {
        if (request.getHeader("Expect") != null) {
            return;
        }
        try {
            ServletInputStream body = request.getInputStream();
            byte[] dropped = new byte[1 << 16];
            long deadline = System.nanoTime() + LONGEST.toNanos();
            long left = MOST_BYTES;
            while (!body.isFinished() && left > 0 && System.nanoTime() - deadline < 0) {
                int arrived = body.available();
                if (arrived == 0) {
                    Thread.sleep(PAUSE);
                    continue;
                }
                int read = body.read(dropped, 0, Math.min(arrived, dropped.length));
                if (read < 0) {
                    return;
                }
                left -= read;
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (IOException | IllegalStateException gone) {
            // The client has hung up, or the body was taken as text: nothing is left to read.
        }
    }
}
