package dev.hexplain.cli;

import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Model.OptionSpec;

/** The default location of the data folder: {@code $XDG_DATA_HOME/hexplain}, or {@code ~/.local/share/hexplain}. */
final class DataFolder {
    private DataFolder() {}

    /** The option of commands that need one. */
    static Argument<Path> option() {
        return Argument.option(
                Path.class,
                OptionSpec.builder("--data-dir")
                        .paramLabel("FOLDER")
                        .defaultValue("${env:HEXPLAIN_DATA_DIR}")
                        .description("Data folder (also: HEXPLAIN_DATA_DIR; default: a folder of the user's)."));
    }

    /** What was chosen, or the user's. */
    static Path chosen(Argument<Path> option) {
        return option.given().orElseGet(() -> ofUser(System.getenv(), System.getProperty("user.home")));
    }

    static Path ofUser(Map<String, String> environment, String home) {
        String xdg = environment.getOrDefault("XDG_DATA_HOME", "");
        Path base = Path.of(xdg).isAbsolute() ? Path.of(xdg) : Path.of(home, ".local", "share");
        return base.resolve("hexplain");
    }
}
