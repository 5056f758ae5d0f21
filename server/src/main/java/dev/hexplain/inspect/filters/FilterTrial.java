package dev.hexplain.inspect.filters;

import dev.hexplain.inspect.risks.FilterCheck;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import java.io.PrintWriter;

/** Tries a pattern on a stream, and prints what is rejected: a line for each check, the first one where reading ends. */
public final class FilterTrial {
    private static final int MOST = 100;

    private final FilterPattern pattern;
    private final FieldTree tree;
    private final PrintWriter out;
    private long allowed;
    private long rejected;
    private long undecided;

    /** Prints as the checks come. */
    public FilterTrial(FilterPattern pattern, FieldTree tree, PrintWriter out) {
        this.pattern = pattern;
        this.tree = tree;
        this.out = out;
    }

    /** Asks the pattern. */
    public void check(FilterCheck check) {
        FilterAnswer answer = pattern.answer(check);
        switch (answer.status()) {
            case ALLOWED -> allowed++;
            case UNDECIDED -> undecided++;
            case REJECTED -> {
                if (rejected++ < MOST) {
                    print(check, answer);
                }
            }
        }
    }

    private void print(FilterCheck check, FilterAnswer answer) {
        String name = check.className().isEmpty() ? "" : " " + check.className();
        String length = check.arrayLength() < 0 ? "" : ", length " + check.arrayLength();
        line("%08X  %s  %s%s rejected by `%s` (depth %d, references %d, bytes %d%s)"
                .formatted(
                        check.offset(),
                        check.path(tree),
                        check.cause().label(),
                        name,
                        answer.part(),
                        check.depth(),
                        check.references(),
                        check.streamBytes(),
                        length));
    }

    /** Prints the end; true where nothing was rejected. */
    public boolean finish(String file) {
        if (rejected > MOST) {
            line("… %d more".formatted(rejected - MOST));
        }
        line("# %s: %s: %d checks allowed, %d undecided, %d rejected"
                .formatted(
                        file,
                        rejected == 0 ? "accepted" : "rejected, where the first line is",
                        allowed,
                        undecided,
                        rejected));
        return rejected == 0;
    }

    private void line(String text) {
        out.append(Quoted.visible(text)).append('\n');
    }
}
