package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What Confluent's serializer of protobuf writes before a message: the header of {@link ConfluentLayer}, and the indexes that
 * lead to the type in its schema, a count and as many numbers, all as zigzag varints. A byte 0 alone is the first type.
 */
final class ConfluentProtobufLayer extends PackedLayer {
    private static final int MOST_INDEXES = 8;
    private static final int LARGEST_INDEX = 127;

    ConfluentProtobufLayer() {
        super("confluent-protobuf", "Confluent wire format, with message indexes");
    }

    @Override
    public Optional<String> content() {
        return Optional.of("protobuf");
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        return ConfluentLayer.isHeader(bytes)
                ? Indexes.of(bytes)
                        .filter(indexes -> bytes.has(indexes.end(), 2))
                        .map(indexes -> Confidence.of(OFFERED, ConfluentLayer.words(bytes) + ", " + indexes.words()))
                        .orElse(Confidence.no("no message indexes"))
                : Confidence.no("no schema id behind a byte 0");
    }

    @Override
    public Optional<String> schemaId(Source source, LayerStep step) {
        return ConfluentLayer.schema(source, step);
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        ConfluentLayer.requireHeader(to);
        Indexes indexes = Indexes.of(to.octets())
                .orElseThrow(() -> to.fail(
                        ConfluentLayer.HEAD,
                        "No message indexes behind a schema id",
                        "a count and as many numbers",
                        null));
        to.note(ConfluentLayer.HEAD, indexes.words());
        to.copy(indexes.end(), to.length() - indexes.end());
    }

    /**
     * Which type of a schema it is.
     *
     * @param end the offset behind the indexes
     */
    private record Indexes(List<Long> path, long end) {
        static Optional<Indexes> of(SourceReader bytes) {
            List<Long> path = new ArrayList<>();
            Index count = Index.at(bytes, ConfluentLayer.HEAD);
            long at = count.end();
            for (int i = 0; i < count.value(); i++) {
                Index next = Index.at(bytes, at);
                path.add(next.value());
                at = next.end();
            }
            boolean sound = count.value() >= 0
                    && count.value() <= MOST_INDEXES
                    && path.stream().allMatch(index -> index >= 0 && index <= LARGEST_INDEX);
            return sound ? Optional.of(new Indexes(path.isEmpty() ? List.of(0L) : path, at)) : Optional.empty();
        }

        String words() {
            return "message indexes " + path;
        }
    }

    /** A zigzag varint of at most two bytes; -1 where there is none. */
    private record Index(long value, long end) {
        static Index at(SourceReader bytes, long at) {
            if (!bytes.has(at, 1)) {
                return new Index(-1, at);
            }
            int first = bytes.u1(at);
            boolean two = first >= 0x80 && bytes.has(at, 2) && bytes.u1(at + 1) < 0x80;
            long zigzag = two ? (first & 0x7F) | bytes.u1(at + 1) << 7 : first;
            return new Index(zigzag % 2 == 0 && (two || first < 0x80) ? zigzag / 2 : -1, at + (two ? 2 : 1));
        }
    }
}
