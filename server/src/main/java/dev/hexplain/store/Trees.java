package dev.hexplain.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The trees of a data folder. Safe for many threads. */
public final class Trees {
    private final Folders folders;
    private final TreeTable table;
    private final StoreSpace space;
    private final Optional<SharedIndexes> shared;
    private final TemporaryTrees temporary;
    private final Predicate<String> isSeen;
    private final Deletions deletions = new Deletions();

    /**
     * Trees of dumps.
     *
     * @param shared where other servers have the same trees
     * @param isSeen whether this thread's access shows a dump
     */
    Trees(
            Folders folders,
            TreeTable table,
            TransientRegistry passing,
            Optional<SharedIndexes> shared,
            StoreSpace space,
            Predicate<String> isSeen) {
        this.isSeen = isSeen;
        this.shared = shared;
        this.temporary = new TemporaryTrees(passing);
        this.folders = folders;
        this.space = space;
        this.table = table;
    }

    /** The tree of a dump with these choices: the same choices give the same tree. Empty where the dump was deleted. */
    public Optional<TreeEntry> ensure(String dump, String format, String layers, long offset, String order) {
        return table.ensure(new TreeEntry(RandomIds.fresh(), dump, format, layers, offset, order));
    }

    /** The same for a tree that ends with the process at the latest. */
    public TreeEntry ensureTemporary(String dump, String format, String layers, long offset, String order) {
        return temporary.ensure(new TreeEntry(RandomIds.fresh(), dump, format, layers, offset, order));
    }

    /** The temporary trees of a kind beyond a number, least recently requested first: they are to be deleted. */
    public List<TreeEntry> temporaryBeyond(int kept, Predicate<TreeEntry> kind) {
        return temporary.beyond(kept, kind);
    }

    /** A tree; empty for one that is being deleted, and for one of a dump that is not shown, too. */
    public Optional<TreeEntry> get(String id) {
        if (deletions.include(id)) {
            return Optional.empty();
        }
        return temporary
                .known(id)
                .or(() -> table.byId(id))
                .or(() -> temporary.elsewhere(id))
                .filter(tree -> isSeen.test(tree.dump()));
    }

    /**
     * To be asked before something is made of it.
     *
     * @throws Deleted where it was deleted
     */
    public void requireKept(String id) {
        if (get(id).isEmpty()) {
            throw Deleted.tree(id);
        }
    }

    public List<TreeEntry> ofDump(String dump) {
        return Stream.concat(
                        temporary.all().stream().filter(tree -> tree.dump().equals(dump)), table.ofDump(dump).stream())
                .toList();
    }

    public List<TreeEntry> ofFormat(String format) {
        return table.ofFormat(format);
    }

    /** The trees that were decoded with a format of a space, and that no other of that id decodes. */
    public List<TreeEntry> ofFormat(FormatKey format) {
        return table.ofFormat(format);
    }

    /** Where the tree's index is, or will be. */
    public IndexFolder index(TreeEntry tree) {
        boolean isTemporary = temporary.has(tree.id());
        Path path = isTemporary ? folders.temporary(tree.id()) : folders.tree(tree.dump(), tree.id());
        return new IndexFolder(
                tree,
                new CacheFolder(path, Folders.WHOLE_TREE, StoreShare.INDEXES, space),
                isTemporary ? Optional.empty() : shared);
    }

    LayerFolder layer(String dump, String layers) {
        return new CachedLayer(
                new CacheFolder(folders.layer(dump, layers), Folders.WHOLE_LAYER, StoreShare.LAYERS, space));
    }

    CaptureFolder capture(String dump, String layers) {
        return new CachedCapture(
                new CacheFolder(folders.capture(dump, layers), Folders.WHOLE_CAPTURE, StoreShare.INDEXES, space));
    }

    /** Begins to delete a tree: see {@link #delete}. */
    public Deletion deletion(TreeEntry tree) {
        return deletions.begin(tree.id());
    }

    /** Forgets a tree and deletes its index; false where there is none. Nothing may have it open. */
    public boolean delete(TreeEntry tree) {
        // The freed space may be needed to record the deletion.
        index(tree).discard();
        if (temporary.remove(tree.id())) {
            return true;
        }
        shared.ifPresent(indexes -> indexes.delete(tree));
        return table.delete(tree.id());
    }

    /**
     * Forgets the temporary trees of a dump that is to be deleted; the others go with it. Nothing may have them open.
     */
    public void deleteTemporaryOfDump(String dump) {
        temporary.all().stream().filter(tree -> tree.dump().equals(dump)).forEach(this::delete);
    }
}
