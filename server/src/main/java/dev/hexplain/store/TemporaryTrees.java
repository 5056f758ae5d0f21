package dev.hexplain.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Temporary trees that are not stored in the database: those of drafts and encodings, which change with every key. */
final class TemporaryTrees {
    private final Map<String, TreeEntry> byId = new LinkedHashMap<>(16, 0.75f, true);

    synchronized TreeEntry ensure(TreeEntry proposed) {
        for (TreeEntry known : byId.values()) {
            if (known.isLike(proposed)) {
                byId.get(known.id());
                return known;
            }
        }
        byId.put(proposed.id(), proposed);
        return proposed;
    }

    synchronized List<TreeEntry> beyond(int kept, Predicate<TreeEntry> kind) {
        List<TreeEntry> ofKind = byId.values().stream().filter(kind).toList();
        return ofKind.subList(0, Math.max(0, ofKind.size() - kept));
    }

    synchronized Optional<TreeEntry> get(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    synchronized boolean has(String id) {
        return byId.containsKey(id);
    }

    synchronized List<TreeEntry> all() {
        return List.copyOf(byId.values());
    }

    synchronized boolean remove(String id) {
        return byId.remove(id) != null;
    }
}
