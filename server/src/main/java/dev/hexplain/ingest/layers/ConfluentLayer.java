package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.util.Optional;

/**
 * The header that Confluent's serializers put before a Kafka record: a magic byte 0, and the schema's id, four bytes,
 * big-endian.
 */
final class ConfluentLayer extends PackedLayer {
    private static final int HEAD = 5;

    /** Nothing but zeros so far is no record. */
    private static final int LOOKED_AT = 1 << 12;

    /** JSON stands behind it: little else begins with a zero and goes on as text. */
    private static final int JSON = 75;

    /** Registries count from 1; few get further. */
    private static final int LARGEST = 1 << 20;

    ConfluentLayer() {
        super("confluent", "Confluent wire format");
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (!bytes.has(0, HEAD + 1) || bytes.u1(0) != 0) {
            return Confidence.no("no byte 0 before a schema id");
        }
        long id = bytes.u4be(1);
        if (id < 1 || id > LARGEST || bytes.zeros(HEAD, LOOKED_AT) == Math.min(LOOKED_AT, bytes.length()) - HEAD) {
            return Confidence.no("no schema id");
        }
        String reason = "schema id %d behind a byte 0".formatted(id);
        return isJson(bytes) ? Confidence.of(JSON, reason + ", then JSON") : Confidence.of(OFFERED, reason);
    }

    @Override
    public Optional<String> schemaId(Source source, LayerStep step) {
        SourceReader bytes = new SourceReader(source);
        return bytes.has(step.offset(), HEAD)
                ? Optional.of(Long.toString(bytes.u4be(step.offset() + 1)))
                : Optional.empty();
    }

    private static boolean isJson(SourceReader bytes) {
        int first = bytes.u1(HEAD);
        int last = bytes.u1(bytes.length() - 1);
        return (first == '{' && last == '}') || (first == '[' && last == ']') || (first == '"' && last == '"');
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.require(0, HEAD);
        if (to.octets().u1(0) != 0) {
            throw to.fail(
                    0,
                    "No byte 0 before a schema id",
                    "00",
                    "%02X".formatted(to.octets().u1(0)));
        }
        to.note(1, "Schema id %d".formatted(to.octets().u4be(1)));
        to.copy(HEAD, to.length() - HEAD);
    }
}
