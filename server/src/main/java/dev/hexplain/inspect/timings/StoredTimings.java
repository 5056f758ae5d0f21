package dev.hexplain.inspect.timings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hexplain.inspect.common.KeptText;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.StoredTimingView;
import dev.hexplain.inspect.view.StoredTimingView.Head;
import dev.hexplain.inspect.view.TimingView;
import dev.hexplain.inspect.view.ViewJson;
import dev.hexplain.store.SpaceAccess;
import dev.hexplain.store.TimingRunEntry;
import dev.hexplain.store.TimingRuns;
import dev.hexplain.tree.Quoted;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The runs that were kept: those of this server, and results of JMH that were imported. A document of two parts: our view
 * of the run, and JMH's own JSON. Safe for many threads.
 */
public final class StoredTimings {
    private static final JsonMapper JSON = ViewJson.mapper();

    /** Benchmarks in a file that is imported. */
    private static final int MOST_RESULTS = 10_000;

    private static final int LONGEST_BENCHMARK = 1000;
    private static final String RUN = "run";
    private static final String JMH = "jmh";

    private final TimingRuns runs;

    StoredTimings(TimingRuns runs) {
        this.runs = runs;
    }

    /**
     * Those that are there for who asks, the latest first.
     *
     * @param space of all of them; empty for any
     */
    public List<Head> list(Optional<String> space) {
        return runs.all().stream()
                .filter(StoredTimings::isSeen)
                .filter(run -> space.map(run.space()::equals).orElse(true))
                .map(StoredTimings::head)
                .toList();
    }

    private static boolean isSeen(TimingRunEntry run) {
        return SpaceAccess.current().sees(run.space());
    }

    /** @throws Refusal where there is no such run */
    public StoredTimingView get(String id) throws IOException {
        TimingRunEntry entry = find(id);
        JsonNode document = JSON.readTree(runs.content(entry));
        return new StoredTimingView(head(entry), document.get(RUN), document.path(JMH));
    }

    /** @throws Refusal where there is no such run */
    public void delete(String id) throws IOException {
        if (!runs.delete(find(id).id())) {
            throw missing(id);
        }
    }

    /**
     * Keeps results of JMH; those that are kept already, under that name, are that run.
     *
     * @param name of the file they are from
     * @throws Refusal where they are not what JMH writes
     */
    public Head addJmh(String name, JsonNode results) throws IOException {
        KeptText.require("The name of results", name);
        if (!results.isArray() || results.isEmpty() || results.size() > MOST_RESULTS) {
            throw Refusal.badRequest("JMH's JSON is a list of 1 to %d results.".formatted(MOST_RESULTS));
        }
        for (JsonNode result : results) {
            if (!isResult(result)) {
                throw Refusal.badRequest("A result of JMH has a `benchmark` and a `primaryMetric` with a `score`; its"
                        + " `mode`, `scoreUnit` and `params` are texts. One here is none.");
            }
        }
        ObjectNode document = JSON.createObjectNode();
        document.set(JMH, results);
        return head(runs.addOnce(SpaceAccess.current().home(), name, JSON.writeValueAsBytes(document)));
    }

    /** Keeps a run of this server; returns its id. */
    String add(TimingView run, String jmh) throws IOException {
        ObjectNode document = JSON.createObjectNode();
        document.set(RUN, JSON.valueToTree(run));
        document.set(JMH, JSON.readTree(jmh));
        return runs.add(
                        SpaceAccess.current().home(),
                        run.title(),
                        run.plan(),
                        run.machine().cpu(),
                        JSON.writeValueAsBytes(document))
                .id();
    }

    private TimingRunEntry find(String id) {
        return runs.get(id).filter(StoredTimings::isSeen).orElseThrow(() -> missing(id));
    }

    private static Refusal missing(String id) {
        return Refusal.notFound("There is no run `%s`: it was deleted, or never here. GET /api/v1/timings lists them."
                .formatted(Quoted.cut(id, 100)));
    }

    private static Head head(TimingRunEntry entry) {
        return new Head(
                entry.id(),
                entry.space(),
                entry.title(),
                entry.plan(),
                entry.cpu(),
                entry.createdAt().toString());
    }

    /** Whether what the contract says of a result, and the page reads, is there. */
    private static boolean isResult(JsonNode result) {
        JsonNode benchmark = result.path("benchmark");
        return benchmark.isTextual()
                && benchmark.asText().length() <= LONGEST_BENCHMARK
                && result.at("/primaryMetric/score").isNumber()
                && isTextOrMissing(result.at("/primaryMetric/scoreUnit"))
                && isTextOrMissing(result.path("mode"))
                && hasTexts(result.path("params"));
    }

    private static boolean isTextOrMissing(JsonNode value) {
        return value.isMissingNode() || value.isTextual();
    }

    /** Whether parameters are texts by name, or missing. */
    private static boolean hasTexts(JsonNode parameters) {
        return parameters.isMissingNode()
                || (parameters.isObject()
                        && parameters.properties().stream()
                                .allMatch(each -> each.getValue().isTextual()));
    }
}
