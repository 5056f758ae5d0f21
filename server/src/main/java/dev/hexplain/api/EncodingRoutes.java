package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingCases;
import dev.hexplain.inspect.encodings.EncodingRuns;
import dev.hexplain.inspect.encodings.EncodingViews;
import dev.hexplain.inspect.view.EncodingView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;

/** Routes of samples and codecs, and of the encodings that the codecs produce from the samples. */
record EncodingRoutes(EncodingCases samples) {

    private record Begin(int total, JsonNode values) {}

    private record End(double millis) {}

    void add(RoutesConfig routes) {
        routes.get("/api/v1/samples", ctx -> JsonBodies.answer(ctx, EncodingViews.samples()));
        routes.get("/api/v1/codecs", ctx -> JsonBodies.answer(ctx, EncodingViews.codecs()));
        routes.post("/api/v1/encodings", this::encode);
    }

    private void encode(Context ctx) throws IOException {
        EncodeRequest order = EncodeBody.read(JsonBodies.object(ctx, EncodeBody.LARGEST));
        try (EncodingRuns encodings = samples.encode(order)) {
            if (EventStream.isWanted(ctx)) {
                stream(ctx, encodings);
            } else {
                JsonBodies.answer(ctx, encodings.all());
            }
        }
    }

    /** Sends one event for each codec as it finishes; a client that disconnects ends the run. */
    private static void stream(Context ctx, EncodingRuns encodings) throws IOException {
        EventStream events = EventStream.begin(ctx);
        events.send("begin", new Begin(encodings.total(), encodings.values()));
        for (Optional<EncodingView> next = encodings.next(); next.isPresent(); next = encodings.next()) {
            events.send("result", next.get());
        }
        events.send("end", new End(encodings.millis()));
    }
}
