package dev.hexplain.inspect.filters;

import dev.hexplain.inspect.view.FilterTrialView;
import dev.hexplain.inspect.view.FilterTrialView.RejectionView;
import dev.hexplain.tree.Quoted;
import java.io.PrintWriter;

/** Prints trials of filters: a line for each check that is rejected, the first one where reading ends. */
public final class FilterTrialPrinter {
    private final PrintWriter out;

    public FilterTrialPrinter(PrintWriter out) {
        this.out = out;
    }

    /** Prints that of a file. */
    public void text(String file, FilterTrialView trial) {
        trial.first().forEach(this::rejection);
        long left = trial.rejected() - trial.first().size();
        if (left > 0) {
            line("… %d more".formatted(left));
        }
        line("# %s: %s: %d checks allowed, %d undecided, %d rejected"
                .formatted(
                        file,
                        trial.accepted() ? "accepted" : "rejected, where the first line is",
                        trial.allowed(),
                        trial.undecided(),
                        trial.rejected()));
        trial.notes().forEach(note -> line("# " + note));
    }

    private void rejection(RejectionView check) {
        String name = check.className().isEmpty() ? "" : " " + check.className();
        String length = check.arrayLength() == null ? "" : ", length " + check.arrayLength();
        line("%08X  %s  %s%s rejected by `%s` (depth %d, references %d, bytes %d%s)"
                .formatted(
                        check.offset(),
                        check.path(),
                        check.check(),
                        name,
                        check.part(),
                        check.depth(),
                        check.references(),
                        check.streamBytes(),
                        length));
    }

    private void line(String text) {
        out.append(Quoted.visible(text)).append('\n');
    }
}
