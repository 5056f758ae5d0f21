package dev.hexplain.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Writes server-sent events (HTML standard, 9.2), each as soon as it is sent. */
record EventStream(OutputStream out) {
    private static final String TYPE = "text/event-stream";

    /** Whether a client asks for events rather than for one document. */
    static boolean isWanted(Context ctx) {
        String accept = ctx.header("Accept");
        return accept != null && accept.toLowerCase(Locale.ROOT).contains(TYPE);
    }

    /** The answer to a request, as events. */
    static EventStream begin(Context ctx) throws IOException {
        ctx.contentType(TYPE + "; charset=utf-8");
        HeadRoutes.endHeaders(ctx);
        return new EventStream(ctx.res().getOutputStream());
    }

    /** A comment, which clients pass over: it fails where nobody listens any more. */
    void beat() throws IOException {
        out.write(":\n\n".getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** JSON has no line ends outside strings, and none inside, so an event's data is one line. */
    void send(String event, Object body) throws IOException {
        out.write(("event: " + event + "\ndata: ").getBytes(StandardCharsets.UTF_8));
        out.write(JsonBodies.bytes(body));
        out.write("\n\n".getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
