package dev.hexplain.api;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.inspect.dumps.DialectTarget;
import dev.hexplain.inspect.work.Answers;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Answers that are files to a browser, and are streamed: a part of a source, as it is or as text, and a value as a
 * document.
 */
final class Excerpt {
    private Excerpt() {}

    /** Answers with a part of a source. */
    static void answer(Context ctx, Source source, Range range, DialectTarget as) throws IOException {
        String ending = as.isText() ? "txt" : "bin";
        attach(ctx, "%s-%x-%x.%s".formatted(fileName(source.name()), range.offset(), range.end(), ending));
        ctx.contentType(as.isText() ? "text/plain; charset=utf-8" : "application/octet-stream");
        ListedStream.send(ctx, "a part of " + source.name(), out -> as.write(new SourceStream(source, range), out));
    }

    /** Answers with a JSON document that is printed as it is made. */
    static void document(Context ctx, Consumer<PrintWriter> print) throws IOException {
        attach(ctx, "value.json");
        ctx.contentType("application/json");
        ListedStream.send(ctx, "a value", listed -> {
            PrintWriter out = new PrintWriter(listed, false, StandardCharsets.UTF_8);
            Answers.streamed(out, () -> print.accept(out));
            out.flush();
        });
    }

    /** Makes an answer a file of that name. */
    static void attach(Context ctx, String name) {
        ctx.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    }

    /** A name as a file's: what a header or a file system could take for something else is left out. */
    static String fileName(String name) {
        String plain = name.replaceAll("[^A-Za-z0-9._-]", "_");
        return plain.isEmpty() ? "bytes" : plain;
    }
}
