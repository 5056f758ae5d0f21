package dev.hexplain.api;

import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.work.OtherWork;
import io.javalin.config.Key;
import io.javalin.http.Context;
import java.io.FilterOutputStream;
import java.io.IOException;

/**
 * The bytes of an answer that may be long: it is in the list of work as long as they are sent. Where an operator ends it, the
 * connection is closed, so that what has been sent does not look whole. To be closed, which leaves the answer open.
 */
final class ListedStream extends FilterOutputStream {
    static final Key<OtherWork> WORK = new Key<>("other work");

    private final OtherWork.Entry entry;

    private ListedStream(Context ctx, String what) throws IOException {
        super(ctx.res().getOutputStream());
        this.entry = ctx.appData(WORK)
                .begin(WorkPool.ANSWER, what, _ -> Problems.breakOff(ctx))
                .runs();
    }

    /** @param what is sent: {@code a report} */
    static ListedStream begin(Context ctx, String what) throws IOException {
        HeadRoutes.endHeaders(ctx);
        return new ListedStream(ctx, "Sending %s (%s)".formatted(what, ctx.path()));
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
    public void close() {
        entry.close();
    }
}
