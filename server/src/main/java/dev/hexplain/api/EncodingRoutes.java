package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingCases;
import dev.hexplain.inspect.encodings.EncodingRuns;
import dev.hexplain.inspect.encodings.EncodingViews;
import dev.hexplain.inspect.view.EncodingView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Routes of samples and codecs, and of the encodings that the codecs produce from the samples. */
record EncodingRoutes(EncodingCases samples) {
    private static final String EVENT_STREAM = "text/event-stream";
    private static final int LARGEST_ORDER = 4 << 20;
    private static final int LONGEST_ID = 100;
    private static final int MOST_CODECS = 200;

    private record Begin(int total, JsonNode values) {}

    private record End(double millis) {}

    void add(RoutesConfig routes) {
        routes.get("/api/v1/samples", ctx -> JsonBodies.answer(ctx, EncodingViews.samples()));
        routes.get("/api/v1/codecs", ctx -> JsonBodies.answer(ctx, EncodingViews.codecs()));
        routes.post("/api/v1/encodings", this::encode);
    }

    private void encode(Context ctx) throws IOException {
        EncodeRequest order = order(JsonBodies.object(ctx, LARGEST_ORDER));
        try (EncodingRuns encodings = samples.encode(order)) {
            if (wantsEvents(ctx)) {
                stream(ctx, encodings);
            } else {
                JsonBodies.answer(ctx, encodings.all());
            }
        }
    }

    private static boolean wantsEvents(Context ctx) {
        String accept = ctx.header("Accept");
        return accept != null && accept.toLowerCase(Locale.ROOT).contains(EVENT_STREAM);
    }

    /** Sends one event for each codec as it finishes; a client that disconnects ends the run. */
    private static void stream(Context ctx, EncodingRuns encodings) throws IOException {
        ctx.contentType(EVENT_STREAM + "; charset=utf-8");
        EventStream events = new EventStream(ctx.res().getOutputStream());
        events.send("begin", new Begin(encodings.total(), encodings.values()));
        for (Optional<EncodingView> next = encodings.next(); next.isPresent(); next = encodings.next()) {
            events.send("result", next.get());
        }
        events.send("end", new End(encodings.millis()));
    }

    private static EncodeRequest order(JsonNode body) {
        String sample = Params.text(body, "sample", LONGEST_ID);
        JsonNode values = body.path("values");
        if (!values.isMissingNode() && !values.isObject()) {
            throw Problem.badRequest("`values` has to be an object, such as {\"prices\": [0.1]}.");
        }
        return new EncodeRequest(
                sample,
                values.isMissingNode() ? JsonNodeFactory.instance.objectNode() : values,
                codecs(body.path("codecs")),
                size(Params.number(body, "size")));
    }

    private static Optional<List<String>> codecs(JsonNode ids) {
        if (ids.isMissingNode()) {
            return Optional.empty();
        }
        if (!ids.isArray() || ids.size() > MOST_CODECS) {
            throw Problem.badRequest("`codecs` has to be a list of at most %d ids.".formatted(MOST_CODECS));
        }
        List<String> codecs = new ArrayList<>();
        for (JsonNode id : ids) {
            if (!id.isTextual()) {
                throw Problem.badRequest("`codecs` has to be a list of ids, which are strings.");
            }
            codecs.add(id.asText());
        }
        return Optional.of(codecs);
    }

    private static OptionalInt size(OptionalLong size) {
        return size.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of((int) Math.min(size.getAsLong(), Integer.MAX_VALUE));
    }
}
