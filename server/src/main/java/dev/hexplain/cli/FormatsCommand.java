package dev.hexplain.cli;

import dev.hexplain.inspect.Catalogue;
import dev.hexplain.inspect.view.FormatView;
import java.io.PrintWriter;
import java.util.List;

/** Lists the formats that can be decoded. */
final class FormatsCommand extends Command {
    private final Argument<Boolean> json = JsonLines.option("an object for each, with what tells it");

    FormatsCommand() {
        super("formats", "List the formats that can be decoded.");
        add(json);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() {
        List<FormatView> formats = Catalogue.formats();
        if (json.value()) {
            new JsonLines(out()).printAll(formats);
            return 0;
        }
        PrintWriter out = out();
        formats.forEach(format -> out.printf("%s\t%s\t%s%n", format.id(), format.category(), format.title()));
        return 0;
    }
}
