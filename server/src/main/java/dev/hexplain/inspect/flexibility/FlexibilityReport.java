package dev.hexplain.inspect.flexibility;

import dev.hexplain.inspect.flexibility.FlexibilityView.RowView;
import dev.hexplain.inspect.flexibility.FlexibilityView.TrialView;
import dev.hexplain.inspect.view.ViewJson;
import java.io.IOException;
import java.io.PrintWriter;

/** Prints what became of objects whose classes have changed: the use case of the command line. */
public final class FlexibilityReport {
    private final PrintWriter out;

    /** How it is printed. */
    public enum Form {
        /** A line for each codec, change and direction. */
        TEXT,
        /** One document. */
        JSON,
        /** Tables of signs, and the reasons below. */
        MARKDOWN
    }

    public FlexibilityReport(PrintWriter out) {
        this.out = out;
    }

    /** Prints it. */
    public void print(FlexibilityView view, Form form) throws IOException {
        switch (form) {
            case TEXT -> view.rows().forEach(this::row);
            case JSON -> out.println(ViewJson.mapper().writeValueAsString(view));
            case MARKDOWN -> out.print(new FlexibilityPage(view).text());
        }
    }

    private void row(RowView row) {
        for (TrialView cell : row.cells()) {
            out.printf(
                    "%-28s %-26s %-12s %-11s %s%n",
                    row.codec(),
                    cell.change(),
                    cell.direction(),
                    cell.outcome(),
                    cell.reason() == null ? "" : cell.reason());
        }
    }
}
