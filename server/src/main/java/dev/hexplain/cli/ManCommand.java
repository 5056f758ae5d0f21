package dev.hexplain.cli;

import dev.hexplain.inspect.common.Nearest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;

/** Prints manual pages, or writes all of them. */
final class ManCommand extends Command {
    private final Argument<String> command = Argument.parameter(
            String.class,
            PositionalParamSpec.builder()
                    .paramLabel("COMMAND")
                    .arity("0..1")
                    .description("The command whose page is printed; without one, that of hexplain itself."));

    private final Argument<Path> out = Argument.option(
            Path.class,
            OptionSpec.builder("--out")
                    .paramLabel("DIR")
                    .description(
                            "Write the pages of all commands into this folder, such as ~/.local/share/man/man1, instead."));

    ManCommand() {
        super("man", "Print a manual page: hexplain man decode | man -l -");
        add(command);
        add(out);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        CommandLine all = Main.commandLine(out(), err());
        if (out.given().isPresent()) {
            write(all, Files.createDirectories(out.value()));
            return 0;
        }
        CommandLine asked = command.given()
                .map(name -> all.getSubcommands().get(name))
                .orElse(command.given().isEmpty() ? all : null);
        if (asked == null) {
            throw new ParameterException(
                    spec().commandLine(),
                    "There is no command `%s`.%s"
                            .formatted(
                                    command.value(),
                                    Nearest.question(
                                            command.value(),
                                            all.getSubcommands().keySet())));
        }
        out().print(new ManualPage(asked.getCommandSpec()).text());
        return 0;
    }

    private static void write(CommandLine all, Path folder) throws IOException {
        Files.writeString(folder.resolve("hexplain.1"), new ManualPage(all.getCommandSpec()).text());
        for (Map.Entry<String, CommandLine> each : all.getSubcommands().entrySet()) {
            Files.writeString(
                    folder.resolve("hexplain-%s.1".formatted(each.getKey())),
                    new ManualPage(each.getValue().getCommandSpec()).text());
        }
    }
}
