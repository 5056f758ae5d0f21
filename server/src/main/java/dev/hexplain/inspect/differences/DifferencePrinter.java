package dev.hexplain.inspect.differences;

import dev.hexplain.inspect.print.Ink;
import dev.hexplain.inspect.print.Ink.Part;
import dev.hexplain.inspect.view.DifferencesView;
import dev.hexplain.inspect.view.DifferencesView.Difference;
import dev.hexplain.inspect.view.DifferencesView.Side;
import dev.hexplain.inspect.view.ViewJson;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.WalkRemarks;
import java.io.PrintWriter;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Prints differences as they are found, then what they are in all. */
public final class DifferencePrinter {
    /** Differences that a summary may name. */
    private static final int KEPT = 100;

    private static final int LINES_BETWEEN_CHECKS = 1000;

    private final DifferenceForm form;
    private final long limit;
    private final Ink ink;
    private final PrintWriter out;
    private long printed;

    /** @param limit differences that are printed at most; counted are all */
    public DifferencePrinter(DifferenceForm form, long limit, Ink ink, PrintWriter out) {
        this.form = form;
        this.limit = limit;
        this.ink = ink;
        this.out = out;
    }

    /** Whether nothing differs. */
    public boolean print(FieldTree before, FieldTree after, DifferenceKind as, boolean typed, DifferenceNotes notes) {
        CountedDifferences counted = new CountedDifferences(KEPT);
        WalkRemarks remarks = Differences.tell(before, after, as, typed, (kind, said) -> {
            boolean goesOn = counted.hear(kind, said);
            return print(said) && goesOn;
        });
        DifferencesView all = counted.view(as, remarks, notes);
        switch (form) {
            case TEXT -> {
                out.println(ink.of(Part.HEAD, "# " + all.summary()));
                all.notes().forEach(note -> out.println("# " + note));
            }
            case JSON -> println(all.withoutItems());
        }
        return all.same();
    }

    private boolean print(Supplier<Difference> said) {
        if (printed < limit) {
            switch (form) {
                case TEXT -> out.println(line(said.get()));
                case JSON -> println(said.get());
            }
        }
        return ++printed % LINES_BETWEEN_CHECKS != 0 || !out.checkError();
    }

    private String line(Difference difference) {
        String path = difference.path().equals(difference.newPath())
                ? difference.path()
                : difference.path() + " -> " + difference.newPath();
        return String.join(
                "\t",
                ink.of(part(difference.kind()), difference.kind()),
                offset(difference.before()) + " " + offset(difference.after()),
                path,
                text(difference.before()),
                text(difference.after()));
    }

    private static Part part(String kind) {
        return switch (kind) {
            case "added" -> Part.ADDED;
            case "removed" -> Part.REMOVED;
            default -> Part.CHANGED;
        };
    }

    private static String offset(@Nullable Side side) {
        return side == null ? "-" : "0x%08x".formatted(side.offset());
    }

    private static String text(@Nullable Side side) {
        return side == null ? "" : side.text();
    }

    private void println(Object view) {
        out.println(ViewJson.line(view));
    }
}
