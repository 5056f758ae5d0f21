package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcript;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HexFormat;

/** A text read in a dialect: the bytes and the transcript. */
final class Reading {

    static final long LIMIT = 1 << 24;

    private final byte[] bytes;
    private final Transcript transcript;

    private Reading(byte[] bytes, Transcript transcript) {
        this.bytes = bytes;
        this.transcript = transcript;
    }

    byte[] bytes() {
        return bytes;
    }

    Transcript transcript() {
        return transcript;
    }

    static Reading of(String dialect, String text) {
        return of(Dialects.byId(dialect).orElseThrow(), text.getBytes(UTF_8), LIMIT);
    }

    static Reading of(Dialect dialect, byte[] text, long limit) {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        try {
            Transcript transcript = dialect.decode(new ByteArrayInputStream(text), sink, limit);
            return new Reading(sink.toByteArray(), transcript);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** The likeliest dialect of {@code text}. */
    static DialectCandidate detect(byte[] text) {
        byte[] head = Arrays.copyOf(text, Math.min(text.length, TextSample.HEAD));
        return Dialects.detect(head, text.length).getFirst();
    }

    static DialectCandidate detect(String text) {
        return detect(text.getBytes(UTF_8));
    }

    String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    LayerIssue onlyIssue() {
        if (transcript.issues().size() != 1) {
            throw new AssertionError("expected one issue: " + transcript.issues());
        }
        return transcript.issues().getFirst();
    }
}
