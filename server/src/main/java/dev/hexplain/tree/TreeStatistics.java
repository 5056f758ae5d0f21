package dev.hexplain.tree;

import java.util.List;

/**
 * Statistics of a tree: fields, covered bytes, depth, issues.
 *
 * @param fields all fields, computed ones included
 * @param covered bytes in leaves other than gaps and unparsed ones
 * @param opaque bytes among these of which only the program that wrote them knows the meaning: {@link ShapeMark#OPAQUE}
 * @param maxDepth rows inside rows, at the deepest place
 * @param handleBase the number of an epoch's first handle, as references store it
 * @param issueCount issues found; only the first of very many are kept
 * @param issues those kept, by offset
 */
public record TreeStatistics(
        long fields, long covered, long opaque, int maxDepth, int handleBase, long issueCount, List<Issue> issues) {
    public TreeStatistics {
        issues = issues.stream()
                .sorted((one, other) -> Long.compare(one.offset(), other.offset()))
                .toList();
    }

    /** Whether something is wrong, notes apart. */
    public boolean hasErrors() {
        return issues.stream().anyMatch(issue -> issue.severity() == Severity.ERROR);
    }
}
