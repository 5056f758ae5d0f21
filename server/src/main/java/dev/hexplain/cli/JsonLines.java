package dev.hexplain.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.inspect.view.ViewJson;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Collection;

/** Prints what a command finds as JSON, each on a line of its own. */
final class JsonLines {
    private static final JsonMapper JSON = ViewJson.mapper();

    private final PrintWriter out;

    JsonLines(PrintWriter out) {
        this.out = out;
    }

    /** The option of a command that prints so where it is given. */
    static Argument<Boolean> option(String what) {
        return Argument.flag("--json", "Print JSON: %s.".formatted(what));
    }

    void print(Object view) {
        try {
            out.println(JSON.writeValueAsString(view));
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    void printAll(Collection<?> views) {
        views.forEach(this::print);
    }
}
