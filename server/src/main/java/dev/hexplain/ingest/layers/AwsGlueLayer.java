package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.util.Optional;
import java.util.UUID;

/**
 * The header that AWS Glue's schema registry serializers put before a record: 3, 0 or 5 for zlib, the schema version's
 * UUID.
 */
final class AwsGlueLayer extends PackedLayer {
    private static final int HEAD = 18;
    private static final int VERSION = 3;
    private static final int PLAIN = 0;
    private static final int ZLIB = 5;
    private static final int RANDOM = 4;
    private static final int LIKELY = 70;

    AwsGlueLayer() {
        super("glue", "AWS Glue schema header");
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (!bytes.has(0, HEAD + 1) || bytes.u1(0) != VERSION || (bytes.u1(1) != PLAIN && bytes.u1(1) != ZLIB)) {
            return Confidence.no("no version 3 of Glue's header");
        }
        UUID id = schema(bytes, 0);
        boolean packed = bytes.u1(1) == ZLIB;
        return id.variant() == 2 && id.version() == RANDOM && (!packed || ZlibLayer.isHead(bytes, HEAD))
                ? Confidence.of(LIKELY, "schema version %s%s".formatted(id, packed ? ", packed with zlib" : ""))
                : Confidence.no("no random UUID behind the version");
    }

    @Override
    public Optional<String> schemaId(Source source, LayerStep step) {
        SourceReader bytes = new SourceReader(source);
        return bytes.has(step.offset(), HEAD)
                ? Optional.of(schema(bytes, step.offset()).toString())
                : Optional.empty();
    }

    private static UUID schema(SourceReader bytes, long header) {
        return new UUID(Long.reverseBytes(bytes.s8le(header + 2)), Long.reverseBytes(bytes.s8le(header + 10)));
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.require(0, HEAD);
        to.note(2, "Schema version " + schema(to.octets(), 0));
        if (to.octets().u1(1) == ZLIB) {
            to.end(DeflateReader.inflate(to, HEAD, to.length(), true));
        } else {
            to.copy(HEAD, to.length() - HEAD);
        }
    }
}
