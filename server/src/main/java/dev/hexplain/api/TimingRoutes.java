package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.timings.TimingCases;
import dev.hexplain.inspect.timings.TimingRun;
import dev.hexplain.inspect.timings.TimingUpdate;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;

/** The route that measures codecs, and tells of it by events. A client that goes away ends what it began. */
record TimingRoutes(TimingCases timings, boolean allowed) {
    private static final int LONGEST_PLAN = 20;
    private static final long BEAT_MILLIS = 1000;

    private record Place(int before) {}

    private record Begin(int total) {}

    void add(RoutesConfig routes) {
        routes.post("/api/v1/timings", this::measure);
    }

    private void measure(Context ctx) throws IOException, InterruptedException {
        if (!allowed) {
            throw Problem.forbidden("Measuring takes all of the machine for a while, so this server does not do it:"
                    + " start it with --timings on, or measure with `hexplain time`.");
        }
        JsonNode body = JsonBodies.object(ctx, EncodeBody.LARGEST);
        EncodeRequest order = EncodeBody.read(body);
        String plan = body.has("plan") ? Params.text(body, "plan", LONGEST_PLAN) : "quick";
        try (TimingCases.Turn turn = timings.join(order, plan)) {
            EventStream events = EventStream.begin(ctx);
            await(turn, events);
            run(turn.start(), events);
        }
    }

    private static void await(TimingCases.Turn turn, EventStream events) throws IOException, InterruptedException {
        int told = 0;
        for (int before = turn.waitForTurn(BEAT_MILLIS); before > 0; before = turn.waitForTurn(BEAT_MILLIS)) {
            if (before == told) {
                events.beat();
            } else {
                events.send("place", new Place(before));
            }
            told = before;
        }
    }

    private static void run(TimingRun run, EventStream events) throws IOException {
        events.send("begin", new Begin(run.total()));
        for (Optional<TimingUpdate> next = run.next(); next.isPresent(); next = run.next()) {
            switch (next.get()) {
                case TimingUpdate.Alive _ -> events.beat();
                case TimingUpdate.Waiting waiting -> events.send("waiting", waiting);
                case TimingUpdate.Iteration(var at) -> events.send("iteration", at);
                case TimingUpdate.Result(var of) -> events.send("result", of);
                case TimingUpdate.Finished finished -> events.send("end", finished);
            }
        }
    }
}
