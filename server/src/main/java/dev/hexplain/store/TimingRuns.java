package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.tree.Quoted;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The runs that measured codecs, as uninterpreted documents. The last {@value #MOST} of each space are kept. Safe for many threads.
 */
public final class TimingRuns {
    /** Runs that are kept in a space. */
    public static final int MOST = 200;

    private static final int LONGEST_TEXT = 255;

    private final ObjectStore objects;
    private final Database database;
    private final TimingRunTable table;

    TimingRuns(ObjectStore objects, Database database) {
        this.objects = objects;
        this.database = database;
        this.table = new TimingRunTable(database);
    }

    /** The latest come first. */
    public List<TimingRunEntry> all() {
        return table.all();
    }

    public Optional<TimingRunEntry> get(String id) {
        return table.byId(id);
    }

    public byte[] content(TimingRunEntry run) throws IOException {
        return objects.get(Folders.timingKey(run.id()));
    }

    /** Keeps a run in a space, and forgets the oldest of that where there are too many. */
    public TimingRunEntry add(String space, String title, String plan, String cpu, byte[] content) throws IOException {
        TimingRunEntry run = new TimingRunEntry(
                RandomIds.fresh(),
                space,
                Quoted.cut(title, LONGEST_TEXT - 1),
                plan,
                Quoted.cut(cpu, LONGEST_TEXT - 1),
                content.length,
                Instant.now().truncatedTo(ChronoUnit.MILLIS));
        objects.put(Folders.timingKey(run.id()), content, () -> table.insert(run));
        for (TimingRunEntry eldest : table.all().stream()
                .filter(each -> each.space().equals(space))
                .skip(MOST)
                .toList()) {
            delete(eldest.id());
        }
        return run;
    }

    /** Keeps a run that was measured elsewhere; where the space has it already, under that title, that is the one. */
    public TimingRunEntry addOnce(String space, String title, byte[] content) throws IOException {
        return database.alone("timing %s %s".formatted(space, Sha256.of(content)), () -> {
            String shown = Quoted.cut(title, LONGEST_TEXT - 1);
            for (TimingRunEntry known : table.all()) {
                if (known.space().equals(space) && known.title().equals(shown) && has(known, content)) {
                    return known;
                }
            }
            return add(space, title, "", "", content);
        });
    }

    private boolean has(TimingRunEntry run, byte[] content) throws IOException {
        try {
            return run.size() == content.length && Arrays.equals(content(run), content);
        } catch (NoSuchFileException lost) {
            return false;
        }
    }

    /** Deletes a run; false where there is none. */
    public boolean delete(String id) throws IOException {
        try (ObjectStore.Change _ = objects.removing(Folders.timingKey(id))) {
            boolean found = table.delete(id);
            if (found) {
                objects.delete(Folders.timingKey(id));
            }
            return found;
        }
    }
}
