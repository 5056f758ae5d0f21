package dev.hexplain.inspect.dumps;

import dev.hexplain.ingest.DialectWriter;
import dev.hexplain.ingest.dialects.DialectWriters;
import dev.hexplain.inspect.common.Nearest;
import dev.hexplain.inspect.common.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * As what bytes are written: as they are, or as text in a dialect.
 *
 * @param dialect empty for the bytes themselves
 */
public record DialectTarget(Optional<DialectWriter> dialect) {
    /** The id of the bytes themselves. */
    public static final String RAW = "raw";

    static final DialectTarget BYTES = new DialectTarget(Optional.empty());

    /**
     * The target with an id.
     *
     * @throws Refusal where there is none
     */
    public static DialectTarget of(String id) {
        if (id.equals(RAW)) {
            return BYTES;
        }
        return new DialectTarget(Optional.of(DialectWriters.byId(id)
                .orElseThrow(() -> Refusal.badRequest("Nothing is written as `%s`.%s There are: %s."
                        .formatted(id, Nearest.question(id, ids()), String.join(", ", ids()))))));
    }

    private static List<String> ids() {
        return Stream.concat(Stream.of(RAW), DialectWriters.all().stream().map(DialectWriter::id))
                .toList();
    }

    public boolean isText() {
        return dialect.isPresent();
    }

    /** Writes all of some bytes, with bounded memory; leaves both open. */
    public void write(InputStream bytes, OutputStream out) throws IOException {
        if (dialect.isPresent()) {
            dialect.get().write(bytes, out);
        } else {
            bytes.transferTo(out);
        }
    }
}
