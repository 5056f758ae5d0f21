package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.FindingView;
import java.io.IOException;
import picocli.CommandLine.Model.OptionSpec;

/** Decodes one dump and prints its fields, or the value in it. */
final class DecodeCommand extends Command {
    private final Argument<DumpInput> dump =
            Argument.parameter(DumpInput.class, DumpConverter.parameter("The dump; - reads standard input."));

    private final ChoiceOptions choices = new ChoiceOptions();

    /** The forms by the names they have here. */
    private enum Form {
        TREE,
        JSON,
        LEAVES,
        OBJECT,
        VALUES
    }

    private final Argument<Form> form = Argument.option(
            Form.class,
            OptionSpec.builder("--out")
                    .paramLabel("tree|json|leaves|object|values")
                    .defaultValue("tree")
                    .description(
                            "Its fields as an outline, as nested JSON, or a line for each leaf; or the object that it"
                                    + " says, as indented text, or as JSON (default: ${DEFAULT-VALUE})."));

    private final Argument<Boolean> types = Argument.flag(OptionSpec.builder("--types")
            .description("With --out values: each value says its type, as {\"$type\": …}."));

    private final BoundsOptions bounds = new BoundsOptions();

    DecodeCommand() {
        super("decode", "Decode one dump and print its fields, or the object in it.");
        add(dump);
        add(choices.arguments());
        add(form);
        add(types);
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
        if (!said) {
            err().printf("hexplain: %s. %s%n", finding.title(), finding.detail());
        }
        for (CandidatesView.FormatCandidate reading : finding.readings()) {
            err().printf("hexplain: try --format %s: %s%n", reading.format(), reading.reason());
        }
    }

    @Override
    public Integer call() throws IOException {
        try (DumpSession session = choices.open(dump.value(), bounds.bounds())) {
            OpenTree tree = session.decode(choices.choices());
            tree.print(dump.value().name(), printForm(), out());
            session.finding(tree).ifPresent(this::say);
            return ExitCodes.of(tree.status());
        }
    }
}
