package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.util.Map;
import java.util.TreeMap;

/** Tables {@code port_binding} and {@code flow_binding}: the formats that users bound. Safe for many threads. */
public final class BindingTable {
    private final Database database;

    BindingTable(Database database) {
        this.database = database;
    }

    /** Binds a format to a port, for the dumps of a space, instead of the one before. */
    public void bindPort(String space, int port, String format) {
        database.change(handle -> handle.execute("""
            insert into port_binding (space, port, format) values (?, ?, ?)
            on conflict (space, port) do update set format = excluded.format""", space, port, format));
    }

    /** Forgets the format of a port; false where there is none. */
    public boolean unbindPort(String space, int port) {
        return database.write(
                        handle -> handle.execute("delete from port_binding where space = ? and port = ?", space, port))
                > 0;
    }

    /** The formats of ports in a space. */
    public Map<Integer, String> ports(String space) {
        Map<Integer, String> found = new TreeMap<>();
        database.read(handle -> handle.select("select port, format from port_binding where space = ?", space)
                .map((row, context) -> found.put(row.getInt("port"), row.getString("format")))
                .list());
        return found;
    }

    /**
     * Binds a format to a flow, instead of the one before.
     *
     * @param scope of the flow
     * @param dump with which the binding goes
     */
    public void bindFlow(String scope, String dump, String format) {
        database.change(handle -> handle.execute("""
            insert into flow_binding (scope, dump_id, format) values (?, ?, ?)
            on conflict (scope) do update set dump_id = excluded.dump_id, format = excluded.format
            """, scope, dump, format));
    }

    /** Forgets the format of a flow; false where there is none. */
    public boolean unbindFlow(String scope) {
        return database.write(handle -> handle.execute("delete from flow_binding where scope = ?", scope)) > 0;
    }

    /** The formats of flows by scope, of scopes that begin so. */
    public Map<String, String> flows(String prefix) {
        Map<String, String> found = new TreeMap<>();
        database.read(handle -> handle.select(
                        "select scope, format from flow_binding where substr(scope, 1, ?) = ?", prefix.length(), prefix)
                .map((row, context) -> found.put(row.getString("scope"), row.getString("format")))
                .list());
        return found;
    }
}
