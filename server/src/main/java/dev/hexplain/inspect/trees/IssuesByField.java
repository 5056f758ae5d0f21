package dev.hexplain.inspect.trees;

import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Looks up the issues of a tree by the field that they are about. */
public final class IssuesByField {
    private final FieldTree tree;
    private volatile @Nullable Map<FieldId, List<Issue>> byField;

    public IssuesByField(FieldTree tree) {
        this.tree = tree;
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
            tree.fieldOf(issue)
                    .ifPresent(field -> grouped.computeIfAbsent(field.id(), ignored -> new ArrayList<>())
                            .add(issue));
        }
        return grouped;
    }
}
