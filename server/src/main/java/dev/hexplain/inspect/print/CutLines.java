package dev.hexplain.inspect.print;

import dev.hexplain.values.CutValue;
import java.io.PrintWriter;
import java.util.List;

/** Tells the values that were printed without a part of them, on standard error. */
public record CutLines(PrintWriter err) {
    private static final int SHOWN = 5;

    /** A line with how many, and one for each of the first. */
    public void print(List<CutValue> cut) {
        if (cut.isEmpty()) {
            return;
        }
        err.printf(
                "hexplain: %s, as `$cut` says where they are%n",
                cut.size() == 1 ? "1 value is not whole" : cut.size() + " values are not whole");
        for (CutValue each : cut.subList(0, Math.min(SHOWN, cut.size()))) {
            err.printf(
                    "hexplain: %s, from byte %d (0x%X) on: %s%n",
                    each.words(), each.offset(), each.offset(), each.reason());
        }
        if (cut.size() > SHOWN) {
            err.println("hexplain: …");
        }
    }
}
