package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.bundles.BundleFolder;
import dev.hexplain.inspect.bundles.ExtractedBundle;
import dev.hexplain.inspect.notes.NoteViews;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.NoteView;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Opens a bundle: prints its dump as it was read, and the notes about it. */
final class OpenCommand extends Command {
    private final Argument<Path> bundle = Argument.parameter(
            Path.class,
            PositionalParamSpec.builder().paramLabel("BUNDLE").description("A file that ends in .hexplain."));

    private final Argument<Path> extract = Argument.option(
            Path.class,
            OptionSpec.builder("--extract")
                    .paramLabel("DIR")
                    .description("Keep the files of the bundle in this folder, which is made where there is none."));

    private final Argument<Boolean> json =
            JsonLines.option("the tree as decode --json prints it, and an object for each note");

    private final Argument<Colouring> colour = Colouring.option();

    private final LimitOptions bounds = new LimitOptions();

    OpenCommand() {
        super("open", "Print the dump of a bundle as it was read, and the notes about it.");
        add(bundle);
        add(extract);
        add(json);
        add(colour);
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        if (extract.given().isPresent()) {
            return print(Files.createDirectories(extract.value()));
        }
        try (BundleFolder folder = new BundleFolder(Files.createTempDirectory("hexplain"))) {
            return print(folder.path());
        }
    }

    private int print(Path folder) throws IOException {
        try (InputStream in = Files.newInputStream(bundle.value())) {
            return print(ExtractedBundle.of(in, folder, bounds.bounds().derivedBytes()));
        }
    }

    private int print(ExtractedBundle opened) throws IOException {
        DumpSessions sessions = new DumpSessions(bounds.bounds(), opened.provided());
        try (DumpSession session = sessions.open(opened.input(), opened.choices())) {
            OpenTree tree = session.decode(opened.choices());
            PrintForm form = json.value() ? PrintForm.JSON : PrintForm.TREE;
            tree.print(opened.notes().dump().name(), form, ink(colour.value()), out());
            print(opened.notes().notes());
            return ExitCodes.of(tree.status());
        }
    }

    private void print(List<NoteView> notes) {
        if (json.value()) {
            new JsonLines(out()).printAll(notes);
        } else {
            notes.forEach(note -> out().println(NoteViews.line(note)));
        }
    }
}
