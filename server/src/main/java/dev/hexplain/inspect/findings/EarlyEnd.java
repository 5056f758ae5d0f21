package dev.hexplain.inspect.findings;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import java.util.Optional;

/** A dump that ends too early. */
final class EarlyEnd {
    /** Issues that are looked at: the first that says so is the one, all later ones follow from it. */
    private static final int ISSUES = 100;

    private EarlyEnd() {}

    static Optional<Finding> of(FieldTree tree) {
        long length = tree.source().length();
        return tree.facts().issues().stream()
                .limit(ISSUES)
                .filter(issue -> issue.cut() && issue.source() == 0)
                .findFirst()
                .map(issue -> new Finding.Truncated(
                        "The bytes end too early: %d of at least %d".formatted(length, needed(length, issue)),
                        "%s; expected %s, found %s. What is there is explained; get the dump again for the rest."
                                .formatted(issue.message(), issue.expected(), issue.actual()),
                        issue.offset()));
    }

    /** The least length that the dump must have had: as far as what is cut reaches, where that has a known length. */
    private static long needed(long length, Issue issue) {
        return Math.max(length + 1, issue.offset() + issue.wanted());
    }
}
