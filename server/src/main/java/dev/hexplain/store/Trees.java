package dev.hexplain.store;

import java.util.List;
import java.util.Optional;

/** The trees people asked for. Safe for many threads. */
public final class Trees {
    private final Folders folders;
    private final TreeTable table;

    Trees(Folders folders, TreeTable table) {
        this.folders = folders;
        this.table = table;
    }

    /** The tree of a dump with these choices: the same choices give the same tree. */
    public TreeEntry ensure(String dump, String format, String dialect, long offset) {
        return table.ensure(new TreeEntry(Ids.fresh(), dump, format, dialect, offset));
    }

    public Optional<TreeEntry> get(String id) {
        return table.byId(id);
    }

    public List<TreeEntry> ofDump(String dump) {
        return table.ofDump(dump);
    }

    /** Where the tree's index is, or will be. */
    public IndexFolder index(TreeEntry tree) {
        return new IndexFolder(folders.tree(tree.dump(), tree.id()));
    }

    /** Where the bytes are that a dialect spelled, or will be. */
    public TextFolder text(String dump, String dialect) {
        return new TextFolder(folders.text(dump, dialect));
    }

    /** Forgets a tree and deletes its index; false where there is none. Nothing may have it open. */
    public boolean delete(TreeEntry tree) {
        boolean found = table.delete(tree.id());
        index(tree).discard();
        return found;
    }
}
