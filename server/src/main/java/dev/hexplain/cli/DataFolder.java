package dev.hexplain.cli;

import java.nio.file.Path;
import java.util.Map;

/** The default location of the data folder: {@code $XDG_DATA_HOME/hexplain}, or {@code ~/.local/share/hexplain}. */
final class DataFolder {
    private DataFolder() {}

    static Path ofUser(Map<String, String> environment, String home) {
        String xdg = environment.getOrDefault("XDG_DATA_HOME", "");
        Path base = Path.of(xdg).isAbsolute() ? Path.of(xdg) : Path.of(home, ".local", "share");
        return base.resolve("hexplain");
    }
}
