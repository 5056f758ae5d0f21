package dev.hexplain.store;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.store.TransientRegistry.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Temporary trees that are not stored as others are: those of drafts and encodings, which change with every key. */
final class TemporaryTrees {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final TransientRegistry passing;
    private final Map<String, TreeEntry> byId = new LinkedHashMap<>(16, 0.75f, true);

    TemporaryTrees(TransientRegistry passing) {
        this.passing = passing;
    }

    TreeEntry ensure(TreeEntry proposed) {
        TreeEntry known = remember(proposed);
        if (known.equals(proposed)) {
            passing.put(Kind.TREE, known.id(), written(known));
        }
        return known;
    }

    private synchronized TreeEntry remember(TreeEntry proposed) {
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

    /** One that another server made. */
    Optional<TreeEntry> elsewhere(String id) {
        return passing.get(Kind.TREE, id).map(this::read);
    }

    /** One that this server made or was asked for. */
    synchronized Optional<TreeEntry> known(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    boolean has(String id) {
        return known(id).isPresent();
    }

    synchronized List<TreeEntry> all() {
        return List.copyOf(byId.values());
    }

    boolean remove(String id) {
        boolean known = forget(id);
        if (known) {
            passing.remove(Kind.TREE, id);
        }
        return known;
    }

    private synchronized boolean forget(String id) {
        return byId.remove(id) != null;
    }

    private static byte[] written(TreeEntry tree) {
        try {
            return JSON.writeValueAsBytes(tree);
        } catch (IOException e) {
            throw new UncheckedIOException("A record of texts is JSON", e);
        }
    }

    private TreeEntry read(byte[] bytes) {
        try {
            TreeEntry tree = JSON.readValue(bytes, TreeEntry.class);
            synchronized (this) {
                byId.put(tree.id(), tree);
            }
            return tree;
        } catch (IOException e) {
            throw new UncheckedIOException("A tree of another server is not JSON", e);
        }
    }
}
