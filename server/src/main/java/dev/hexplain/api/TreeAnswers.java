package dev.hexplain.api;

import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.trees.TreeReader;
import dev.hexplain.inspect.work.Answers;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Answers about finished trees. These never change, so each answer has an entity tag by which a client asks whether it
 * has it already (RFC 9110, section 13.1.2), and the last ones are kept, compressed, for others who look at the same.
 *
 * <p>A browser asks so only about what it has stored, and values of dumps would stay in its files. It may store them where
 * it and the server are one user's on one machine; not those of a server that asks for a token.
 */
final class TreeAnswers {
    private static final String REVALIDATED = "private, no-cache";
    private static final String NOT_STORED = "no-store";

    /** Another process may write other answers. */
    private final long process = ThreadLocalRandom.current().nextLong();

    private final TreeCases trees;
    private final String storage;
    private final AnswerCache kept = new AnswerCache();

    /** @param secret whether browsers must not store answers */
    TreeAnswers(TreeCases trees, Metrics metrics, boolean secret) {
        this.trees = trees;
        this.storage = secret ? NOT_STORED : REVALIDATED;
        metrics.watchCache("answers", kept::size, kept::hits, kept::misses);
    }

    /** Answers a GET request about a tree in the form that it accepts. */
    void answer(Context ctx, String tree, Use<TreeReader, Object> use) throws IOException {
        String query = ctx.queryString();
        AnswerForm form = AnswerForm.of(ctx.header("Accept"));
        String key = trees.version(tree) + ' ' + form + ' ' + ctx.path() + '?' + (query == null ? "" : query);
        String tag = tag(key);
        if (isKnown(ctx.header("If-None-Match"), tag)) {
            describe(ctx, tag);
            ctx.status(304);
            return;
        }
        byte[] packed = kept.get(key);
        if (packed == null) {
            Made made = trees.answer(tree, reader -> new Made(use.with(reader), Answers.isComplete()));
            byte[] body = form.bytes(made.view());
            if (!made.complete()) {
                ctx.contentType(form.contentType()).result(body);
                return;
            }
            packed = kept.put(key, body);
        }
        describe(ctx, tag);
        ctx.contentType(form.contentType());
        send(ctx, packed);
    }

    /** @param complete whether no value was left out because it took too long */
    private record Made(Object view, boolean complete) {}

    private void describe(Context ctx, String tag) {
        ctx.header("ETag", tag);
        ctx.header("Cache-Control", storage);
        ctx.header("Vary", "Accept, Accept-Encoding");
    }

    private static void send(Context ctx, byte[] packed) {
        String encodings = ctx.header("Accept-Encoding");
        if (encodings != null && encodings.contains(AcceptedEncodings.GZIP)) {
            ctx.header("Content-Encoding", AcceptedEncodings.GZIP);
            ctx.res().setContentLength(packed.length);
            ctx.result(packed);
        } else {
            ctx.result(Gzip.unpacked(packed));
        }
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
