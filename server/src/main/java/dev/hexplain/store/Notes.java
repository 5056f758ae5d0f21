package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** Table {@code note}: what users wrote about bytes of dumps. Notes go with their dump. Safe for many threads. */
public final class Notes {
    /** Notes that a dump may have. */
    public static final int MOST = 1000;

    private static final RowMapper<Note> ROW = (row, context) -> new Note(
            row.getString("id"),
            new NoteLocation(
                    row.getString("layers"),
                    row.getString("format"),
                    row.getInt("source"),
                    row.getLong("start_offset"),
                    row.getLong("length"),
                    row.getString("path")),
            NoteColour.of(row.getString("colour")).orElse(NoteColour.YELLOW),
            row.getString("content"),
            Instant.ofEpochMilli(row.getLong("created_at")),
            Instant.ofEpochMilli(row.getLong("changed_at")));

    private final Database database;

    Notes(Database database) {
        this.database = database;
    }

    /** The notes of a dump, in the order of their bytes. */
    public List<Note> of(String dump) {
        return database.read(handle -> of(handle, dump));
    }

    private static List<Note> of(Handle handle, String dump) {
        return handle.select(
                        "select * from note where dump_id = ? order by layers, source, start_offset, length desc, id",
                        dump)
                .map(ROW)
                .list();
    }

    /**
     * Keeps notes, all or none; those whose ids are known take the place of what was there. One without an id gets one,
     * unless the dump has one that says the same of the same bytes: whoever sends it again did not hear that it was kept.
     *
     * @throws QuotaExceeded where the dump would have more than {@value #MOST}
     */
    public void put(String dump, List<Note> notes) throws QuotaExceeded {
        boolean fits = database.alone("notes " + dump, () -> database.write(handle -> put(handle, dump, notes)));
        if (!fits) {
            throw new QuotaExceeded(MOST);
        }
    }

    private static boolean put(Handle handle, String dump, List<Note> notes) {
        Set<String> ids = new HashSet<>();
        Set<Note.Said> said = new HashSet<>();
        for (Note known : of(handle, dump)) {
            ids.add(known.id());
            said.add(known.said());
        }
        List<Note> kept = new ArrayList<>();
        for (Note note : notes) {
            boolean isNamed = !note.id().isEmpty();
            if (isNamed || said.add(note.said())) {
                kept.add(isNamed ? note : note.named(RandomIds.fresh()));
            }
        }
        kept.forEach(note -> ids.add(note.id()));
        if (ids.size() > MOST) {
            return false;
        }
        kept.forEach(note -> replace(handle, dump, note));
        return true;
    }

    private static void replace(Handle handle, String dump, Note note) {
        handle.execute("delete from note where dump_id = ? and id = ?", dump, note.id());
        NoteLocation place = note.place();
        handle.createUpdate("""
            insert into note (dump_id, id, layers, format, source, start_offset, length, path, colour, content,
                              created_at, changed_at)
            values (:dump, :id, :layers, :format, :source, :offset, :length, :path, :colour, :text, :created, :changed)""")
                .bind("dump", dump)
                .bind("id", note.id())
                .bind("layers", place.layers())
                .bind("format", place.format())
                .bind("source", place.source())
                .bind("offset", place.offset())
                .bind("length", place.length())
                .bind("path", place.path())
                .bind("colour", note.colour().word())
                .bind("text", note.text())
                .bind("created", note.createdAt().toEpochMilli())
                .bind("changed", note.changedAt().toEpochMilli())
                .execute();
    }

    /** Deletes a note; false where there is none. */
    public boolean delete(String dump, String id) {
        return database.write(handle -> handle.execute("delete from note where dump_id = ? and id = ?", dump, id)) > 0;
    }
}
