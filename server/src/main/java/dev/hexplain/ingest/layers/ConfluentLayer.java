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
    static final int HEAD = 5;

    /** Nothing but zeros so far is no record. */
    private static final int LOOKED_AT = 1 << 12;

    /** A document is behind it: little else begins with a zero and goes on as JSON, or as BSON to its very end. */
    private static final int DOCUMENT = 75;

    /** The shortest BSON with an element. */
    private static final int LEAST_BSON = 7;

    /** Registries count from 1; few get further. */
    private static final int LARGEST = 1 << 20;

    ConfluentLayer() {
        super("confluent", "Confluent wire format");
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (!isHeader(bytes)) {
            return Confidence.no("no schema id behind a byte 0");
        }
        if (isJson(bytes)) {
            return Confidence.of(DOCUMENT, words(bytes) + ", then JSON");
        }
        return isBson(bytes)
                ? Confidence.of(DOCUMENT, words(bytes) + ", then BSON to the end")
                : Confidence.of(OFFERED, words(bytes));
    }

    /** Whether a zero and a likely id are before something. */
    static boolean isHeader(SourceReader bytes) {
        if (!bytes.has(0, HEAD + 1) || bytes.u1(0) != 0) {
            return false;
        }
        long id = bytes.u4be(1);
        return id >= 1 && id <= LARGEST && bytes.zeros(HEAD, LOOKED_AT) < Math.min(LOOKED_AT, bytes.length()) - HEAD;
    }

    static String words(SourceReader bytes) {
        return "schema id %d behind a byte 0".formatted(bytes.u4be(1));
    }

    @Override
    public Optional<String> schemaId(Source source, LayerStep step) {
        return schema(source, step);
    }

    static Optional<String> schema(Source source, LayerStep step) {
        SourceReader bytes = new SourceReader(source);
        return bytes.has(step.offset(), HEAD)
                ? Optional.of(Long.toString(bytes.u4be(step.offset() + 1)))
                : Optional.empty();
    }

    /** Whether a document has the length that it says, and its end (bsonspec.org). */
    private static boolean isBson(SourceReader bytes) {
        long rest = bytes.length() - HEAD;
        return rest >= LEAST_BSON && bytes.u4le(HEAD) == rest && bytes.u1(bytes.length() - 1) == 0;
    }

    private static boolean isJson(SourceReader bytes) {
        int first = bytes.u1(HEAD);
        int last = bytes.u1(bytes.length() - 1);
        return (first == '{' && last == '}') || (first == '[' && last == ']') || (first == '"' && last == '"');
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        requireHeader(to);
        to.copy(HEAD, to.length() - HEAD);
    }

    static void requireHeader(LayerUnpacking to) throws UnpackAborted {
        to.require(0, HEAD);
        if (to.octets().u1(0) != 0) {
            throw to.fail(
                    0,
                    "No byte 0 before a schema id",
                    "00",
                    "%02X".formatted(to.octets().u1(0)));
        }
        to.note(1, "Magic byte 0, schema id %d".formatted(to.octets().u4be(1)));
    }
}
