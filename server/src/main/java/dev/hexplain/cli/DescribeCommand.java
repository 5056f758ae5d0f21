package dev.hexplain.cli;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.RecordDescription;
import dev.hexplain.inspect.view.DiagnosticView;
import java.io.PrintWriter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Generates the descriptor of a record of Java fields. */
final class DescribeCommand extends Command {
    private static final int SHOWN = 100;

    private final Argument<String> fields = Argument.parameter(
            String.class,
            PositionalParamSpec.builder()
                    .paramLabel("FIELDS")
                    .description("As in source: 'long id, boolean special, double[] prices, Side{BUY, SELL} side'."));

    private final Argument<String> endian = Argument.option(
            String.class,
            OptionSpec.builder("--endian")
                    .paramLabel("be|le|native")
                    .defaultValue("be")
                    .description("Byte order; native for Unsafe (default: ${DEFAULT-VALUE})."));

    private final Argument<String> id = Argument.option(
            String.class,
            OptionSpec.builder("--id")
                    .paramLabel("NAME")
                    .defaultValue("record")
                    .description("Id (default: ${DEFAULT-VALUE})."));

    private final Argument<String> title = Argument.option(
            String.class,
            OptionSpec.builder("--title")
                    .paramLabel("TEXT")
                    .defaultValue("")
                    .description("Title (default: from the id)."));

    private final Argument<String> arrayLength = Argument.option(
            String.class,
            OptionSpec.builder("--array-length")
                    .paramLabel("byte|short|int|long")
                    .defaultValue("int")
                    .description("Type of the length before an array (default: ${DEFAULT-VALUE})."));

    private final Argument<String> text = Argument.option(
            String.class,
            OptionSpec.builder("--text")
                    .paramLabel("utf|byte|short|int|long")
                    .defaultValue("utf")
                    .description(
                            "Strings: as writeUTF, or UTF-8 behind a length of that type (default: ${DEFAULT-VALUE})."));

    private final Argument<String> ordinal = Argument.option(
            String.class,
            OptionSpec.builder("--ordinal")
                    .paramLabel("byte|short|int|long")
                    .defaultValue("int")
                    .description("Type of the number of an enum constant (default: ${DEFAULT-VALUE})."));

    private final Argument<String> order = Argument.option(
            String.class,
            OptionSpec.builder("--order")
                    .paramLabel("written|field")
                    .defaultValue("written")
                    .description(
                            "Fields as listed, or as the JVM lays them out: the largest first (default: ${DEFAULT-VALUE})."));

    private final Argument<String> frame = Argument.option(
            String.class,
            OptionSpec.builder("--frame")
                    .paramLabel("single|repeated|length-prefixed")
                    .defaultValue("single")
                    .description(
                            "One record, records to the end, or each behind its length (default: ${DEFAULT-VALUE})."));

    private final Argument<String> frameLength = Argument.option(
            String.class,
            OptionSpec.builder("--frame-length")
                    .paramLabel("byte|short|int|long")
                    .defaultValue("int")
                    .description("Type of the length before a record (default: ${DEFAULT-VALUE})."));

    DescribeCommand() {
        super("describe", "Generate a descriptor of a record that a Java program writes field by field.");
        add(fields);
        add(endian);
        add(id);
        add(title);
        add(arrayLength);
        add(text);
        add(ordinal);
        add(order);
        add(frame);
        add(frameLength);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() {
        PrintWriter out = out();
        try {
            out.print(new RecordDescription(
                            fields.value(),
                            endian.value(),
                            id.value(),
                            title.value(),
                            arrayLength.value(),
                            text.value(),
                            ordinal.value(),
                            order.value(),
                            frame.value(),
                            frameLength.value())
                    .descriptor());
            return 0;
        } catch (Refusal refusal) {
            if (refusal.diagnostics().isEmpty()) {
                throw refusal;
            }
            refusal.diagnostics().forEach(this::print);
            return CommandFailures.EXIT_CODE;
        }
    }

    /** The line, and a caret under the place. */
    private void print(DiagnosticView mistake) {
        PrintWriter err = err();
        err.println("hexplain: " + mistake.message());
        if (!mistake.path().isEmpty()) {
            err.flush();
            return;
        }
        String line =
                fields.value().lines().skip(mistake.line() - 1L).findFirst().orElse("");
        int from = Math.max(0, mistake.column() - 1 - SHOWN / 2);
        err.println("  " + line.substring(Math.min(from, line.length()), Math.min(from + SHOWN, line.length())));
        err.println("  " + " ".repeat(mistake.column() - 1 - from) + "^");
        err.flush();
    }
}
