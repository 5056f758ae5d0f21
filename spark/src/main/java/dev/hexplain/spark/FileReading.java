package dev.hexplain.spark;

import dev.hexplain.batch.rows.FileFacts;
import dev.hexplain.batch.rows.RowConsumer;
import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.rows.RowReader;
import dev.hexplain.batch.rows.TableColumn;
import dev.hexplain.inspect.DumpSessions;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.jspecify.annotations.Nullable;

/** Reads files into rows; what nobody asks for is not done. */
final class FileReading {
    private static final String SHA256 = "sha256";

    /** What is known of a file before it is decoded. */
    private static final Set<String> UNDECODED = Set.of("path", "item", SHA256, "size", "modified");

    private final RowReader reader;
    private final Configuration storage;
    private final int[] columns;
    private final boolean hashes;
    private final boolean decodes;

    FileReading(ReadOptions options, Set<String> formats, int[] columns, Configuration storage) {
        this.reader = new RowReader(new DumpSessions(options.bounds()), options.choices(), options.kind(), formats);
        this.storage = storage;
        this.columns = columns;
        Set<String> asked = asked(options.kind(), columns);
        this.hashes = asked.contains(SHA256);
        this.decodes = options.kind() != RowKind.FILES || !formats.isEmpty() || !UNDECODED.containsAll(asked);
    }

    private static Set<String> asked(RowKind kind, int[] columns) {
        List<TableColumn> all = kind.columns();
        return IntStream.of(columns).mapToObj(all::get).map(TableColumn::name).collect(Collectors.toSet());
    }

    /** Where the columns that are asked for are among all. */
    int[] columns() {
        return columns;
    }

    /** Reads a file; one that cannot be read is a row with the reason. */
    void read(FileTask task, HeldRows to) {
        String failure = task.file().failure();
        if (failure != null) {
            to.end(Optional.of(reader.unreadable(task.file().name(), new IOException(failure))));
            return;
        }
        if (!decodes && !hashes && !task.file().isLocal()) {
            to.row(listed(task.file()));
            to.end(Optional.empty());
            return;
        }
        try (FetchedFile file = FetchedFile.of(task.file(), storage)) {
            to.end(read(file.facts(), task, to));
        } catch (IOException e) {
            to.end(Optional.of(reader.unreadable(task.file().name(), e)));
        }
    }

    /** What the folder of a file elsewhere says of it; one of this machine is asked itself, to the microsecond. */
    private static List<@Nullable Object> listed(ListedFile file) {
        return undecoded(file.name(), null, file.size(), Instant.ofEpochMilli(file.modified()));
    }

    private Optional<List<@Nullable Object>> read(FileFacts file, FileTask task, RowConsumer to) throws IOException {
        String sha256 = hashes ? file.sha256() : null;
        if (decodes) {
            return reader.read(file, sha256, task.share(), to);
        }
        to.row(undecoded(file.name(), sha256, file.size(), file.modified()));
        return Optional.empty();
    }

    private static List<@Nullable Object> undecoded(String name, @Nullable String sha256, long size, Instant modified) {
        List<@Nullable Object> row = new ArrayList<>(Arrays.asList(name, 0L, sha256, size, modified));
        row.addAll(Collections.nCopies(RowKind.FILES.columns().size() - row.size(), null));
        return row;
    }
}
