package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Candidate;
import java.util.List;
import java.util.Optional;

/** Recognizes conversations by their handshake, or by their first call or return. */
final class JrmpProbe {
    /** The number of first bytes that are searched for a call or a return. */
    private static final long SEARCHED = 1L << 16;
    /** The number of pings and acknowledgements allowed before the first call or return. */
    private static final int SKIPPED = 64;

    private static final int MAX_HOST = 255;
    private static final int MAX_PORT = 0xFFFF;

    private JrmpProbe() {}

    static List<Candidate> probe(Source source) {
        Window in = source.window();
        return header(in).or(() -> ack(in)).or(() -> message(in)).or(() -> embedded(in)).stream()
                .toList();
    }

    private static Optional<Candidate> header(Window in) {
        if (in.end() < 4 || in.s4(0) != JrmpTerminals.MAGIC) {
            return Optional.empty();
        }
        if (in.end() < JrmpTerminals.HEADER_BYTES) {
            return candidate(60, "Starts with JRMI, and ends there");
        }
        int protocol = in.u1(6);
        boolean known = protocol >= JrmpTerminals.STREAM_PROTOCOL && protocol <= JrmpTerminals.MULTIPLEX_PROTOCOL;
        return known && in.u2(4) <= 2
                ? candidate(Candidate.CERTAIN, "Starts with JRMI, a version and a protocol: the client's side of RMI")
                : candidate(60, "Starts with JRMI, but no known version and protocol follow");
    }

    private static Optional<Candidate> ack(Window in) {
        if (in.end() < 4 || in.u1(0) != JrmpTerminals.PROTOCOL_ACK) {
            return Optional.empty();
        }
        int length = in.u2(1);
        long end = 3L + length + JrmpTerminals.PORT_BYTES;
        if (length == 0 || length > MAX_HOST || end > in.end() || !isHost(in, length)) {
            return Optional.empty();
        }
        int port = in.s4(3L + length);
        if (port < 0 || port > MAX_PORT) {
            return Optional.empty();
        }
        boolean goesOn = end == in.end() || JrmpTerminals.isMessageOrOperation(in.u1(end));
        return candidate(goesOn ? 95 : 50, "Starts with an acknowledgement of RMI, 4E, and an endpoint");
    }

    /** Whether the text has only characters of host names and addresses. */
    private static boolean isHost(Window in, int length) {
        for (int i = 0; i < length; i++) {
            int c = in.u1(3L + i);
            if (!Character.isLetterOrDigit(c) && "-_.:%[]".indexOf(c) < 0) {
                return false;
            }
        }
        return true;
    }

    /** A call or a return, perhaps after pings and acknowledgements. */
    private static Optional<Candidate> message(Window in) {
        long at = 0;
        for (int i = 0; i < SKIPPED && at < in.end(); i++) {
            int first = in.u1(at);
            if (first == JrmpTerminals.PING || first == JrmpTerminals.PING_ACK) {
                at++;
            } else if (first == JrmpTerminals.DGC_ACK) {
                at += 1 + JrmpTerminals.UID_BYTES;
            } else {
                break;
            }
        }
        if (!hasHead(in, at)) {
            return Optional.empty();
        }
        return in.u1(at) == JrmpTerminals.CALL
                ? candidate(95, "Starts with a call of RMI, 50, and the stream that holds its arguments")
                : candidate(95, "Starts with a return of RMI, 51, and the stream that holds its value");
    }

    /** A serialization stream after a call or return byte is more likely part of RMI than on its own. */
    private static Optional<Candidate> embedded(Window in) {
        long end = Math.min(SEARCHED + 2, in.end());
        for (long stream = next(in, 2, end); stream > 0; stream = next(in, stream + 1, end)) {
            long at = stream - 1;
            if (hasHead(in, at)) {
                String reason = "A call or a return of RMI stands at offset 0x%X".formatted(at);
                return Optional.of(new Candidate(Jrmp.FORMAT.id(), at, 85, reason));
            }
        }
        return Optional.empty();
    }

    /** The offset of the next bytes a stream begins with; -1 where there are none before an end. */
    private static long next(Window in, long from, long end) {
        int magic = JrmpTerminals.STREAM_MAGIC;
        return in.indexOf(magic >>> Byte.SIZE, magic & 0xFF, from, end);
    }

    /** Whether there is a call or a return at an offset, with a block of at least the minimum size. */
    private static boolean hasHead(Window in, long at) {
        long block = at + 1 + JrmpTerminals.STREAM_HEADER_BYTES;
        if (in.end() - 2 < block || !JrmpTerminals.isCallOrReturn(in, at) || in.u1(block) != JrmpTerminals.BLOCK_DATA) {
            return false;
        }
        return in.u1(block + 1)
                >= (in.u1(at) == JrmpTerminals.CALL ? JrmpTerminals.CALL_BYTES : JrmpTerminals.RETURN_BYTES);
    }

    private static Optional<Candidate> candidate(int confidence, String reason) {
        return Optional.of(new Candidate(Jrmp.FORMAT.id(), 0, confidence, reason));
    }
}
