package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.captures.CaptureCases;
import dev.hexplain.inspect.captures.CaptureReader;
import dev.hexplain.inspect.captures.Conversations;
import dev.hexplain.inspect.captures.FlowOrder;
import dev.hexplain.inspect.captures.FlowReading;
import dev.hexplain.inspect.captures.PacketFilter;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.ConversationView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** Routes of captures: their flows, packets and conversations, and the bindings of ports and flows to formats. */
record CaptureRoutes(CaptureCases captures) {
    private static final String CAPTURE = "/api/v1/dumps/{dump}/capture";
    private static final int LONGEST_ID = 100;
    private static final int LONGEST_FILTER = 200;
    private static final int MOST_SPANS = 2000;
    private static final int MOST_FLOWS = 1 << 30;

    void add(RoutesConfig routes) {
        routes.get(CAPTURE, this::capture);
        routes.get(CAPTURE + "/flows", this::flows);
        routes.get(CAPTURE + "/flows/{flow}", this::flow);
        routes.put(CAPTURE + "/flows/{flow}/format", this::bindFlow);
        routes.get(CAPTURE + "/flows/{flow}/packets", this::packetsOf);
        routes.get(CAPTURE + "/flows/{flow}/conversation", this::conversation);
        routes.get(CAPTURE + "/packets", this::packets);
        routes.get(CAPTURE + "/packets/{packet}", this::packet);
        routes.get(CAPTURE + "/timeline", this::timeline);
        routes.get(CAPTURE + "/issues", this::issues);
        routes.get("/api/v1/ports", ctx -> JsonBodies.answer(ctx, captures.bindings()));
        routes.put("/api/v1/ports/{port}/format", this::bindPort);
        routes.get("/api/v1/trees/{tree}/packets", this::boundaries);
    }

    private static String dump(Context ctx) {
        return ctx.pathParam("dump");
    }

    private static String layers(Context ctx) {
        return Params.text(ctx, "layers", DumpRoutes.LONGEST_LAYERS, DecodeChoices.DETECT);
    }

    private static int flowOf(Context ctx) {
        return (int) Math.min(Params.pathNumber(ctx, "flow"), MOST_FLOWS);
    }

    private void read(Context ctx, Use<CaptureReader, Object> use) throws IOException {
        JsonBodies.answer(ctx, captures.read(dump(ctx), layers(ctx), use));
    }

    private void capture(Context ctx) throws IOException {
        CaptureView capture = captures.get(dump(ctx), layers(ctx));
        ctx.status(capture instanceof CaptureView.Indexing ? 202 : 200);
        JsonBodies.answer(ctx, capture);
    }

    private void flows(Context ctx) throws IOException {
        FlowOrder order = order(ctx);
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        read(ctx, capture -> capture.flows(order, from, limit));
    }

    /** {@code bytes}, or {@code -bytes} for the largest first. */
    private static FlowOrder order(Context ctx) {
        String text = Params.text(ctx, "sort", LONGEST_ID, FlowOrder.Key.NUMBER.id());
        boolean descending = text.startsWith("-");
        List<FlowOrder.Key> keys = Arrays.asList(FlowOrder.Key.values());
        FlowOrder.Key key = keys.stream()
                .filter(each -> each.id().equals(descending ? text.substring(1) : text))
                .findFirst()
                .orElseThrow(() -> Problem.badRequest("`sort` has to be one of %s, or one with `-` before it."
                        .formatted(keys.stream().map(FlowOrder.Key::id).toList())));
        return FlowOrder.of(key, descending, words(ctx));
    }

    private void flow(Context ctx) throws IOException {
        int flow = flowOf(ctx);
        read(ctx, capture -> capture.flow(flow));
    }

    private void bindFlow(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx);
        captures.bindFlow(dump(ctx), layers(ctx), flowOf(ctx), Params.text(body, "format", LONGEST_ID));
        ctx.status(204);
    }

    private void bindPort(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx);
        long port = Math.min(Params.pathNumber(ctx, "port"), MOST_FLOWS);
        captures.bindPort((int) port, Params.text(body, "format", LONGEST_ID));
        ctx.status(204);
    }

    private static String words(Context ctx) {
        return Params.text(ctx, "filter", LONGEST_FILTER, "");
    }

    private void packetsOf(Context ctx) throws IOException {
        int flow = flowOf(ctx);
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        PacketFilter filter = PacketFilter.of(words(ctx), OptionalInt.of(flow));
        read(ctx, capture -> capture.packets(filter, from, limit));
    }

    private void conversation(Context ctx) throws IOException {
        String format = Params.text(ctx, "format", LONGEST_ID, "");
        String overlaps = Params.text(ctx, "overlaps", LONGEST_ID, FlowReading.USUAL_OVERLAPS);
        FlowReading how = FlowReading.of(flowOf(ctx), format, overlaps);
        Conversations.Part part = Conversations.Part.of(words(ctx), Params.from(ctx), Params.limit(ctx));
        ConversationView page = captures.conversation(dump(ctx), layers(ctx), how, part);
        ctx.status(page.ready() ? 200 : 202);
        JsonBodies.answer(ctx, page);
    }

    private void packets(Context ctx) throws IOException {
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        PacketFilter filter = PacketFilter.of(words(ctx), OptionalInt.empty());
        read(ctx, capture -> capture.packets(filter, from, limit));
    }

    private void packet(Context ctx) throws IOException {
        long number = Params.pathNumber(ctx, "packet");
        read(ctx, capture -> capture.packet(number));
    }

    private void timeline(Context ctx) throws IOException {
        int spans = (int) Params.number(ctx, "spans", 1, MOST_SPANS, 200L);
        read(ctx, capture -> capture.timeline(spans));
    }

    private void issues(Context ctx) throws IOException {
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        read(ctx, capture -> capture.issues(from, limit));
    }

    private void boundaries(Context ctx) throws IOException {
        long offset = Params.number(ctx, "offset");
        long length = Params.number(ctx, "length", 1, 1 << 20, 1L << 16);
        JsonBodies.answer(ctx, captures.boundaries(ctx.pathParam("tree"), offset, length, Params.limit(ctx)));
    }
}
