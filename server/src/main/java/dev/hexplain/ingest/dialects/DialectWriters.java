package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.DialectWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every way to spell bytes, in the order of the documentation. */
public final class DialectWriters {
    private DialectWriters() {}

    public static List<DialectWriter> all() {
        return Stream.of(DumpWriters.all(), LiteralWriters.all(), BaseWriters.all(), RecordWriters.all())
                .flatMap(List::stream)
                .toList();
    }

    public static Optional<DialectWriter> byId(String id) {
        return all().stream().filter(writer -> writer.id().equals(id)).findFirst();
    }
}
