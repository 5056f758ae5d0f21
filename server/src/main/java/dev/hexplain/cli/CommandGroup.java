package dev.hexplain.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * Commands by what they are for, in the order of the help text.
 *
 * @param commands by name; none is made, or its class loaded, before it is needed
 */
record CommandGroup(String title, List<Map.Entry<String, Supplier<Command>>> commands) {
    private static final String HELP = "help";

    private static final List<CommandGroup> ALL = List.of(
            of(
                    "Look",
                    Map.entry("decode", () -> new DecodeCommand()),
                    Map.entry("detect", () -> new DetectCommand()),
                    Map.entry("layers", () -> new LayersCommand()),
                    Map.entry("carve", () -> new CarveCommand()),
                    Map.entry("dump", () -> new DumpCommand()),
                    Map.entry("report", () -> new ReportCommand()),
                    Map.entry("open", () -> new OpenCommand()),
                    Map.entry("scan", () -> new ScanCommand())),
            of(
                    "Find and compare",
                    Map.entry("find", () -> new FindCommand()),
                    Map.entry("query", () -> new QueryCommand()),
                    Map.entry("diff", () -> new DiffCommand()),
                    Map.entry("align", () -> new AlignCommand())),
            of("Change", Map.entry("set", () -> new SetCommand()), Map.entry("patch", () -> new PatchCommand())),
            of(
                    "Classes and security",
                    Map.entry("classes", () -> new ClassesCommand()),
                    Map.entry("risks", () -> new RisksCommand()),
                    Map.entry("filter", () -> new FilterCommand()),
                    Map.entry("explain", () -> new ExplainCommand())),
            of(
                    "Codecs",
                    Map.entry("encode", () -> new EncodeCommand()),
                    Map.entry("time", () -> new TimeCommand()),
                    Map.entry("flexibility", () -> new FlexibilityCommand())),
            of(
                    "Formats",
                    Map.entry("formats", () -> new FormatsCommand()),
                    Map.entry("describe", () -> new DescribeCommand()),
                    Map.entry("check", () -> new CheckCommand()),
                    Map.entry("verify", () -> new VerifyCommand())),
            of("Captures", Map.entry("capture", () -> new CaptureCommand())),
            of(
                    "Server",
                    Map.entry("serve", () -> new ServeCommand()),
                    Map.entry("token", () -> new TokenCommand()),
                    Map.entry("store", () -> new StoreCommand()),
                    Map.entry("work", () -> new WorkCommand())),
            of(
                    "Shell",
                    Map.entry("completion", () -> new CompletionCommand()),
                    Map.entry("man", () -> new ManCommand()),
                    Map.entry("rehearse", () -> new RehearseCommand())));

    @SafeVarargs
    private static CommandGroup of(String title, Map.Entry<String, Supplier<Command>>... commands) {
        return new CommandGroup(title, List.of(commands));
    }

    /** The commands of all groups. */
    static Stream<Map.Entry<String, Supplier<Command>>> all() {
        return ALL.stream().flatMap(group -> group.commands.stream());
    }

    /** Adds all commands to a command line, whose help text lists them by groups. */
    static void addAll(CommandLine root) {
        all().forEach(command ->
                root.addSubcommand(command.getKey(), command.getValue().get().spec()));
        root.addSubcommand(HELP, new CommandLine.HelpCommand());
        root.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, _ -> "");
        root.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, CommandGroup::listAll);
    }

    private static String listAll(Help help) {
        return ALL.stream()
                .map(group -> "%n%s:%n".formatted(group.title) + group.list(help))
                .collect(Collectors.joining());
    }

    private String list(Help all) {
        int names = 2
                + all.subcommands().keySet().stream()
                        .mapToInt(String::length)
                        .max()
                        .orElse(0);
        int width = all.commandSpec().usageMessage().width();
        Help.TextTable table = Help.TextTable.forColumns(
                all.colorScheme(),
                new Help.Column(names, 2, Help.Column.Overflow.SPAN),
                new Help.Column(width - names, 2, Help.Column.Overflow.WRAP));
        of(all.subcommands()).forEach((name, command) -> table.addRowValues(name, summary(command)));
        return table.toString();
    }

    private static String summary(Help command) {
        UsageMessageSpec usage = command.commandSpec().usageMessage();
        return usage.header().length > 0 ? usage.header()[0] : usage.description()[0];
    }

    /** Those that are in the group and not hidden; the last group has the one that helps. */
    private Map<String, Help> of(Map<String, Help> visible) {
        Map<String, Help> found = new LinkedHashMap<>();
        Stream<String> names = commands.stream().map(Map.Entry::getKey);
        Stream.concat(names, equals(ALL.getLast()) ? Stream.of(HELP) : Stream.empty())
                .filter(visible::containsKey)
                .forEach(name -> found.put(name, visible.get(name)));
        return found;
    }
}
