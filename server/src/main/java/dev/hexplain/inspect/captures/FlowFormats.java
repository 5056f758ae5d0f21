package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.Flow;
import dev.hexplain.ingest.capture.FlowSegment;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.ingest.capture.Side;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Detects the protocol of a flow from the first bytes of both sides. A connection speaks one protocol, which one
 * decoder reads both ways: evidence of one side supports the other, and the port decides between several candidates.
 *
 * @param sides those that are known
 */
record FlowFormats(Map<Side, Candidate> sides) {
    private static final FlowFormats NONE = new FlowFormats(Map.of());

    /** Bytes at the start of a side's stream that detection looks at. */
    private static final int LOOKED_AT = 1 << 16;

    /** Confidence that a candidate gains at a well-known port of its protocol. */
    private static final int AT_ITS_PORT = 20;

    /** Divisor of the confidence of the side with less evidence. */
    private static final int SECOND_SIDE = 4;

    static FlowFormats in(CaptureIndex index, int number, Formats formats) {
        Flow flow = index.flow(number);
        return switch (flow.kind()) {
            case TCP -> connection(index, flow, formats);
            case UDP -> datagrams(index, flow, formats);
            case OTHER -> NONE;
        };
    }

    Optional<Candidate> of(Side side) {
        return Optional.ofNullable(sides.get(side));
    }

    /** Asks the protocols of its port first: most often no other can be as likely as one of them. */
    private static FlowFormats connection(CaptureIndex index, Flow flow, Formats formats) {
        Map<Side, Source> sent = sent(index, flow);
        Map<Side, List<Candidate>> known = candidates(sent, ofPorts(flow, formats));
        Optional<Guess> certain = protocol(flow, known, formats).filter(guess -> guess.score() > mostOfOthers(sent));
        return certain.isPresent()
                ? connection(certain, known, formats)
                : connection(flow, candidates(sent, formats.all()), formats);
    }

    /** The highest score of what is not at its port. */
    private static int mostOfOthers(Map<Side, Source> sent) {
        return Candidate.CERTAIN + (sent.size() > 1 ? Candidate.CERTAIN / SECOND_SIDE : 0);
    }

    private static FlowFormats connection(Flow flow, Map<Side, List<Candidate>> seen, Formats formats) {
        return connection(protocol(flow, seen, formats), seen, formats);
    }

    /** The protocols at the ports of a flow. */
    private static List<Decoder> ofPorts(Flow flow, Formats formats) {
        List<Decoder> found = new ArrayList<>();
        for (Decoder decoder : formats.all()) {
            if (decoder.isProtocol() && isAtItsPort(decoder, flow)) {
                found.add(decoder);
            }
        }
        return found;
    }

