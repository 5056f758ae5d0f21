package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WholeFile;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.ClassRenaming;
import dev.hexplain.inspect.edits.Copy;
import dev.hexplain.inspect.edits.FieldRemoval;
import dev.hexplain.inspect.edits.PatchTarget;
import dev.hexplain.inspect.edits.Removal;
import dev.hexplain.inspect.edits.SharedChange;
import dev.hexplain.inspect.edits.ValueEdits;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.EditView;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** Changes values in a dump, and writes it to another file. */
final class SetCommand extends Command {
    private final Argument<DumpInput> dump = Argument.parameter(
            DumpInput.class,
            DumpConverter.parameter("The dump, which stays as it is; - reads standard input.")
                    .index("0"));

    private final Argument<List<String>> assignments = Argument.parameters(
            String.class,
            PositionalParamSpec.builder()
                    .paramLabel("PATH=VALUE")
                    .index("1..*")
                    .arity("0..*")
                    .description(
                            "Path of a value or a field, and what it becomes: 'orders[0].price=9.5'.",
                            "'tags+=new' adds a value to a list, 'user.age+=7' an entry to a map.",
                            "'note=null' is no value; 'note=\"null\"' is the text."));

    private final Argument<SharedChange> shared = Argument.option(
            SharedChange.class,
            OptionSpec.builder("--shared")
                    .paramLabel("refuse|all|here")
                    .defaultValue("refuse")
                    .description(
                            "Of a value that others refer to: change it everywhere, or only here, as a copy (default:"
                                    + " ${DEFAULT-VALUE})."));

    private final Argument<List<ClassRenaming>> classes = Argument.options(
            ClassRenaming.class,
            OptionSpec.builder("--class")
                    .paramLabel("OLD=NEW[:UID]")
                    .converters(SetCommand::classChange)
                    .description("Give a class of a Java stream another name, everywhere, or another serialVersionUID"
                            + " (OLD=:UID)."));

    private final Argument<List<FieldRemoval>> fields = Argument.options(
            FieldRemoval.class,
            OptionSpec.builder("--drop-field")
                    .paramLabel("CLASS.FIELD")
                    .converters(SetCommand::fieldRemoval)
                    .description("Take a field of a class out of a Java stream, with the data of every object."));

    private final Argument<List<String>> copies = Argument.options(
            String.class,
            OptionSpec.builder("--copy")
                    .paramLabel("PATH")
                    .description("Write an element of a list once more behind itself, before values are changed."));

    private final Argument<List<String>> removals = Argument.options(
            String.class,
            OptionSpec.builder("--remove")
                    .paramLabel("PATH")
                    .description("Take an element out of a list, or an entry out of a map, after values are changed."));

    private final Argument<Path> out = OutputOptions.file("Output file.");

    private final Argument<PatchTarget> patch = PatchOption.of("from the dump to what it becomes");

    private final Argument<Boolean> inside =
            Argument.flag("--inside", "Write what is inside the layers, instead of putting them back around it.");

    private final Argument<Boolean> json = JsonLines.option("an object for each replacement");

    private final ChoiceOptions choices = new ChoiceOptions();

    private final LimitOptions bounds = new LimitOptions();

    SetCommand() {
        super(
                "set",
                "Change values in a dump, and write it to another file.",
                "Lengths before a value follow. The result is decoded again: where anything else would change, nothing"
                        + " is written, and the message says why.");
        add(dump);
        add(assignments);
        add(shared);
        add(classes);
        add(fields);
        add(copies);
        add(removals);
        add(out);
        add(patch);
        add(inside);
        add(json);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        List<Alteration> wanted = wanted();
        for (Path file : written()) {
            dump.value().requireApart(file);
        }
        try (DumpSession session = choices.open(dump.value(), bounds.bounds())) {
            OpenTree tree = session.decode(choices.choices());
            try (ValueEdits.Edited edited = session.edit(tree, wanted)) {
                if (out.given().isPresent()) {
                    session.write(new WholeFile(out.value()), tree, edited, inside.value());
                }
                if (patch.given().isPresent()) {
                    session.writePatch(patch.value(), tree, edited, inside.value());
                }
                print(edited.edits());
                edited.notes().forEach(note -> err().println("hexplain: " + note));
            }
            return 0;
        }
    }

    private static ClassRenaming classChange(String text) {
        try {
            return ClassRenaming.parse(text);
        } catch (Refusal refused) {
            throw new TypeConversionException(String.valueOf(refused.getMessage()));
        }
    }

    private static FieldRemoval fieldRemoval(String text) {
        try {
            return FieldRemoval.parse(text);
        } catch (Refusal refused) {
            throw new TypeConversionException(String.valueOf(refused.getMessage()));
        }
    }

    /** In the order in which they are done. */
    private List<Alteration> wanted() {
        List<Alteration> wanted = new ArrayList<>();
        wanted.addAll(fields.value());
        wanted.addAll(classes.value());
        copies.value().forEach(path -> wanted.add(new Copy(path)));
        assignments.value().forEach(text -> wanted.add(Assignment.parse(text, shared.value())));
        removals.value().forEach(path -> wanted.add(new Removal(path)));
        if (wanted.isEmpty()) {
            throw new ParameterException(
                    spec().commandLine(),
                    "Name what is to be changed: PATH=VALUE, --drop-field, --class, --copy or --remove");
        }
        return wanted;
    }

    private List<Path> written() {
        List<Path> files = Stream.concat(out.given().stream(), patch.given().map(PatchTarget::file).stream())
                .toList();
        if (files.isEmpty()) {
            throw new ParameterException(spec().commandLine(), "Name a file to write: --out, --patch or both");
        }
        return files;
    }

    private void print(List<EditView> edits) {
        if (json.value()) {
            new JsonLines(out()).printAll(edits);
            return;
        }
        for (EditView edit : edits) {
            out().printf("0x%X\t%s\t%s -> %s%n", edit.offset(), edit.path(), edit.before(), edit.after());
        }
    }
}
