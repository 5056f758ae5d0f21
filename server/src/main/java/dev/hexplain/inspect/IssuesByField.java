package dev.hexplain.inspect;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which field each issue of a tree is about: the innermost one at its offset, or the last, where it is about the end. */
final class IssuesByField {
    private final FieldTree tree;
    private volatile @Nullable Map<FieldId, List<Issue>> byField;

    IssuesByField(FieldTree tree) {
        this.tree = tree;
    }

    Optional<Field> fieldOf(Issue issue) {
        return tree.at(Math.min(issue.offset(), tree.source().length() - 1));
    }

    List<Issue> at(FieldId field) {
        Map<FieldId, List<Issue>> known = byField;
        if (known == null) {
            known = group();
            byField = known;
        }
        return known.getOrDefault(field, List.of());
    }

    private Map<FieldId, List<Issue>> group() {
        Map<FieldId, List<Issue>> grouped = new HashMap<>();
        for (Issue issue : tree.facts().issues()) {
            fieldOf(issue)
                    .ifPresent(field -> grouped.computeIfAbsent(field.id(), ignored -> new ArrayList<>())
                            .add(issue));
        }
        return grouped;
    }
}
