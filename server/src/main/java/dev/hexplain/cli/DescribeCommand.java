package dev.hexplain.cli;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.RecordDescription;
import dev.hexplain.inspect.view.DiagnosticView;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Generates the descriptor of a record of Java fields. */
@Command(
        name = "describe",
        description = "Generate a descriptor of a record that a Java program writes field by field.",
        sortOptions = false)
final class DescribeCommand implements Callable<Integer> {
    private static final int SHOWN = 100;

    @Parameters(
            paramLabel = "FIELDS",
            description = "As in source: 'long id, boolean special, double[] prices, Side{BUY, SELL} side'.")
    private String fields = "";

    @Option(
            names = "--endian",
            paramLabel = "be|le|native",
            defaultValue = "be",
            description = "Byte order; native for Unsafe (default: ${DEFAULT-VALUE}).")
    private String endian = "";

    @Option(
            names = "--id",
            paramLabel = "NAME",
            defaultValue = "record",
            description = "Id (default: ${DEFAULT-VALUE}).")
    private String id = "";

    @Option(names = "--title", paramLabel = "TEXT", defaultValue = "", description = "Title (default: from the id).")
    private String title = "";

    @Option(
            names = "--array-length",
            paramLabel = "byte|short|int|long",
            defaultValue = "int",
            description = "Type of the length before an array (default: ${DEFAULT-VALUE}).")
    private String arrayLength = "";

    @Option(
            names = "--text",
            paramLabel = "utf|byte|short|int|long",
            defaultValue = "utf",
            description = "Strings: as writeUTF, or UTF-8 behind a length of that type (default: ${DEFAULT-VALUE}).")
    private String text = "";

    @Option(
            names = "--ordinal",
            paramLabel = "byte|short|int|long",
            defaultValue = "int",
            description = "Type of the number of an enum constant (default: ${DEFAULT-VALUE}).")
    private String ordinal = "";

    @Option(
            names = "--order",
            paramLabel = "written|field",
            defaultValue = "written",
            description =
                    "Fields as listed, or as the JVM lays them out: the largest first (default: ${DEFAULT-VALUE}).")
    private String order = "";

    @Option(
            names = "--frame",
            paramLabel = "single|repeated|length-prefixed",
            defaultValue = "single",
            description = "One record, records to the end, or each behind its length (default: ${DEFAULT-VALUE}).")
    private String frame = "";

    @Option(
            names = "--frame-length",
            paramLabel = "byte|short|int|long",
            defaultValue = "int",
            description = "Type of the length before a record (default: ${DEFAULT-VALUE}).")
    private String frameLength = "";

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            out.print(new RecordDescription(
                            fields, endian, id, title, arrayLength, text, ordinal, order, frame, frameLength)
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
        PrintWriter err = spec.commandLine().getErr();
        err.println("hexplain: " + mistake.message());
        if (!mistake.path().isEmpty()) {
            err.flush();
            return;
        }
        String line = fields.lines().skip(mistake.line() - 1L).findFirst().orElse("");
        int from = Math.max(0, mistake.column() - 1 - SHOWN / 2);
        err.println("  " + line.substring(Math.min(from, line.length()), Math.min(from + SHOWN, line.length())));
        err.println("  " + " ".repeat(mistake.column() - 1 - from) + "^");
        err.flush();
    }
}
