package dev.hexplain.cli;

import dev.hexplain.inspect.CaptureReading;
import dev.hexplain.inspect.Choices;
import dev.hexplain.inspect.Reading;
import dev.hexplain.inspect.Readings;
import dev.hexplain.inspect.Refusal;
import dev.hexplain.inspect.captures.FlowOrder;
import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.ConversationView;
import dev.hexplain.inspect.view.FlowView;
import dev.hexplain.inspect.view.Page;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the flows of a capture, says what was said in one, or writes what one side sent. */
@Command(
        name = "capture",
        description = {
            "List the flows of a pcap or pcapng file; with --flow, what its two sides said to each other;",
            "with --side too, what that side sent."
        },
        sortOptions = false)
final class CaptureCommand implements Callable<Integer> {
    private static final int PAGE = 1000;

    @Parameters(paramLabel = "FILE", description = "The capture; packed ones are unpacked.")
    private Path file = Path.of("");

    @Option(names = "--flow", paramLabel = "N", description = "Number of a flow, as the list has it.")
    private @Nullable Integer flow;

    @Option(names = "--side", paramLabel = "a|b", description = "Who sent it: a began the conversation.")
    private @Nullable String side;

    @Option(
            names = "--out",
            paramLabel = "raw|tree|json|leaves",
            defaultValue = "tree",
            description = "With --side: the bytes as they are, or decoded (default: ${DEFAULT-VALUE}).")
    private Out out = Out.TREE;

    @Option(
            names = "--sort",
            paramLabel = "KEY",
            defaultValue = "number",
            description = "number, packets, bytes, start, duration, a or b (default: ${DEFAULT-VALUE}).")
    private FlowOrder.Key sort = FlowOrder.Key.NUMBER;

    @Option(names = "--reverse", description = "The largest first.")
    private boolean reverse;

    @Option(
            names = "--filter",
            paramLabel = "WORDS",
            defaultValue = "",
            description = "Words all of which have to occur in an endpoint, the protocol or a fact.")
    private String filter = "";

    @Option(
            names = "--overlaps",
            paramLabel = "POLICY",
            defaultValue = "first",
            description = "Whose bytes count where segments overlap: first, last, bsd, linux, old-linux.")
    private String overlaps = "";

    @Mixin
    private ChoiceOptions choices;

    @Mixin
    private BoundsOptions bounds;

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    /** What is written of a side. */
    enum Out {
        RAW,
        TREE,
        JSON,
        LEAVES
    }

    @Override
    public Integer call() throws IOException {
        Readings readings = choices.readings(bounds.bounds());
        Choices chosen = choices.choices();
        String layers;
        try (CaptureReading capture = readings.capture(file, chosen)) {
            if (flow == null) {
                list(capture, spec.commandLine().getOut());
                return 0;
            }
            if (side == null) {
                converse(capture, flow, chosen, spec.commandLine().getOut());
                return 0;
            }
            layers = capture.layers(flow, side, overlaps);
        }
        return write(readings, new Choices(chosen.format(), layers, chosen.offset(), chosen.order()));
    }

    private void list(CaptureReading capture, PrintWriter to) {
        CaptureView view = capture.view();
        to.printf(
                "# %s: %s, %d packets, %d flows, %d bytes on the wire, %d issues%n",
                file.getFileName(), view.kind(), view.packets(), view.flows(), view.wireBytes(), view.issueCount());
        FlowOrder order = FlowOrder.of(sort, reverse, filter);
        long total = Long.MAX_VALUE;
        for (long from = 0; from < total; from += PAGE) {
            Page<FlowView> page = capture.flows(order, from, PAGE);
            total = page.total();
            page.items().forEach(each -> to.println(line(each)));
        }
    }

    /** Tab-separated: number, protocol, endpoints, packets, bytes both ways, seconds, what each side speaks, facts. */
    private static String line(FlowView flow) {
        return String.join(
                "\t",
                String.valueOf(flow.number()),
                flow.protocol(),
                endpoint(flow.a()),
                endpoint(flow.b()),
                String.valueOf(flow.packets()),
                String.valueOf(flow.a().streamBytes()),
                String.valueOf(flow.b().streamBytes()),
                flow.seconds() == null ? "" : String.format(Locale.ROOT, "%.6f", flow.seconds()),
                format(flow.a()),
                format(flow.b()),
                String.join(",", flow.facts()));
    }

    private static String endpoint(FlowView.FlowSideView side) {
        String address = side.address().contains(":") ? "[" + side.address() + "]" : side.address();
        return side.port() == 0 ? side.address() : address + ":" + side.port();
    }

    private static String format(FlowView.FlowSideView side) {
        return side.format() == null ? "" : side.format().format();
    }

    private static void converse(CaptureReading capture, int flow, Choices chosen, PrintWriter to) throws IOException {
        String format = chosen.format().equals(Choices.DETECT) ? "" : chosen.format();
        long total = Long.MAX_VALUE;
        for (long from = 0; from < total; from += PAGE) {
            ConversationView page = capture.conversation(flow, format, from, PAGE);
            total = page.total();
            page.items().forEach(said -> to.println(line(said)));
        }
    }

    /** Tab-separated: number, side, time, packet, offset, length, kind, partner, title or first bytes. */
    private static String line(ConversationView.Said said) {
        return String.join(
                "\t",
                String.valueOf(said.number()),
                said.side(),
                said.time() == null ? "" : said.time(),
                said.packet() == null ? "" : String.valueOf(said.packet()),
                String.valueOf(said.offset()),
                String.valueOf(said.length()),
                said.kind(),
                said.partner() == null ? "" : String.valueOf(said.partner()),
                said.title().isEmpty() ? said.firstBytes() : said.title());
    }

    private int write(Readings readings, Choices chosen) throws IOException {
        if (out == Out.RAW) {
            try (OutputStream to = System.out) {
                readings.copy(file, chosen, to);
            }
            return 0;
        }
        try (Reading reading = readings.file(file, chosen)) {
            reading.print(form(), spec.commandLine().getOut());
            return ExitCodes.of(reading.status());
        }
    }

    private Reading.Form form() {
        return switch (out) {
            case TREE -> Reading.Form.TREE;
            case JSON -> Reading.Form.JSON;
            case LEAVES -> Reading.Form.LEAVES;
            case RAW -> throw Refusal.badRequest("Raw bytes have no form");
        };
    }
}
