package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** Table {@code tree}. */
record TreeTable(Database database) {
    private static final RowMapper<TreeEntry> ROW = (row, context) -> new TreeEntry(
            row.getString("id"),
            row.getString("dump_id"),
            row.getString("format"),
            row.getString("layers"),
            row.getLong("start_offset"),
            row.getString("byte_order"));

    /**
     * The tree of these choices, which gets the id of {@code proposed} where it is new; none where the dump is gone.
     */
    Optional<TreeEntry> ensure(TreeEntry proposed) {
        return database.read(handle -> same(handle, proposed)).or(() -> insert(proposed));
    }

    private Optional<TreeEntry> insert(TreeEntry proposed) {
        return database.write(handle -> {
            handle.createUpdate("""
                insert into tree (id, dump_id, format, layers, start_offset, byte_order)
                select :id, id, :format, :layers, :offset, :order from dump where id = :dump
                on conflict do nothing""").bindMethods(proposed).execute();
            return same(handle, proposed);
        });
    }

    private static Optional<TreeEntry> same(Handle handle, TreeEntry tree) {
        return handle.createQuery("""
            select * from tree where dump_id = :dump and format = :format
            and layers = :layers and start_offset = :offset and byte_order = :order""").bindMethods(tree).map(ROW).findOne();
    }

    Optional<TreeEntry> byId(String id) {
        return database.read(handle ->
                handle.select("select * from tree where id = ?", id).map(ROW).findOne());
    }

    List<TreeEntry> ofDump(String dump) {
        return database.read(handle -> handle.select("select * from tree where dump_id = ?", dump)
                .map(ROW)
                .list());
    }

    List<TreeEntry> ofFormat(String format) {
        return database.read(handle -> handle.select("select * from tree where format = ?", format)
                .map(ROW)
                .list());
    }

    /** Those of a format of a space: of the dumps in it, and of everybody's format where a space has no other of that id. */
    List<TreeEntry> ofFormat(FormatKey format) {
        return database.read(handle -> handle.createQuery("""
            select t.* from tree t join dump d on d.id = t.dump_id where t.format = :id and (d.space = :space
            or (:space = :public and d.space not in (select space from format where id = :id)))""")
                .bindMethods(format)
                .bind("public", SpaceAccess.PUBLIC)
                .map(ROW)
                .list());
    }

    boolean delete(String id) {
        return database.write(handle -> handle.execute("delete from tree where id = ?", id)) > 0;
    }
}
