package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.captures.DirectCapture;
import dev.hexplain.inspect.captures.FlowOrder;
import dev.hexplain.inspect.captures.FlowReading;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.CarvingView;
import dev.hexplain.inspect.view.ConversationView;
import dev.hexplain.inspect.view.FlowView;
import dev.hexplain.inspect.view.Page;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the flows of a capture, prints the conversation of one flow, or writes the stream of one side. */
@Command(
        name = "capture",
        description = {
            "List the flows of a pcap or pcapng file; with --flow, the conversation of its two sides, and formats",
            "embedded where no protocol is known; with --out or --side too, the bytes sent, raw or decoded."
        },
        sortOptions = false)
final class CaptureCommand implements Callable<Integer> {
    private static final int PAGE = 500;
    private static final List<String> SIDES = List.of("a", "b");

    @Parameters(
            paramLabel = "FILE|-",
            converter = DumpConverter.class,
            description = "The capture, compressed or not; - reads standard input.")
    private DumpInput dump;

    @Option(names = "--flow", paramLabel = "N", description = "Number of a flow in the list.")
    private @Nullable Integer flow;

    @Option(names = "--side", paramLabel = "a|b", description = "Sending side; a opened the conversation.")
    private @Nullable String side;

    @Option(
            names = "--out",
            paramLabel = "raw|tree|json|leaves",
            description = {
                "With --flow: the decoded bytes of both sides or of --side (default: tree);",
                "raw, with --side: its bytes as they are."
            })
    private @Nullable Out out;

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
            description = "Words, all of which must occur in an endpoint, the protocol or a note.")
    private String filter = "";

    @Option(
            names = {"--overlaps", "--overlap"},
            paramLabel = "POLICY",
            defaultValue = FlowReading.USUAL_OVERLAPS,
            description = "Overlap policy, which decides whose bytes count: first, last, bsd, linux, old-linux.")
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
        try (DumpSession session = choices.open(dump, bounds.bounds())) {
            return call(session, choices.choices());
        }
    }

    private int call(DumpSession session, DecodeChoices chosen) throws IOException {
        List<DecodeChoices> sides;
        try (DirectCapture capture = session.capture(chosen)) {
            if (flow == null) {
                list(capture, spec.commandLine().getOut());
                return 0;
            }
            FlowReading how = FlowReading.of(flow, format(chosen), overlaps);
            if (side == null && out == null) {
                converse(capture, how, spec.commandLine().getOut());
                return 0;
            }
            if (out != Out.RAW && capture.hasDatagrams(flow)) {
                String of = side == null ? "" : side;
                return ExitCodes.of(
                        capture.print(how, of, form(), spec.commandLine().getOut()));
            }
            sides = capture.sides(how, side == null ? SIDES : List.of(side), chosen);
        }
        int exit = 0;
        for (DecodeChoices each : sides) {
            exit = Math.max(exit, write(session, each));
        }
        return exit;
    }

    private static String format(DecodeChoices chosen) {
        return chosen.format().equals(DecodeChoices.DETECT) ? "" : chosen.format();
    }

    private void list(DirectCapture capture, PrintWriter to) {
        CaptureView.Summary view = capture.view();
        to.printf(
                "# %s: %s, %d packets, %d %s, %d bytes on the wire, %d issues%n",
                dump.name(),
                view.kind(),
                view.packets(),
                view.flows(),
                view.flows() == 1 ? "flow" : "flows",
                view.wireBytes(),
                view.issueCount());
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

    private static void converse(DirectCapture capture, FlowReading how, PrintWriter to) throws IOException {
        ConversationView page = capture.conversation(how, 0, PAGE);
        for (long from = 0; from < page.total(); from += PAGE) {
            page = capture.conversation(how, from, PAGE);
            page.items().forEach(message -> to.println(line(message)));
        }
        if (page.by().equals("turns")) {
            for (String side : SIDES) {
                capture.embedded(how, side).items().forEach(found -> to.println(line(side, found)));
            }
        }
    }

    /**
     * Tab-separated: number, side, time, packet, offset, length, kind, partner, title or first bytes, what is inside,
     * issue.
     */
    private static String line(ConversationView.ConversationMessage message) {
        return String.join(
                "\t",
                String.valueOf(message.number()),
                message.side(),
                message.time() == null ? "" : message.time(),
                message.packet() == null ? "" : String.valueOf(message.packet()),
                String.valueOf(message.offset()),
                String.valueOf(message.length()),
                message.kind(),
                message.partner() == null ? "" : String.valueOf(message.partner()),
                message.title().isEmpty() ? message.firstBytes() : message.title(),
                message.inside() == null ? "" : message.inside().title(),
                message.document() == null || message.document().issue() == null
                        ? ""
                        : message.document().issue());
    }

    /** Tab-separated: a word that no number is, side, offset, length, kind, layers. */
    private static String line(String side, CarvingView found) {
        return String.join(
                "\t",
                "embedded",
                side,
                String.valueOf(found.offset()),
                (found.bounded() ? "" : "<=") + found.length(),
                found.kind(),
                found.layers());
    }

    private int write(DumpSession session, DecodeChoices chosen) throws IOException {
        if (out == Out.RAW) {
            if (side == null) {
                throw Refusal.badRequest("Raw bytes are those of one side: name it with --side.");
            }
            OutputStream to = new BufferedOutputStream(System.out);
            session.copy(chosen, to);
            to.flush();
            return 0;
        }
        OpenTree tree = session.decode(chosen);
        tree.print(dump.name(), form(), spec.commandLine().getOut());
        return ExitCodes.of(tree.status());
    }

    private PrintForm form() {
        return switch (out == null ? Out.TREE : out) {
            case TREE -> PrintForm.TREE;
            case JSON -> PrintForm.JSON;
            case LEAVES -> PrintForm.LEAVES;
            case RAW -> throw Refusal.badRequest("Raw bytes have no form");
        };
    }
}
