package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Table {@code binding}: the formats that users bound to ports and flows. Safe for many threads. */
public final class BindingTable {
    private final Database database;

    BindingTable(Database database) {
        this.database = database;
    }

    /**
     * Binds a format to a scope, instead of the one before.
     *
     * @param dump with which the binding goes, where it is about a flow of it
     */
    public void bind(String scope, @Nullable String dump, String format) {
        database.change(handle -> {
            handle.execute("delete from binding where scope = ?", scope);
            handle.execute("insert into binding (scope, dump_id, format) values (?, ?, ?)", scope, dump, format);
        });
    }

    /** Forgets a binding; false where there is none. */
    public boolean unbind(String scope) {
        return database.write(handle -> handle.execute("delete from binding where scope = ?", scope)) > 0;
    }

    /** The formats by scope, of scopes that begin so. */
    public Map<String, String> startingWith(String prefix) {
        Map<String, String> found = new TreeMap<>();
        database.read(handle -> handle.select(
                        "select scope, format from binding where substr(scope, 1, ?) = ?", prefix.length(), prefix)
                .map((row, context) -> found.put(row.getString("scope"), row.getString("format")))
                .list());
        return found;
    }
}
