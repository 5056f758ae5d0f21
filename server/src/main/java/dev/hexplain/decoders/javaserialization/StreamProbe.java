package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import java.util.ArrayList;
import java.util.List;

/** Finds streams: at the start, after foreign bytes, or without their header. */
final class StreamProbe {
    private static final String FORMAT = "java_serialization";
    private static final long SEARCHED = 16L << 20;
    private static final int MAX_FOUND = 20;

    private StreamProbe() {}

    static List<Candidate> probe(Source source) {
        Input in = new Input(source.segment(), 0);
        List<Candidate> found = new ArrayList<>();
        if (Recognizer.isHeader(in, 0)) {
            found.add(new Candidate(FORMAT, 0, 100, "Starts with AC ED 00 05, the header of a serialization stream"));
        } else {
            headerless(in, found);
        }
        embedded(in, found);
        return found;
    }

    private static void embedded(Input in, List<Candidate> found) {
        long end = Math.min(in.end, SEARCHED) - 4;
        for (long at = 1; at <= end && found.size() < MAX_FOUND; at++) {
            if (in.u1(at) == Tc.STREAM_MAGIC >>> 8 && Recognizer.isHeader(in, at)) {
                boolean first = found.isEmpty();
                found.add(new Candidate(
                        FORMAT,
                        at,
                        first ? 80 : 40,
                        "A stream header, AC ED 00 05, stands at offset 0x%X".formatted(at)));
            }
        }
    }

    /** Contents without a header: believed where what follows the type code makes sense too. */
    private static void headerless(Input in, List<Candidate> found) {
        if (in.end < 2) {
            return;
        }
        int tag = in.u1(0);
        int next = in.u1(1);
        switch (tag) {
            case Tc.OBJECT, Tc.ARRAY, Tc.ENUM, Tc.CLASS -> {
                if (next == Tc.CLASSDESC && Recognizer.isClassDescriptor(in, 1)) {
                    found.add(headerless(90, "a type code and a class descriptor"));
                } else if (next == Tc.REFERENCE && in.end >= 4 && in.u2(2) == Tc.BASE_WIRE_HANDLE >>> 16) {
                    found.add(headerless(60, "a type code and a handle"));
                } else if (next == Tc.PROXYCLASSDESC && in.end >= 6 && in.s4(2) > 0 && in.s4(2) < 256) {
                    found.add(headerless(70, "an object of a proxy class"));
                }
            }
            case Tc.CLASSDESC -> {
                if (Recognizer.isClassDescriptor(in, 0)) {
                    found.add(headerless(80, "a class descriptor"));
                }
            }
            case Tc.STRING -> {
                if (in.end >= 3 && in.u2(1) == in.end - 3) {
                    found.add(headerless(50, "a string that ends with the dump"));
                }
            }
            case Tc.BLOCKDATA -> {
                if (endsOrGoesOn(in, 2L + next)) {
                    found.add(headerless(40, "a block of data and what may follow one"));
                }
            }
            default -> {}
        }
    }

    private static boolean endsOrGoesOn(Input in, long at) {
        return at == in.end || at < in.end && Tc.isToken(in.u1(at));
    }

    private static Candidate headerless(int confidence, String what) {
        return new Candidate(FORMAT, 0, confidence, "No header, but it starts with " + what);
    }
}
