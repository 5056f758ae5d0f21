package dev.hexplain.api;

import dev.hexplain.inspect.monitoring.Metrics;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Answers that never change while this process runs: each has an entity tag by which a client asks whether it has it
 * already (RFC 9110, section 13.1.2), and the last ones are kept as they were sent, for others who look at the same.
 *
 * <p>A browser asks so only about what it has stored, and values of dumps would stay in its files. It may store them where
 * it and the server are one user's on one machine; not those of a server that asks for a token.
 */
final class TaggedAnswers {
    private static final String REVALIDATED = "private, no-cache";
    private static final String NOT_STORED = "no-store";

    /** Another process may write other answers. */
    private final long process = ThreadLocalRandom.current().nextLong();

    private final BooleanSupplier secret;
    private final AnswerCache kept = new AnswerCache();
    private final Gzip gzip = new Gzip();

    /** @param secret whether browsers must not store answers */
    TaggedAnswers(Metrics metrics, BooleanSupplier secret) {
        this.secret = secret;
        metrics.watchCache("answers", kept::size, kept::hits, kept::misses);
    }

    /** Works an answer out. */
    @FunctionalInterface
    interface Maker {
        Made make() throws IOException;
    }

    /** @param complete whether it is the answer that everybody gets from now on */
    record Made(Object view, boolean complete) {}

    /**
     * Answers a GET request in the form that it accepts.
     *
     * @param version of what it asks about
     */
    void answer(Context ctx, String version, Maker maker) throws IOException {
        String query = ctx.queryString();
        AnswerForm form = AnswerForm.of(ctx.header("Accept"));
        String key = version + ' ' + form + ' ' + ctx.path() + '?' + (query == null ? "" : query);
        String tag = tag(key);
        if (isKnown(ctx.header("If-None-Match"), tag)) {
            describe(ctx, tag);
            ctx.status(304);
            return;
        }
        boolean packed = acceptsGzip(ctx);
        String sent = packed ? key + ' ' + AcceptedEncodings.GZIP : key;
        byte[] body = kept.get(sent);
        if (body == null) {
            Made made = maker.make();
            byte[] plain = form.bytes(made.view());
            if (!made.complete()) {
                ctx.contentType(form.contentType()).result(plain);
                return;
            }
            body = packed ? gzip.packed(plain) : plain;
            kept.put(sent, body);
        }
        describe(ctx, tag);
        if (packed) {
            ctx.header("Content-Encoding", AcceptedEncodings.GZIP);
        }
        ctx.res().setContentLength(body.length);
        ctx.contentType(form.contentType()).result(body);
    }

    private void describe(Context ctx, String tag) {
        ctx.header("ETag", tag);
        ctx.header("Cache-Control", secret.getAsBoolean() ? NOT_STORED : REVALIDATED);
        ctx.header("Vary", "Accept, Accept-Encoding");
    }

    private static boolean acceptsGzip(Context ctx) {
        String encodings = ctx.header("Accept-Encoding");
        return encodings != null && encodings.contains(AcceptedEncodings.GZIP);
    }

    /** A weak tag: the answer is the same, whether it is compressed or not. */
    private String tag(String key) {
        CRC32C sum = new CRC32C();
        sum.update(key.getBytes(StandardCharsets.UTF_8));
        HexFormat hex = HexFormat.of();
        return "W/\"" + hex.toHexDigits(process) + hex.toHexDigits(key.hashCode())
                + hex.toHexDigits((int) sum.getValue()) + '"';
    }

    private static boolean isKnown(@Nullable String tags, String tag) {
        return tags != null && Arrays.stream(tags.split(",")).map(String::strip).anyMatch(known -> known.equals(tag));
    }
}
