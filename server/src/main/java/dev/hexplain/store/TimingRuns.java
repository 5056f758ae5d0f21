package dev.hexplain.store;

import dev.hexplain.tree.Quoted;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/**
 * The runs that measured codecs, as uninterpreted documents. The last {@value #MOST} are kept. Safe for many threads.
 */
public final class TimingRuns {
    /** Runs that are kept. */
    public static final int MOST = 200;

    private static final int LONGEST_TEXT = 255;

    private final Folders folders;
    private final TimingRunTable table;

    TimingRuns(Folders folders, TimingRunTable table) {
        this.folders = folders;
        this.table = table;
    }

    /** The latest come first. */
    public List<TimingRunEntry> all() {
        return table.all();
    }

    public Optional<TimingRunEntry> get(String id) {
        return table.byId(id);
    }

    public byte[] content(TimingRunEntry run) throws IOException {
        return Files.readAllBytes(folders.timing(run.id()));
    }

    /** Keeps a run, and forgets the oldest where there are too many. */
    public synchronized TimingRunEntry add(String title, String plan, String cpu, byte[] content) throws IOException {
        TimingRunEntry run = new TimingRunEntry(
                RandomIds.fresh(),
                Quoted.cut(title, LONGEST_TEXT - 1),
                plan,
                Quoted.cut(cpu, LONGEST_TEXT - 1),
                content.length,
                Instant.now().truncatedTo(ChronoUnit.MILLIS));
        folders.write(folders.timing(run.id()), content, () -> table.insert(run));
        for (TimingRunEntry eldest : table.all().stream().skip(MOST).toList()) {
            delete(eldest.id());
        }
        return run;
    }

    /** Deletes a run; false where there is none. */
    public synchronized boolean delete(String id) throws IOException {
        boolean found = table.delete(id);
        if (found) {
            Files.deleteIfExists(folders.timing(id));
        }
        return found;
    }
}
