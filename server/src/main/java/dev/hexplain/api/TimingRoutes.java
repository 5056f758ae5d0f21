package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.timings.StoredTimings;
import dev.hexplain.inspect.timings.TimingCases;
import dev.hexplain.inspect.timings.TimingRun;
import dev.hexplain.inspect.timings.TimingUpdate;
import dev.hexplain.inspect.view.StoredTimingView;
import dev.hexplain.inspect.view.TimingView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Routes of timings: one measures codecs, and tells of it by events; a client that goes away ends what it began. Others
 * are of the runs that were kept.
 */
record TimingRoutes(TimingCases timings, boolean allowed) {
    private static final String RUN = "/api/v1/timings/{run}";
    private static final int LONGEST_PLAN = 20;
    private static final int LONGEST_NAME = 255;
    private static final int LARGEST_IMPORT = 4 << 20;
    private static final long BEAT_MILLIS = 1000;

    private record Place(int before) {}

    private record Begin(int total) {}

    private record End(String id, TimingView run, String jmh) {}

    private record Runs(boolean allowed, List<StoredTimingView.Head> runs) {}

    void add(RoutesConfig routes) {
        routes.post("/api/v1/timings", this::measure);
        routes.get(
                "/api/v1/timings",
                ctx -> JsonBodies.answer(ctx, new Runs(allowed, stored().list(AccessGuard.space(ctx)))));
        routes.post("/api/v1/timing-imports", this::importJmh);
        routes.get(RUN, ctx -> JsonBodies.answer(ctx, stored().get(run(ctx))));
        routes.get(RUN + "/jmh", this::exportJmh);
        routes.delete(RUN, ctx -> {
            stored().delete(run(ctx));
            ctx.status(204);
        });
    }

    private StoredTimings stored() {
        return timings.stored();
    }

    private static String run(Context ctx) {
        return ctx.pathParam("run");
    }

    private void importJmh(Context ctx) throws IOException {
        String name = Params.text(ctx, "name", LONGEST_NAME, "");
        JsonNode results = JsonBodies.any(ctx, LARGEST_IMPORT);
        ctx.status(201);
        JsonBodies.answer(ctx, stored().addJmh(name.isEmpty() ? "JMH" : name, results));
    }

    private void exportJmh(Context ctx) throws IOException {
        StoredTimingView run = stored().get(run(ctx));
        ctx.header("Content-Disposition", "attachment; filename=\"jmh-result.json\"");
        JsonBodies.answer(ctx, run.jmh());
    }

    private void measure(Context ctx) throws IOException, InterruptedException {
        if (!allowed) {
            throw Problem.forbidden("Measuring takes all of the machine for a while, so this server does not do it:"
                    + " start it with --timings on, or measure with `hexplain time`.");
        }
        JsonNode body = JsonBodies.object(ctx, EncodeBody.LARGEST);
        String plan = body.has("plan") ? Params.text(body, "plan", LONGEST_PLAN) : "quick";
        try (TimingCases.Turn turn = join(body, plan)) {
            EventStream events = EventStream.begin(ctx);
            await(turn, events);
            try {
                run(turn, events);
            } catch (Refusal refused) {
                events.send("failed", Problems.body(ctx, refused));
            }
        }
    }

    private TimingCases.Turn join(JsonNode body, String plan) throws IOException {
        List<Integer> sizes = EncodeBody.sizes(body);
        if (EncodeBody.isDeclared(body)) {
            return timings.join(EncodeBody.readDeclared(body), sizes, plan);
        }
        return EncodeBody.isOfDump(body)
                ? timings.join(EncodeBody.readObject(body), plan)
                : timings.join(EncodeBody.read(body), sizes, plan);
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

    private void run(TimingCases.Turn turn, EventStream events) throws IOException {
        TimingRun run = turn.start();
        int results = 0;
        events.send("begin", new Begin(run.total()));
        for (Optional<TimingUpdate> next = run.next(); next.isPresent(); next = run.next()) {
            switch (next.get()) {
                case TimingUpdate.Alive _ -> events.beat();
                case TimingUpdate.Waiting waiting -> events.send("waiting", waiting);
                case TimingUpdate.Iteration(var at) -> events.send("iteration", at);
                case TimingUpdate.Result(var of) -> {
                    events.send("result", of);
                    turn.at(++results, run.total());
                }
                case TimingUpdate.Finished finished ->
                    events.send("end", new End(timings.keep(finished), finished.run(), finished.jmh()));
            }
        }
        turn.requireWanted();
    }
}
