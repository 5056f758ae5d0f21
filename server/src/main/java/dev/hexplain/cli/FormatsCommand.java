package dev.hexplain.cli;

import dev.hexplain.inspect.Catalogue;
import java.io.PrintWriter;

/** Lists the formats that can be decoded. */
final class FormatsCommand extends Command {
    FormatsCommand() {
        super("formats", "List the formats that can be decoded.");
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() {
        PrintWriter out = out();
        Catalogue.formats()
                .forEach(format -> out.printf("%s\t%s\t%s%n", format.id(), format.category(), format.title()));
        return 0;
    }
}
