package dev.hexplain.cli;

import dev.hexplain.inspect.storage.StorageCases;
import dev.hexplain.inspect.storage.StorageCases.AdoptedView;
import dev.hexplain.inspect.storage.StorageCases.CheckedView;
import dev.hexplain.inspect.storage.StorageCases.CopiedView;
import dev.hexplain.inspect.storage.StorageCases.StoragePlace;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Copies what a server keeps to another home, checks that all of it is there, and makes records of what has none. */
final class StoreCommand extends Command {
    private static final int INCOMPLETE = 1;

    /** What is done. */
    enum Deed {
        COPY,
        CHECK,
        ADOPT
    }

    private final Argument<Deed> deed = Argument.parameter(
            Deed.class,
            PositionalParamSpec.builder()
                    .index("0")
                    .arity("1")
                    .paramLabel("copy|check|adopt")
                    .converters(new ConstantConverter<>(Deed.class))
                    .description(
                            "copy: dumps, formats, schemas, timings, notes and tokens to another home; what is there is not"
                                    + " copied again. check: whether the folder and its database are whole, whether"
                                    + " all that is named is there, and what nothing names."
                                    + " adopt: after the database was lost, names dumps and formats that nothing names."));

    private final Argument<Path> folder = DataFolder.option();

    private final StorageOptions home = StorageOptions.ofServer();

    private final Argument<Path> toFolder = Argument.option(
            Path.class,
            OptionSpec.builder("--to-data-dir")
                    .paramLabel("FOLDER")
                    .description("With copy: a data folder, for what --to-database and --to-blobs do not name."));

    private final StorageOptions to = StorageOptions.ofTarget();

    private final Argument<Boolean> delete =
            Argument.flag("--delete", "With check: delete what nothing names; in a bucket, what is older than a day.");

    private final Argument<Boolean> yes = Argument.flag(
            "--yes",
            "With --delete: also where nothing names more than half of the dumps, because the database is lost.");

    private final Argument<String> space = Argument.option(
            String.class,
            OptionSpec.builder("--space")
                    .paramLabel("NAME")
                    .defaultValue("public")
                    .description("With adopt: the space that dumps and formats come into (default: public)."));

    private final Argument<Boolean> json = JsonLines.option("an object");

    StoreCommand() {
        super(
                "store",
                "Copy what a server keeps to another home, check it, or mend its records; a server that uses a folder of it is stopped.");
        add(deed);
        add(folder);
        add(home.arguments());
        add(toFolder);
        add(to.arguments());
        add(delete);
        add(yes);
        add(space);
        add(json);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        StoragePlace from = new StoragePlace(DataFolder.chosen(folder), home.home());
        return switch (deed.value()) {
            case COPY -> copy(from);
            case CHECK -> check(from);
            case ADOPT -> adopt(from);
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
        CheckedView found = StorageCases.check(place, each -> {
            if (!json.value()) {
                print(each);
            }
            return isDeleted(each);
        });
        boolean refused = delete.value() && !isDeleted(found);
        if (json.value()) {
            new JsonLines(out()).print(found);
        }
        if (refused && !found.damaged().isEmpty()) {
            err().println("hexplain: nothing is deleted, because what is damaged may be what names it.");
        } else if (refused) {
            err().println(
                            "hexplain: nothing is deleted, because nothing names more than half of the dumps: the database is lost, or another one. Restore it, or use `store adopt`; to delete them all the same, add --yes.");
        }
        return found.missing().isEmpty() && found.damaged().isEmpty() && !refused ? 0 : INCOMPLETE;
    }

    private boolean isDeleted(CheckedView found) {
        return delete.value() && found.damaged().isEmpty() && (yes.value() || !found.recordsLost());
    }

    /** Before anything is deleted. */
    private void print(CheckedView found) {
        if (!found.damaged().isEmpty()) {
            out().println("%d objects; what names them is damaged, so nothing is compared.".formatted(found.objects()));
            found.damaged().forEach(what -> out().println("damaged\t" + what));
            out().flush();
            return;
        }
        out().println("%d objects; %d are missing, and nothing names %d (%d bytes)%s."
                .formatted(
                        found.objects(),
                        found.missing().size(),
                        found.unnamed().size(),
                        found.bytes(),
                        isDeleted(found) ? ", which are deleted" : ""));
        found.missing().forEach(key -> out().println("missing\t" + key));
        found.unnamed().forEach(key -> out().println("unnamed\t" + key));
        out().flush();
    }

    private int adopt(StoragePlace place) throws IOException {
        AdoptedView done = StorageCases.adopt(place, space.value());
        if (json.value()) {
            new JsonLines(out()).print(done);
        } else {
            out().println("Adopted %d objects (%d bytes); %d still have no record."
                    .formatted(done.adopted().size(), done.bytes(), done.left().size()));
            done.adopted().forEach(key -> out().println("adopted\t" + key));
            done.left().forEach(each -> out().println("left\t" + each));
        }
        return done.left().isEmpty() ? 0 : INCOMPLETE;
    }
}
