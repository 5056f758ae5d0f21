package dev.hexplain.inspect.search;

import dev.hexplain.inspect.view.HitsView;
import dev.hexplain.inspect.view.ViewJson;
import java.io.PrintWriter;
import java.util.function.Function;

/** Prints hits, each on a line as soon as it is found. */
public final class HitPrinter {
    private static final int LINES_BETWEEN_CHECKS = 1 << 8;

    private final HitForm form;
    private final long limit;
    private final PrintWriter out;
    private long found;
    private boolean hasMore;

    /** The forms in which hits are printed; {@code docs/cli.md} has the shapes. */
    public enum HitForm {
        /** A line for each: offset, what it is, path, text. */
        LINES,
        /** A JSON object for each, on a line. */
        JSON,
        /** How many there are. */
        COUNT
    }

    /** @param limit how many hits are printed at most; counted are all */
    public HitPrinter(HitForm form, long limit, PrintWriter out) {
        this.form = form;
        this.limit = limit;
        this.out = out;
    }

    /** Prints hits until there are enough, or the other end of the output does not listen any more. */
    void print(TreeSearch.Hits hits) {
        switch (form) {
            case LINES -> print(hits, HitPrinter::line);
            case JSON -> print(hits, ViewJson::line);
            case COUNT -> {
                while (hits.next()) {
                    found++;
                }
                out.println(found);
            }
        }
    }

    private void print(TreeSearch.Hits hits, Function<HitsView.Hit, String> text) {
        while (hits.next()) {
            if (found == limit) {
                hasMore = true;
                return;
            }
            out.println(text.apply(hits.view()));
            if (++found % LINES_BETWEEN_CHECKS == 0 && out.checkError()) {
                return;
            }
        }
    }

    /** Whether there are more hits than were printed. */
    public boolean hasMore() {
        return hasMore;
    }

    public long found() {
        return found;
    }

    private static String line(HitsView.Hit hit) {
        String source = hit.source() == 0 ? "" : "source " + hit.source() + " ";
        String text = HitText.printable(hit.before() + hit.text() + hit.after());
        return "%s0x%08x\t%s\t%s\t%s".formatted(source, hit.offset(), hit.is(), hit.path(), text);
    }
}
