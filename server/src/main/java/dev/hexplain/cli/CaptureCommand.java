package dev.hexplain.cli;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.captures.Conversations;
import dev.hexplain.inspect.captures.DirectCapture;
import dev.hexplain.inspect.captures.FlowOrder;
import dev.hexplain.inspect.captures.FlowReading;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.CapturePage;
import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.CarvingView;
import dev.hexplain.inspect.view.ConversationView;
import dev.hexplain.inspect.view.FlowView;
import dev.hexplain.inspect.view.PacketFieldsView;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import picocli.CommandLine.Model.OptionSpec;

/** Lists the flows of a capture, prints a packet or the conversation of one flow, or writes the stream of one side. */
final class CaptureCommand extends Command {
    private static final int PAGE = 500;
    private static final List<String> SIDES = List.of("a", "b");

    private final Argument<DumpInput> dump = Argument.parameter(
            DumpInput.class, DumpConverter.parameter("The capture, compressed or not; - reads standard input."));

    private final Argument<Integer> flow = Argument.option(
            Integer.class, OptionSpec.builder("--flow").paramLabel("N").description("Number of a flow in the list."));

    private final Argument<Integer> packet = Argument.option(
            Integer.class,
            OptionSpec.builder("--packet")
                    .paramLabel("N")
                    .description("Number of a packet, from 1: what its bytes mean, from the link layer on."));

    private final Argument<String> side = Argument.option(
            String.class,
            OptionSpec.builder("--side").paramLabel("a|b").description("Sending side; a opened the conversation."));

    private final OutputOptions<Out> form = OutputOptions.withoutJson(
            Out.class,
            OutputOptions.named("raw|tree|json|leaves")
                    .description(
                            "With --flow: the decoded bytes of both sides or of --side (default: tree);",
                            "raw, with --side: its bytes as they are."));

    private final Argument<Boolean> json =
            JsonLines.option("an object for each flow, or of one for each message; with --side its bytes as --as json");

    private final Argument<FlowOrder.Key> sort = Argument.option(
            FlowOrder.Key.class,
            OptionSpec.builder("--sort")
                    .paramLabel("KEY")
                    .defaultValue("number")
                    .description("number, packets, bytes, start, duration, a or b (default: ${DEFAULT-VALUE})."));

    private final Argument<Boolean> reverse = Argument.flag("--reverse", "The largest first.");

    private final Argument<String> filter = Argument.option(
            String.class,
            OptionSpec.builder("--filter")
                    .paramLabel("WORDS")
                    .defaultValue("")
                    .description(
                            "Words, all of which must occur in an endpoint, the protocol or a note, or in what a side sent;",
                            "with --flow: in a message, or in the one that it answers or is answered by."));

    private final Argument<String> overlaps = Argument.option(
            String.class,
            OptionSpec.builder("--overlaps", "--overlap")
                    .paramLabel("POLICY")
                    .defaultValue(FlowReading.USUAL_OVERLAPS)
                    .description(
                            "Overlap policy, which decides whose bytes count: first, last, bsd, linux, old-linux."));

    private final ChoiceOptions choices = new ChoiceOptions();

    private final LimitOptions bounds = new LimitOptions();

