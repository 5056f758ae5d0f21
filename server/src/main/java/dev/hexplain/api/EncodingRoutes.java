package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.dumps.ReceivedFiles;
import dev.hexplain.inspect.encodings.EditedSchemas;
import dev.hexplain.inspect.encodings.EncodingCases;
import dev.hexplain.inspect.encodings.EncodingRuns;
import dev.hexplain.inspect.encodings.EncodingViews;
import dev.hexplain.inspect.trees.ClassCases;
import dev.hexplain.inspect.view.ClassDeclarationsView;
import dev.hexplain.inspect.view.EncodingView;
import dev.hexplain.inspect.view.EncodingsView;
import dev.hexplain.inspect.view.ImportedView;
import dev.hexplain.inspect.view.ImportedView.ObjectView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Routes of samples and codecs, of what class files declare for codecs, and of the encodings that the codecs produce of samples
 * and of objects of dumps.
 */
record EncodingRoutes(EncodingCases cases, ClassCases classes, DumpCases dumps) {
    private static final int LONGEST_TYPE = 4000;

    private record Begin(
            int total, JsonNode values, @Nullable ObjectView object) {}

    private record End(double millis) {}

    void add(RoutesConfig routes) {
        routes.get("/api/v1/samples", ctx -> JsonBodies.answer(ctx, EncodingViews.samples()));
        routes.get("/api/v1/codecs", ctx -> JsonBodies.answer(ctx, EncodingViews.codecs()));
        routes.post("/api/v1/encodings", this::encode);
        routes.post("/api/v1/declarations", this::declare);
    }

    private void declare(Context ctx) throws IOException {
        String type = Params.text(ctx, "type", LONGEST_TYPE, "");
        ClassDeclarationsView declared;
        try (ReceivedFiles files = ClassFilesBody.receive(ctx, dumps)) {
            declared = classes.declarations(files, type);
        }
        JsonBodies.answer(ctx, declared);
    }

    private void encode(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx, EncodeBody.LARGEST);
        try (EncodingRuns encodings = begin(body)) {
            if (EventStream.isWanted(ctx)) {
                stream(ctx, encodings);
            } else {
                JsonBodies.answer(ctx, document(encodings));
            }
        }
    }

    private EncodingRuns begin(JsonNode body) throws IOException {
        EditedSchemas schemas = EncodeBody.schemas(body);
        if (EncodeBody.isDeclared(body)) {
            return cases.encode(EncodeBody.readDeclared(body), schemas);
        }
        return EncodeBody.isOfDump(body)
                ? cases.encode(EncodeBody.readObject(body), schemas)
                : cases.encode(EncodeBody.read(body), schemas);
    }

    private static Object document(EncodingRuns encodings) {
        EncodingsView all = encodings.all();
        return encodings
                .object()
                .<Object>map(object -> new ImportedView(object, all.results(), all.millis()))
                .orElse(all);
    }

    /** Sends one event for each codec as it finishes; a client that disconnects ends the run. */
    private static void stream(Context ctx, EncodingRuns encodings) throws IOException {
        EventStream events = EventStream.begin(ctx);
        events.send(
                "begin",
                new Begin(
                        encodings.total(),
                        encodings.values(),
                        encodings.object().orElse(null)));
        try {
            for (Optional<EncodingView> next = encodings.next(); next.isPresent(); next = encodings.next()) {
                events.send("result", next.get());
            }
            events.send("end", new End(encodings.millis()));
        } catch (Refusal ended) {
            events.send("failed", Problems.body(ctx, ended));
        }
    }
}
