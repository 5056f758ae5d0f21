package dev.hexplain.tree;

import java.util.Comparator;
import java.util.List;

/**
 * What is known of a tree as a whole.
 *
 * @param fields all fields, computed ones included
 * @param covered bytes in leaves other than gaps and unparsed ones
 * @param maxDepth rows inside rows, at the deepest place
 * @param handleBase the number of an epoch's first handle, as references spell it
 * @param issueCount issues found; more than are kept where there are very many
 * @param issues those kept, by offset
 */
public record Facts(long fields, long covered, int maxDepth, int handleBase, long issueCount, List<Issue> issues) {
    public Facts {
        issues = issues.stream().sorted(Comparator.comparingLong(Issue::offset)).toList();
    }

    /** Whether something is wrong, notes apart. */
    public boolean hasErrors() {
        return issues.stream().anyMatch(issue -> issue.severity() == Severity.ERROR);
    }
}