    CaptureCommand() {
        super(
                "capture",
                "List the flows of a pcap or pcapng file, or show one of them.",
                "With --packet: the fields of one packet. With --flow: the conversation of its two sides, or embedded formats where no protocol is known; with"
                        + " --as or --side too, the bytes sent, raw or decoded.");
        add(dump);
        add(flow);
        add(packet);
        add(side);
        add(form);
        add(json);
        add(sort);
        add(reverse);
        add(filter);
        add(overlaps);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    /** What is written of a side. */
    enum Out {
        RAW,
        TREE,
        JSON,
        LEAVES
    }

    @Override
    public Integer call() throws IOException {
        try (DumpSession session = choices.open(dump.value(), bounds.bounds())) {
            return call(session, choices.choices());
        }
    }

    private int call(DumpSession session, DecodeChoices chosen) throws IOException {
        List<DecodeChoices> sides;
        try (DirectCapture capture = session.capture(chosen)) {
            if (packet.given().isPresent()) {
                print(capture.packet(packet.value()), out());
                return 0;
            }
            if (flow.given().isEmpty()) {
                list(capture, out());
                return 0;
            }
            FlowReading how = FlowReading.of(flow.value(), format(chosen), overlaps.value());
            if (side.given().isEmpty() && form.given().isEmpty()) {
                converse(capture, how, out());
                return 0;
            }
            if (!isRaw() && capture.hasDatagrams(flow.value())) {
                String of = side.given().orElse("");
                return ExitCodes.of(capture.print(how, of, form(), out()));
            }
            sides = capture.sides(how, side.given().map(List::of).orElse(SIDES), chosen);
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
        view.notes().forEach(note -> err().println("hexplain: " + note));
        if (!json.value()) {
            printHead(view, to);
        }
        FlowOrder order = FlowOrder.of(sort.value(), reverse.value(), filter.value());
        long total = Long.MAX_VALUE;
        for (long from = 0; from < total; from += PAGE) {
            CapturePage<FlowView> page = capture.flows(order, from, PAGE);
            total = page.total();
            print(page.items(), CaptureCommand::line, to);
        }
    }

    /** Each as JSON, or as a line. */
    private <T> void print(List<T> items, Function<T, String> line, PrintWriter to) {
        if (json.value()) {
            new JsonLines(to).printAll(items);
        } else {
            items.forEach(each -> to.println(line.apply(each)));
        }
    }

    private void printHead(CaptureView.Summary view, PrintWriter to) {
        to.printf(
                "# %s: %s, %d packets, %d %s, %d bytes on the wire, %d issues%n",
                dump.value().name(),
                view.kind(),
                view.packets(),
                view.flows(),
                view.flows() == 1 ? "flow" : "flows",
                view.wireBytes(),
                view.issueCount());
    }

    /** Tab-separated: number, protocol, endpoints, packets, bytes both ways, seconds, what each side speaks, facts. */
    private static String line(FlowView flow) {
        return String.join(
                "\t",
                String.valueOf(flow.number()),
                flow.protocol(),
                flow.a().endpoint(),
                flow.b().endpoint(),
                String.valueOf(flow.packets()),
                String.valueOf(flow.a().streamBytes()),
                String.valueOf(flow.b().streamBytes()),
                flow.seconds() == null ? "" : String.format(Locale.ROOT, "%.6f", flow.seconds()),
                format(flow.a()),
                format(flow.b()),
                String.join(",", flow.facts()));
    }

    private static String format(FlowView.FlowSideView side) {
        return side.format() == null ? "" : side.format().format();
    }

    /** As one object of JSON, or each field as a line. */
    private void print(PacketFieldsView view, PrintWriter to) {
        if (json.value()) {
            new JsonLines(to).printAll(List.of(view));
        } else {
            view.fields().forEach(field -> to.println(line(field)));
        }
    }

    /** Tab-separated: offset in the packet, length, role, type, name behind two blanks for each field around it, value. */
    private static String line(PacketFieldsView.Part field) {
        return String.join(
                "\t",
                "0x%X".formatted(field.offset()),
                String.valueOf(field.length()),
                field.role(),
                field.type(),
                "  ".repeat(field.depth()) + field.name(),
                field.value());
    }

    private void converse(DirectCapture capture, FlowReading how, PrintWriter to) throws IOException {
        ConversationView page = capture.conversation(how, part(0));
        for (long from = 0; from < page.total(); from += PAGE) {
            page = capture.conversation(how, part(from));
            print(page.items(), CaptureCommand::line, to);
        }
        if (page.by().equals("turns")) {
            for (String side : SIDES) {
                List<Embedded> found = capture.embedded(how, side).items().stream()
                        .map(each -> new Embedded(side, each))
                        .toList();
                print(found, CaptureCommand::line, to);
            }
        }
    }

    /** Data that is found in what a side sent. */
    private record Embedded(String side, @JsonUnwrapped CarvingView found) {}

    private Conversations.Part part(long from) {
        return Conversations.Part.of(filter.value(), from, PAGE);
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
    private static String line(Embedded embedded) {
        CarvingView found = embedded.found();
        return String.join(
                "\t",
                "embedded",
                embedded.side(),
                String.valueOf(found.offset()),
                (found.bounded() ? "" : "<=") + found.length(),
                found.kind(),
                found.layers());
    }

    private int write(DumpSession session, DecodeChoices chosen) throws IOException {
        if (isRaw()) {
            if (side.given().isEmpty()) {
                throw Refusal.badRequest("Raw bytes are those of one side: name it with --side.");
            }
            OutputStream to = new BufferedOutputStream(bytes());
            session.copy(chosen, to);
            to.flush();
            return 0;
        }
        OpenTree tree = session.decode(chosen);
        tree.print(dump.value().name(), form(), out());
        return ExitCodes.of(tree.status());
    }

    private boolean isRaw() {
        return form.given().filter(Out.RAW::equals).isPresent();
    }

    private PrintForm form() {
        return switch (form.given().orElse(json.value() ? Out.JSON : Out.TREE)) {
            case TREE -> PrintForm.TREE;
            case JSON -> PrintForm.JSON;
            case LEAVES -> PrintForm.LEAVES;
            case RAW -> throw Refusal.badRequest("Raw bytes have no form");
        };
    }
}
