package dev.hexplain.api;

import dev.hexplain.inspect.common.WholeFile;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.work.OtherWork;
import io.javalin.config.Key;
import io.javalin.http.Context;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * The bytes of an answer that may be long: it is in the list of work as long as they are sent. Where an operator ends it, the
 * connection is closed, so that what has been sent does not look whole.
 */
final class ListedStream extends FilterOutputStream {
    static final Key<OtherWork> WORK = new Key<>("other work");

    private final OtherWork.Entry entry;

    private ListedStream(OutputStream out, OtherWork.Entry entry) {
        super(out);
        this.entry = entry;
    }

    /**
     * Sends an answer.
     *
     * @param what it is: {@code a report}
     */
    static void send(Context ctx, String what, WholeFile.Content content) throws IOException {
        HeadRoutes.endHeaders(ctx);
        OutputStream out = ctx.res().getOutputStream();
        try (OtherWork.Entry entry = ctx.appData(WORK)
                .begin(WorkPool.ANSWER, "Sending %s (%s)".formatted(what, ctx.path()), _ -> Problems.breakOff(ctx))) {
            entry.run(() -> content.write(new ListedStream(out, entry)));
        }
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        entry.requireWanted();
        try {
            out.write(bytes, from, length);
        } catch (IOException failure) {
            throw failed(failure);
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException failure) {
            throw failed(failure);
        }
    }

    /** What failed because an operator ended it has that as its reason. */
    private IOException failed(IOException failure) {
        entry.requireWanted();
        return failure;
    }

    /** Sends nothing that is not sent yet: what failed before its first byte is answered with a problem. */
    @Override
    public void close() {}
}
