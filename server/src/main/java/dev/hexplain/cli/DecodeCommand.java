package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.CutLines;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.trees.DecodeStatus;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.FindingView;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Decodes dumps and prints their fields, or the values in them. */
final class DecodeCommand extends Command {
    private final Argument<List<DumpInput>> dumps = Argument.parameters(
            DumpInput.class, DumpConverter.parametersOrInput("Dumps; none, or -, reads standard input."));

    private final ChoiceOptions choices = new ChoiceOptions();

    /** The forms by the names they have here. */
    private enum Form {
        TREE,
        JSON,
        LEAVES,
        OBJECT,
        VALUES
    }

    /** Payloads that are named where none was chosen. */
    private static final int MOST_NAMED = 5;

    private final OutputOptions<Form> form = OutputOptions.of(
            Form.class,
            Form.JSON,
            OutputOptions.named("tree|json|leaves|object|values")
                    .defaultValue("tree")
                    .description(
                            "Its fields as an outline, as nested JSON, or a line for each leaf; or the object that it"
                                    + " says, as indented text, or as JSON (default: ${DEFAULT-VALUE})."));

    private final Argument<Boolean> types = Argument.flag(OptionSpec.builder("--types")
            .description("With --as values: each value says its type, as {\"$type\": …}."));

    private final Argument<Colouring> colour = Colouring.option();

    private final LimitOptions bounds = new LimitOptions();

    DecodeCommand() {
        super("decode", "Decode dumps and print their fields, or the objects in them.");
        add(dumps);
        add(choices.arguments());
        add(form);
        add(types);
        add(colour);
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    private PrintForm printForm() {
        return switch (form.value()) {
            case TREE -> PrintForm.TREE;
            case JSON -> PrintForm.JSON;
            case LEAVES -> PrintForm.LEAVES;
            case OBJECT -> PrintForm.OBJECT;
            case VALUES -> types.value() ? PrintForm.TYPED_VALUES : PrintForm.VALUES;
        };
    }

    /** What the tree and its issues do not say. */
    private void say(FindingView finding) {
        boolean said = finding.kind().equals("truncated") || finding.kind().equals("unrecognised");
        boolean damaged = finding.kind().equals("damaged-by-text");
        if (damaged && printForm().isForPeople()) {
            out().printf("! %s. %s%n", finding.title(), finding.detail());
            finding.readable().forEach(text -> out().printf("  %s%n", text));
        } else if (!said) {
            err().printf("hexplain: %s. %s%n", finding.title(), finding.detail());
        }
        for (CandidatesView.FormatCandidate reading : finding.readings()) {
            err().printf("hexplain: try --format %s: %s%n", reading.format(), reading.reason());
        }
    }

    /** Which payloads there are, where none was chosen. */
    private void sayChoices(DumpSession session, OpenTree tree) {
        if (tree.status() == DecodeStatus.UNRECOGNISED && choices.choices().detectsLayers()) {
            session.alike().stream()
                    .limit(MOST_NAMED)
                    .forEach(each -> err().printf("hexplain: try --layers '%s': %s%n", each.layers(), each.reason()));
        }
    }

    @Override
    public Integer call() throws IOException {
        List<DumpInput> inputs = inputs();
        return inputs.size() == 1 ? decode(inputs.getFirst(), "") : decodeAll(inputs);
    }

    private List<DumpInput> inputs() {
        if (!dumps.value().isEmpty()) {
            return dumps.value();
        }
        if (Terminal.isInput()) {
            throw new ParameterException(spec().commandLine(), "Name a file, or send one to standard input");
        }
        return List.of(DumpConverter.input());
    }

    /** One that cannot be read keeps none of the others back. */
    private int decodeAll(List<DumpInput> inputs) {
        int worst = 0;
        boolean failed = false;
        boolean isBehind = false;
        for (DumpInput dump : inputs) {
            try {
                worst = Math.max(worst, decode(dump, isBehind && printForm().isForPeople() ? "\n" : ""));
                isBehind = true;
            } catch (IOException | Refusal e) {
                failed = true;
                out().flush();
                err().println("hexplain: " + dump.name() + ": " + CommandFailures.line(e));
            }
        }
        return failed ? CommandFailures.EXIT_CODE : worst;
    }

    /** @param before what is printed before it */
    private int decode(DumpInput dump, String before) throws IOException {
        try (DumpSession session = choices.open(dump, bounds.bounds())) {
            OpenTree tree = session.decode(choices.choices());
            out().print(before);
            new CutLines(err())
                    .print(bounds.within(
                            err(), () -> tree.print(dump.name(), printForm(), ink(colour.value()), out())));
            session.finding(tree).ifPresent(this::say);
            sayChoices(session, tree);
            return ExitCodes.of(tree.status());
        }
    }
}
