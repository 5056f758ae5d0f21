package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.populations.PopulationCases;
import dev.hexplain.inspect.populations.PopulationRequest;
import dev.hexplain.inspect.populations.PopulationRun;
import dev.hexplain.inspect.populations.PopulationUpdate;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;

/** The route that measures many objects, those of stored dumps, with many codecs; a client that goes away ends that. */
record PopulationRoutes(PopulationCases populations) {
    private static final int LONGEST_PATH = 4000;
    private static final long BEAT_MILLIS = 1000;

    private record Begin(int dumps, int codecs) {}

    private record At(String pass, int done, int total) {}

    void add(RoutesConfig routes) {
        routes.post("/api/v1/populations", this::measure);
    }

    private void measure(Context ctx) throws IOException, InterruptedException {
        PopulationRequest request = read(JsonBodies.object(ctx, EncodeBody.LARGEST));
        try (PopulationRun run = populations.begin(request)) {
            if (EventStream.isWanted(ctx)) {
                stream(ctx, run);
            } else {
                document(ctx, run);
            }
        }
    }

    private static PopulationRequest read(JsonNode body) {
        return new PopulationRequest(
                DumpIds.read(body, 1, PopulationCases.MOST_DUMPS),
                ChoicesBody.read(body),
                body.has("at") ? Optional.of(Params.text(body, "at", LONGEST_PATH)) : Optional.empty(),
                Params.flag(body, "each"),
                EncodeBody.codecs(body.path("codecs")));
    }

    private static void document(Context ctx, PopulationRun run) throws IOException, InterruptedException {
        while (true) {
            if (run.next(BEAT_MILLIS) instanceof PopulationUpdate.Measured(var population)) {
                JsonBodies.answer(ctx, population);
                return;
            }
        }
    }

    /** What fails once the answer has begun comes as an event. */
    private static void stream(Context ctx, PopulationRun run) throws IOException, InterruptedException {
        EventStream events = EventStream.begin(ctx);
        events.send("begin", new Begin(run.dumps(), run.codecs()));
        boolean isOver = false;
        while (!isOver) {
            PopulationUpdate update;
            try {
                update = run.next(BEAT_MILLIS);
            } catch (RuntimeException failure) {
                events.send("failed", Problems.body(ctx, failure));
                return;
            }
            isOver = update instanceof PopulationUpdate.Measured;
            tell(update, events);
        }
    }

    private static void tell(PopulationUpdate update, EventStream events) throws IOException {
        switch (update) {
            case PopulationUpdate.Alive _ -> events.beat();
            case PopulationUpdate.At(var pass, int done, int total) ->
                events.send("progress", new At(pass.id(), done, total));
            case PopulationUpdate.Measured(var population) -> events.send("end", population);
        }
    }
}
