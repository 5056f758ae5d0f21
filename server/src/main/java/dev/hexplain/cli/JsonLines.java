package dev.hexplain.cli;

import dev.hexplain.inspect.view.ViewJson;
import java.io.PrintWriter;
import java.util.Collection;

/** Prints what a command finds as JSON, each on a line of its own. */
record JsonLines(PrintWriter out) {
    /** The option of a command that prints so where it is given. */
    static Argument<Boolean> option(String what) {
        return Argument.flag("--json", "Print JSON: %s.".formatted(what));
    }

    void print(Object view) {
        out.println(ViewJson.line(view));
    }

    void printAll(Collection<?> views) {
        views.forEach(this::print);
    }
}
