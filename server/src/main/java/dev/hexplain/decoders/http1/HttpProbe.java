package dev.hexplain.decoders.http1;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.ParseInput;
import java.util.List;

/** Recognizes HTTP/1 by a start-line: at the start, or later in a flow that was captured from the middle. */
final class HttpProbe {
    private static final int TRIED = 1 << 16;

    private HttpProbe() {}

    static List<Candidate> probe(Source source) {
        ParseInput in = new ParseInput(source, 0);
        in.end = Math.min(TRIED, in.end);
        return switch (HttpStartLine.at(in, 0)) {
            case REQUEST -> candidate(95, "Starts with the request-line of an HTTP request");
            case RESPONSE -> candidate(95, "Starts with the status-line of an HTTP response");
            case NONE -> inTheMiddle(in);
        };
    }

    private static List<Candidate> inTheMiddle(ParseInput in) {
        long next = HttpStartLine.next(in, 0, bytes -> {});
        return next < in.end && HttpStartLine.at(in, next) != HttpStartLine.Kind.NONE
                ? candidate(20, "Has the first line of an HTTP message at offset 0x%X".formatted(next))
                : List.of();
    }

    private static List<Candidate> candidate(int confidence, String reason) {
        return List.of(new Candidate(Http1.FORMAT.id(), 0, confidence, reason));
    }
}
