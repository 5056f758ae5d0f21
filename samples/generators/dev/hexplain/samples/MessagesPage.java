package dev.hexplain.samples;

import dev.hexplain.inspect.diagnosis.Diagnoses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes {@code docs/messages.md}: the messages of exceptions that are explained. */
public final class MessagesPage {
    private MessagesPage() {}

    /** Writes the page to the file named by the one argument, or to the docs of the checkout it is started in. */
    public static void main(String[] arguments) throws IOException {
        Files.writeString(arguments.length > 0 ? Path.of(arguments[0]) : committed(), Diagnoses.page());
    }

    /** The page as seen from the checkout's root or from its {@code server} folder. */
    static Path committed() {
        return CodecsPage.committed().resolveSibling("messages.md");
    }
}
