package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.search.HitPrinter;
import dev.hexplain.inspect.search.HitPrinter.HitForm;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.search.SearchKind;
import dev.hexplain.search.SearchRequest;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.Stack;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;

/** Finds bytes, texts, numbers, times, names and values in a dump. */
final class FindCommand extends Command {
    private static final int NOTHING_FOUND = 2;

    private final Argument<DumpInput> dump = Argument.parameter(
            DumpInput.class,
            DumpConverter.parameter("The dump; - reads standard input.").index("0"));

    private final Argument<String> text = Argument.parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("1")
                    .paramLabel("TEXT")
                    .description(
                            "What to find: a text, bytes (ac ed ?? 05), a number, a date, /a regular expression/; with --kind, other things."));

    private final Argument<SearchKind> kind = Argument.option(
            SearchKind.class,
            OptionSpec.builder("--kind")
                    .paramLabel("KIND")
                    .defaultValue("auto")
                    .description(
                            "Read TEXT as text, hex, number, time, regex, strings (of at least so many characters), name of"
                                    + " a field, type of a value, or value (a condition such as 'price > 100'); auto: as all of the first five that it may be (default: ${DEFAULT-VALUE})."));

    private final Argument<Boolean> ignoreCase = Argument.flag(
            OptionSpec.builder("-i", "--ignore-case").description("Let letters match in upper and lower case."));

    private final Argument<Long> limit = Argument.option(
            Long.class,
            OptionSpec.builder("--limit")
                    .paramLabel("N")
                    .defaultValue("1000")
                    .description("Print so many hits at most (default: ${DEFAULT-VALUE})."));

    private final OutputOptions<HitForm> form = OutputOptions.of(
            HitForm.class,
            HitForm.JSON,
            OutputOptions.named("lines|json|count")
                    .preprocessor((words, _, _, _) -> takeKind(words))
                    .defaultValue("lines")
                    .description("A line with offset, what it is, path and text for each, a JSON object on a line, or"
                            + " how many there are (default: ${DEFAULT-VALUE})."));

    private Optional<SearchKind> formerKind = Optional.empty();

    private final ChoiceOptions choices = new ChoiceOptions();

    private final LimitOptions bounds = new LimitOptions();

    FindCommand() {
        super(
                "find",
                "Find text, bytes, numbers, times, names and values.",
                "Each hit comes with the field that it stands in. The exit code is 2 where nothing is found.");
        add(dump);
        add(text);
        add(kind);
        add(ignoreCase);
        add(limit);
        add(form);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    /** Takes the kind that is the next word: {@code --as KIND} is how {@code --kind KIND} was written before 1.0. */
    private boolean takeKind(Stack<String> words) {
        ConstantConverter<SearchKind> kinds = new ConstantConverter<>(SearchKind.class);
        if (words.isEmpty() || !kinds.names().contains(words.peek().toLowerCase(Locale.ROOT))) {
            return false;
        }
        formerKind = Optional.of(kinds.convert(words.pop()));
        return true;
    }

    @Override
    public Integer call() throws IOException {
        if (limit.value() < 1) {
            throw new ParameterException(spec().commandLine(), "--limit has to be at least 1, and is " + limit.value());
        }
        SearchRequest request = new SearchRequest(text.value(), formerKind.orElseGet(kind::value), ignoreCase.value());
        try (DumpSession session = choices.open(dump.value(), bounds.bounds())) {
            HitPrinter printer = new HitPrinter(form.value(), limit.value(), out());
            OpenTree tree = session.decode(choices.choices());
            OpenTree.Searched searched = bounds.within(err(), () -> tree.find(request, printer));
            if (!searched.problem().isEmpty()) {
                err().printf(
                                "hexplain: nothing is found; of the first value that could not be asked: %s%n",
                                searched.problem());
            }
            if (printer.hasMore()) {
                err().printf("hexplain: there are more hits than these %,d: see --limit%n", printer.found());
            }
            searched.notes().forEach(note -> err().println("hexplain: " + note));
            return printer.found() > 0 ? 0 : NOTHING_FOUND;
        }
    }
}
