package dev.hexplain.diff;

import java.util.ArrayList;
import java.util.List;

/** Which items of two sequences are the same, as runs in order: the items of a run follow each other in both. */
final class Matches {
    private final List<Run> runs = new ArrayList<>();

    /**
     * @param before number of the first item in the first sequence
     * @param after the same in the second one
     */
    record Run(int before, int after, int length) {}

    void add(int before, int after, int length) {
        if (length == 0) {
            return;
        }
        Run last = runs.isEmpty() ? null : runs.getLast();
        if (last != null && last.before + last.length == before && last.after + last.length == after) {
            runs.set(runs.size() - 1, new Run(last.before, last.after, last.length + length));
        } else {
            runs.add(new Run(before, after, length));
        }
    }

    List<Run> runs() {
        return runs;
    }
}
