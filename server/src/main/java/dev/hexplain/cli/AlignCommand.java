package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.MessageSessions;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.layouts.LayoutForm;
import dev.hexplain.inspect.layouts.LayoutPrinter;
import dev.hexplain.inspect.layouts.SharedLayout;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/** Shows what messages of one unknown format have in common. */
final class AlignCommand extends Command {
    private final Argument<List<DumpInput>> messages = Argument.parameters(
            DumpInput.class,
            DumpConverter.parameter(
                            "Messages of one format, a file each, in their order; or one file of records of one size.")
                    .arity("1..*"));

    private final Argument<String> layers = Argument.option(
            String.class,
            OptionSpec.builder("--layers")
                    .paramLabel("auto|raw|PATH")
                    .defaultValue("raw")
                    .description("Encoding layers to remove from each (default: ${DEFAULT-VALUE})."));

    private final OutputOptions<LayoutForm> form = OutputOptions.of(
            LayoutForm.class,
            LayoutForm.JSON,
            OutputOptions.named("text|json|ksy")
                    .defaultValue("text")
                    .description("Fields and bytes, one JSON object, or the beginning of a descriptor"
                            + " (default: ${DEFAULT-VALUE})."));

    private final Argument<String> id = Argument.option(
            String.class,
            OptionSpec.builder("--id")
                    .paramLabel("NAME")
                    .defaultValue("messages")
                    .description("Id of the descriptor (default: ${DEFAULT-VALUE})."));

    private final Argument<Colouring> colour = Colouring.option();

    private final LimitOptions bounds = new LimitOptions();

    AlignCommand() {
        super(
                "align",
                "Show what messages of one unknown format have in common.",
                "What is the same in all, counts, tells a time, or looks like the length of what follows; and the beginning of a descriptor from that.");
        add(messages);
        add(layers);
        add(form);
        add(id);
        add(colour);
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        try (MessageSessions sessions =
                MessageSessions.open(new DumpSessions(bounds.bounds()), messages.value(), layers.value())) {
            SharedLayout layout = sessions.layout();
            switch (form.value()) {
                case TEXT -> new LayoutPrinter(ink(colour.value()), out()).print(layout);
                case JSON -> new JsonLines(out()).print(layout.view(id.value()));
                case KSY -> out().print(layout.descriptor(id.value()));
            }
            return 0;
        }
    }
}
