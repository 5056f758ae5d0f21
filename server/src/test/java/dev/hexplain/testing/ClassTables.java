package dev.hexplain.testing;

import dev.hexplain.batch.TableScan;
import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.rows.RowReader;
import dev.hexplain.batch.tables.TableFile;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A table of the classes in some samples, as {@code hexplain scan} writes it. */
public final class ClassTables {
    private ClassTables() {}

    /** Its bytes; an order is of three classes. */
    public static byte[] of(String... samples) {
        try {
            Path folder = Files.createTempDirectory("table");
            Path file = folder.resolve("classes.parquet");
            try (TableFile table = TableFile.open(file, RowKind.CLASSES, "1.2.3", false)) {
                DumpSessions sessions = new DumpSessions(DumpLimits.DEFAULT);
                new TableScan(new RowReader(sessions, DecodeChoices.AUTO, RowKind.CLASSES), table, 1)
                        .run(Stream.of(samples)
                                .map(Path.of("../samples")::resolve)
                                .toList());
                table.finish(false);
            }
            byte[] bytes = Files.readAllBytes(file);
            Files.delete(file);
            Files.delete(folder);
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
