package dev.hexplain.cli;

import dev.hexplain.inspect.storage.StorageCases;
import dev.hexplain.inspect.storage.StorageCases.CheckedView;
import dev.hexplain.inspect.storage.StorageCases.CopiedView;
import dev.hexplain.inspect.storage.StorageCases.StoragePlace;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Copies what a server keeps to another home, and checks that all of it is there. */
final class StoreCommand extends Command {
    private static final int INCOMPLETE = 1;

    /** What is done. */
    enum Deed {
        COPY,
        CHECK
    }

    private final Argument<Deed> deed = Argument.parameter(
            Deed.class,
            PositionalParamSpec.builder()
                    .index("0")
                    .arity("1")
                    .paramLabel("copy|check")
                    .converters(new ConstantConverter<>(Deed.class))
                    .description(
                            "copy: dumps, formats, schemas, timings, notes and tokens to another home; what is there is not"
                                    + " copied again. check: whether all that is named is there, and what nothing names."));

    private final Argument<Path> folder = DataFolder.option();

    private final HomeOptions home = HomeOptions.ofServer();

    private final Argument<Path> toFolder = Argument.option(
            Path.class,
            OptionSpec.builder("--to-data-dir")
                    .paramLabel("FOLDER")
                    .description("With copy: a data folder, for what --to-database and --to-blobs do not name."));

    private final HomeOptions to = HomeOptions.ofTarget();

    private final Argument<Boolean> delete =
            Argument.flag("--delete", "With check: delete what nothing names, and is older than a day.");

    private final Argument<Boolean> json = JsonLines.option("an object");

    StoreCommand() {
        super(
                "store",
                "Copy what a server keeps to another home, or check it; a server that uses a folder of it is stopped.");
        add(deed);
        add(folder);
        add(home.arguments());
        add(toFolder);
        add(to.arguments());
        add(delete);
        add(json);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        StoragePlace from = new StoragePlace(DataFolder.chosen(folder), home.home());
        return switch (deed.value()) {
            case COPY -> copy(from);
            case CHECK -> check(from);
        };
    }

    private int copy(StoragePlace from) throws IOException {
        StoragePlace target = new StoragePlace(toFolder.given().orElseGet(() -> DataFolder.chosen(folder)), to.home());
        CopiedView done = StorageCases.copy(from, target);
        if (json.value()) {
            new JsonLines(out()).print(done);
        } else {
            out().println("Copied %d objects (%d bytes) and %d rows; %d objects were there already."
                    .formatted(done.objects(), done.bytes(), done.rows(), done.present()));
            done.wrong().forEach(each -> err().println(each));
        }
        return done.wrong().isEmpty() ? 0 : INCOMPLETE;
    }

    private int check(StoragePlace place) throws IOException {
        CheckedView found = StorageCases.check(place, delete.value());
        if (json.value()) {
            new JsonLines(out()).print(found);
        } else {
            out().println("%d objects; %d are missing, and nothing names %d (%d bytes)%s."
                    .formatted(
                            found.objects(),
                            found.missing().size(),
                            found.unnamed().size(),
                            found.bytes(),
                            delete.value() ? ", which were deleted" : ""));
            found.missing().forEach(key -> out().println("missing\t" + key));
            found.unnamed().forEach(key -> out().println("unnamed\t" + key));
        }
        return found.missing().isEmpty() ? 0 : INCOMPLETE;
    }
}