    /** The most convincing; of equals the one that was seen first. */
    private static Optional<Guess> protocol(Flow flow, Map<Side, List<Candidate>> seen, Formats formats) {
        @Nullable Guess best = null;
        for (List<Candidate> candidates : seen.values()) {
            for (Candidate candidate : candidates) {
                Optional<Decoder> protocol = formats.get(candidate.format()).filter(Decoder::isProtocol);
                if (protocol.isPresent()) {
                    Guess guess = Guess.of(protocol.get(), flow, seen);
                    best = guess.isConvincing() && (best == null || guess.score() > best.score()) ? guess : best;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private static FlowFormats connection(Optional<Guess> protocol, Map<Side, List<Candidate>> seen, Formats formats) {
        Map<Side, Candidate> detected = new EnumMap<>(Side.class);
        seen.forEach((side, candidates) -> document(candidates, formats)
                .filter(own ->
                        protocol.isEmpty() || own.confidence() > protocol.get().score())
                .or(() -> protocol.map(guess -> guess.on(candidates)))
                .ifPresent(candidate -> detected.put(side, candidate)));
        return new FlowFormats(detected);
    }

    /** A side may be one document, such as a stream of objects, without any protocol around. */
    private static Optional<Candidate> document(List<Candidate> candidates, Formats formats) {
        return candidates.stream()
                .filter(candidate -> candidate.confidence() >= Candidate.CONVINCING)
                .filter(candidate -> !isProtocol(candidate, formats))
                .findFirst();
    }

    private static boolean isProtocol(Candidate candidate, Formats formats) {
        return formats.get(candidate.format()).filter(Decoder::isProtocol).isPresent();
    }

    /** Each is a document of its own; the first tells what they are, or the port does. */
    private static FlowFormats datagrams(CaptureIndex index, Flow flow, Formats formats) {
        Map<Side, Candidate> detected = new EnumMap<>(Side.class);
        List<Decoder> possible = alone(flow, formats);
        for (Side side : Side.values()) {
            FlowStream stream = index.stream(flow.number(), side);
            if (stream.segmentCount() > 0 && !stream.segment(0).gap()) {
                int length = index.packet(stream.segment(0).packet()).payloadLength();
                Formats.detect(stream.source("datagram", 0, length), possible).stream()
                        .filter(candidate -> isConvincingAlone(candidate, formats))
                        .findFirst()
                        .ifPresent(candidate -> detected.put(side, candidate));
            }
        }
        return new FlowFormats(detected);
    }

    /** What one datagram alone may tell: a document, or a protocol at its port. */
    private static List<Decoder> alone(Flow flow, Formats formats) {
        List<Decoder> possible = new ArrayList<>();
        for (Decoder decoder : formats.all()) {
            if (!decoder.isProtocol() || isAtItsPort(decoder, flow)) {
                possible.add(decoder);
            }
        }
        return possible;
    }

    private static boolean isConvincingAlone(Candidate candidate, Formats formats) {
        return candidate.confidence() >= (isProtocol(candidate, formats) ? 1 : Candidate.CONVINCING);
    }

    /** What each side sent first, for those that sent anything. */
    private static Map<Side, Source> sent(CaptureIndex index, Flow flow) {
        Map<Side, Source> sent = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            FlowStream stream = index.stream(flow.number(), side);
            if (stream.segmentCount() > 0) {
                sent.put(side, beginning(stream));
            }
        }
        return sent;
    }

    /** A side's bytes up to the first gap, or behind one it begins with. */
    private static Source beginning(FlowStream stream) {
        FlowSegment first = stream.segment(0);
        long from = first.gap() ? first.end() : 0;
        long to = Math.min(from + LOOKED_AT, stream.length());
        for (int at = 1; at < stream.segmentCount(); at++) {
            FlowSegment next = stream.segment(at);
            if (next.streamOffset() >= to) {
                break;
            }
            if (next.gap()) {
                to = next.streamOffset();
            }
        }
        return stream.source("stream", from, (int) (to - from));
    }

    private static Map<Side, List<Candidate>> candidates(Map<Side, Source> sent, List<Decoder> asked) {
        Map<Side, List<Candidate>> seen = new EnumMap<>(Side.class);
        sent.forEach((side, bytes) -> seen.put(side, Formats.detect(bytes, asked)));
        return seen;
    }

    private static boolean isAtItsPort(Decoder decoder, Flow flow) {
        for (int port : decoder.description().ports()) {
            if (port == flow.endpoint(Side.A).port()
                    || port == flow.endpoint(Side.B).port()) {
                return true;
            }
        }
        return false;
    }

    /**
     * A protocol that the flow may speak.
     *
     * @param most confidence of the side that tells more
     * @param least and of the other
     */
    private record Guess(String format, int most, int least, boolean atItsPort) {
        static Guess of(Decoder decoder, Flow flow, Map<Side, List<Candidate>> seen) {
            int most = 0;
            int least = seen.size() > 1 ? Candidate.CERTAIN : 0;
            for (List<Candidate> candidates : seen.values()) {
                int confidence = mostOf(candidates, decoder.id());
                most = Math.max(most, confidence);
                least = Math.min(least, confidence);
            }
            return new Guess(decoder.id(), most, least, isAtItsPort(decoder, flow));
        }

        private static int mostOf(List<Candidate> candidates, String format) {
            int most = 0;
            for (Candidate candidate : candidates) {
                most = candidate.format().equals(format) ? Math.max(most, candidate.confidence()) : most;
            }
            return most;
        }

        boolean isConvincing() {
            return score() >= Candidate.CONVINCING;
        }

        int score() {
            return most + least / SECOND_SIDE + (atItsPort ? AT_ITS_PORT : 0);
        }

        /** The candidate of this protocol for a side, even where its own bytes are no evidence. */
        Candidate on(List<Candidate> candidates) {
            return candidates.stream()
                    .filter(candidate -> candidate.format().equals(format))
                    .findFirst()
                    .orElseGet(
                            () -> new Candidate(format, 0, Candidate.CONVINCING, "The other side uses this protocol"));
        }
    }
}
