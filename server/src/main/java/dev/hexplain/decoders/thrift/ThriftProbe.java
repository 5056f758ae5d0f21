package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import dev.hexplain.decode.documents.ParseInput;
import java.util.List;

/** Recognizes messages by their headers; bare structs only where all of a short source decodes. */
final class ThriftProbe {
    private static final long TRIED = 1L << 16;
    private static final int SHORTEST = 8;
    private static final int HIGHEST_LIKELY = 1000;
    private static final int FRAME_LENGTH = 4;

    /** The confidence limit of a bare struct, which has no names. */
    private static final int STRUCT = 60;

    /** The evidence of a length that is exactly the rest of the source. */
    private static final double FRAMED = 24;

    /** The evidence of the type and the id of the first field. */
    private static final double BINARY_FIELD = 10;

    private static final double COMPACT_FIELD = 4;

    /** The evidence of a stop that is the last byte. */
    private static final double STOP = 8;

    /** The evidence of a valid field: its type, and an id that ascends. */
    private static final double FIELD = 1.2;

    private ThriftProbe() {}

    static List<Candidate> probe(ThriftProtocol protocol, Decoder decoder, Source source) {
        ParseInput in = new ParseInput(source, 0);
        boolean binary = protocol instanceof ThriftBinaryProtocol;
        if (in.left() < SHORTEST) {
            return List.of();
        }
        if (protocol.isMessage(in, 0)) {
            boolean strict = !binary || in.bytes.u1(0) == 0x80;
            return List.of(candidate(decoder, strict ? 85 : 45, "Starts with the header of a message"));
        }
        if (ThriftHeaderTransport.isFrame(in, 0)) {
            return ThriftHeaderTransport.carries(in, 0, protocol)
                    ? List.of(candidate(decoder, 75, "Starts with a frame of the header transport"))
                    : List.of();
        }
        if (in.left() > SHORTEST && protocol.isMessage(in, FRAME_LENGTH) && ThriftFraming.isFrame(in, protocol)) {
            return List.of(candidate(decoder, 80, "Starts with a length and the header of a message"));
        }
        boolean framed = in.bytes.u4(0) == in.left() - FRAME_LENGTH;
        return looksLikeStruct(in, framed ? FRAME_LENGTH : 0, binary)
                ? struct(decoder, source, (framed ? FRAMED : 0) + (binary ? BINARY_FIELD : COMPACT_FIELD))
                : List.of();
    }

    /** Fields with ascending ids, up to a stop that is the last byte. */
    private static List<Candidate> struct(Decoder decoder, Source source, double head) {
        return TrialDecoding.of(source, decoder, TRIED)
                .filter(trial -> trial.isOne() && trial.issues() == 0 && trial.covered() == source.length())
                .map(trial -> Evidence.of(source, head + STOP + FIELD * trial.fields() + trial.texts(), source.length())
                        .reading(decoder.id(), STRUCT, "Decodes as structs"))
                .stream()
                .toList();
    }

    private static Candidate candidate(Decoder decoder, int confidence, String reason) {
        return new Candidate(decoder.id(), 0, confidence, reason);
    }

    /** A first field with a small id, and a stop at the end. */
    private static boolean looksLikeStruct(ParseInput in, long at, boolean binary) {
        if (in.left() > TRIED || in.bytes.u1(in.end - 1) != 0) {
            return false;
        }
        int first = in.bytes.u1(at);
        if (!binary) {
            return first >>> 4 > 0 && first >>> 4 < 4 && ThriftWireType.ofCompact(first & 15) != ThriftWireType.STOP;
        }
        int id = in.bytes.u2(at + 1);
        return ThriftWireType.ofBinary(first) != ThriftWireType.STOP && id > 0 && id < HIGHEST_LIKELY;
    }
}
