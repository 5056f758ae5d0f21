package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.trees.OpenTree;
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

    @Override
    public Integer call() throws IOException {
        try (DumpSession session = choices.open(dump.value(), bounds.bounds())) {
            OpenTree tree = session.decode(choices.choices());
            tree.print(dump.value().name(), printForm(), out());
            return ExitCodes.of(tree.status());
        }
    }
}
