package dev.hexplain.api;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes server-sent events (HTML standard, 9.2), each as soon as it is sent. */
record EventStream(OutputStream out) {
    /** JSON has no line ends outside strings, and none inside, so an event's data is one line. */
    void send(String event, Object body) throws IOException {
        out.write(("event: " + event + "\ndata: ").getBytes(StandardCharsets.UTF_8));
        out.write(JsonBodies.bytes(body));
        out.write("\n\n".getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
