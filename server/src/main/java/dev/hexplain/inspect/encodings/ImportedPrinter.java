package dev.hexplain.inspect.encodings;

import dev.hexplain.inspect.view.ImportedView.LossView;
import dev.hexplain.inspect.view.ImportedView.ObjectView;
import dev.hexplain.inspect.view.ImportedView.RewrittenView;
import java.io.PrintWriter;

/** Prints what was made of a dump, above the table of its encodings. */
final class ImportedPrinter {
    private static final int MOST_LOSSES = 20;

    private final PrintWriter out;

    ImportedPrinter(PrintWriter out) {
        this.out = out;
    }

    void print(ObjectView view) {
        out.printf(
                "# %s, %d %s defined%n", view.className(), view.classes(), view.classes() == 1 ? "class" : "classes");
        if (view.rewritten() != null) {
            out.println("# Java serialization writes " + said(view.rewritten()));
        }
        view.losses().stream().limit(MOST_LOSSES).forEach(loss -> out.println("# " + said(loss)));
        if (view.losses().size() > MOST_LOSSES) {
            out.printf("# and %d more%n", view.losses().size() - MOST_LOSSES);
        }
    }

    private static String said(RewrittenView rewritten) {
        if (rewritten.same()) {
            return "the same bytes again";
        }
        return rewritten.offset() == null
                ? "nothing: " + rewritten.reason()
                : "other bytes from 0x%X on, %s: %s (%s)"
                        .formatted(rewritten.offset(), rewritten.path(), rewritten.reason(), rewritten.cause());
    }

    private static String said(LossView loss) {
        return "%s%s%s: %s"
                .formatted(
                        loss.kind().replace('_', ' '),
                        loss.className().isEmpty() ? "" : " " + loss.className(),
                        loss.path().isEmpty() ? "" : " at " + loss.path(),
                        loss.reason());
    }
}
