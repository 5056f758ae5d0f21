package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/** Recognizes streams: at the start, after foreign bytes, or without their header. */
final class JavaStreamProbe {
    private static final String FORMAT = JavaSerialization.FORMAT.id();
    private static final long SEARCHED = 1L << 20;

    /** The evidence of a header and the type code after it, which is one of 15. */
    private static final double HEADER = 4 * Byte.SIZE + 4;

    /** The evidence of a class descriptor after that. */
    private static final double DESCRIBED = 24;

    private static final int HEADER_LENGTH = 4;
    /** The share of small numbers and letters in what a program writes. */
    private static final double PLAIN = 0.7;

    private static final int MAX_FOUND = 20;
    /** Sources up to this size are decoded to see whether they are contents without a header. */
    private static final long TRIED = 1L << 20;

    private JavaStreamProbe() {}

    static List<Candidate> probe(Source source) {
        ParseInput in = new ParseInput(source, 0);
        List<Candidate> found = new ArrayList<>();
        if (JavaStreamRecognizer.isHeader(in, 0)) {
            found.add(new Candidate(FORMAT, 0, 100, "Starts with AC ED 00 05, the header of a serialization stream"));
        } else if (in.end >= 2 && in.bytes.u2(0) == JavaStreamTerminals.STREAM_MAGIC) {
            int sure = isLikelyVersion(in) ? 60 : 45;
            found.add(new Candidate(FORMAT, 0, sure, "Starts with AC ED, but the version 00 05 does not follow"));
        } else if (JavaStreamDamage.isHeader(in.bytes, 0)) {
            String reason = "Starts with AC ED 00 05, the header of a serialization stream, written as text";
            found.add(new Candidate(FORMAT, 0, 95, reason));
        } else {
            headerless(source, in).ifPresent(found::add);
        }
        embedded(in, found);
        return found;
    }

    /** Two bytes alone may well be chance: a version is small, or a type code follows. */
    private static boolean isLikelyVersion(ParseInput in) {
        return (in.end >= 3 && in.bytes.u1(2) == 0)
                || (in.end > HEADER_LENGTH && JavaStreamTerminals.isToken(in.bytes.u1(HEADER_LENGTH)));
    }

    private static void embedded(ParseInput in, List<Candidate> found) {
        long end = Math.min(in.end, SEARCHED) - 3;
        for (long at = next(in, 1, end); at > 0 && found.size() < MAX_FOUND; at = next(in, at + 1, end)) {
            if (JavaStreamRecognizer.isHeader(in, at)) {
                int sure = Math.min(found.isEmpty() ? 80 : 40, embedded(in, at).confidence());
                if (sure > 0) {
                    String reason = "A stream header, AC ED 00 05, stands at offset 0x%X".formatted(at);
                    found.add(new Candidate(FORMAT, at, sure, reason));
                }
            }
        }
    }

    /** The offset of the next bytes a header begins with; -1 where none begins before an end. */
    private static long next(ParseInput in, long from, long end) {
        int magic = JavaStreamTerminals.STREAM_MAGIC;
        return in.bytes.indexOf(magic >>> Byte.SIZE, magic & 0xFF, from, end + 1);
    }

    /** The farther the search went, the likelier a match by chance. */
    private static Evidence embedded(ParseInput in, long at) {
        long next = at + 4;
        if (next < in.end && !JavaStreamTerminals.isToken(in.bytes.u1(next))) {
            return new Evidence(0, false);
        }
        boolean described = next + 1 < in.end
                && in.bytes.u1(next + 1) == JavaStreamTerminals.CLASSDESC
                && JavaStreamRecognizer.isClassDescriptor(in, next + 1);
        return new Evidence(HEADER + (described ? DESCRIBED : 0) - Math.log((double) at) / Math.log(2), false);
    }

    /** Contents without a header: needs a recognizable class descriptor, or that all of them decode. */
    private static Optional<Candidate> headerless(Source source, ParseInput in) {
        if (in.end < 2 || !JavaStreamTerminals.isToken(in.bytes.u1(0))) {
            return Optional.empty();
        }
        if (in.bytes.u1(0) == JavaStreamTerminals.CLASSDESC && JavaStreamRecognizer.isClassDescriptor(in, 0)) {
            return Optional.of(headerless(80, "a class descriptor"));
        }
        if (in.bytes.u1(1) == JavaStreamTerminals.CLASSDESC && JavaStreamRecognizer.isClassDescriptor(in, 1)) {
            return Optional.of(headerless(90, "a type code and a class descriptor"));
        }
        return decodesWhole(source)
                ? Optional.of(headerless(isAnyBlock(in) ? 40 : 50, "a type code, and decodes to its last byte"))
                : Optional.empty();
    }

    /** Whether it is block data, which any bytes behind their length are, without small numbers or letters. */
    private static boolean isAnyBlock(ParseInput in) {
        long plain = LongStream.range(2, in.end)
                .map(in.bytes::u1)
                .filter(each -> each < Byte.SIZE || each == 0xFF || (each >= ' ' && each < 0x7F))
                .count();
        return in.bytes.u1(0) == JavaStreamTerminals.BLOCKDATA && plain < PLAIN * (in.end - 2);
    }

    private static boolean decodesWhole(Source source) {
        if (source.length() > TRIED || source.isBeginning()) {
            return false;
        }
        try (FieldTree tree = JavaStreamDecoder.decode(
                source,
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE,
                new JavaStreamShapes(JavaStreamExternalBodies.NONE))) {
            return !tree.facts().hasErrors() && tree.facts().covered() == source.length();
        }
    }

    private static Candidate headerless(int confidence, String what) {
        return new Candidate(FORMAT, 0, confidence, "No header, but it starts with " + what);
    }
}
