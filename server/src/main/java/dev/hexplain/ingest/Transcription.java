package dev.hexplain.ingest;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.tree.Severity;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the bytes and issues of a text while a dialect reads it, each at the current line. */
public final class Transcription {

    /** Issues beyond these are counted, not kept. */
    public static final int ISSUES_KEPT = 1_000;

    private static final int START_KEPT = 8;
    private static final int TEXT_SHOWN = 40;

    private final OutputStream sink;
    private final long byteLimit;
    private final byte[] start = new byte[START_KEPT];
    private final byte[] buffer = new byte[1 << 14];
    private int buffered;
    private final List<LayerIssue> issues = new ArrayList<>();
    private long issueCount;
    private long position;
    private TextLocation place = new TextLocation(1, 0);
    private @Nullable TextPiece piece;
    private final OffsetMap.Builder map = OffsetMap.builder();
    private final TextParts parts = new TextParts();
    private final TextPayloads payloads = new TextPayloads();
    private long runStart;
    private long originStart;
    private long originLength;
    private boolean full;

    private Transcription(OutputStream sink, long byteLimit) {
        this.sink = sink;
        this.byteLimit = byteLimit;
    }

    /** Writes to {@code sink}, at most {@code byteLimit} bytes. */
    public static Transcription to(OutputStream sink, long byteLimit) {
        return new Transcription(sink, byteLimit);
    }

    /** Writes nowhere: for finding out how well a dialect fits a sample. */
    public static Transcription trial() {
        return new Transcription(OutputStream.nullOutputStream(), 1 << 20);
    }

    /**
     * Sets the current piece of the text: issues carry its line, and bytes originate from it until another origin is
     * set.
     */
    public void at(TextPiece newPiece) {
        piece = newPiece;
        place = new TextLocation(newPiece.line(), newPiece.start());
        origin(newPiece.start(), newPiece.end() - newPiece.start());
    }

    /** Goes back to a line, for issues. */
    public void at(TextLocation earlier) {
        piece = null;
        place = earlier;
    }

    public TextLocation place() {
        return place;
    }

    /** Sets the origin of the bytes that follow: {@code length} bytes of the text from {@code start}. */
    public void origin(long start, long length) {
        if (start != originStart || length != originLength) {
            endRun();
            originStart = start;
            originLength = length;
        }
    }

    /** Sets the origin of the bytes that follow: characters of the current piece. */
    public void origin(int from, int to) {
        if (piece != null) {
            long start = piece.offset(from);
            origin(start, piece.offset(to) - start);
        }
    }

    /**
     * Appends the first {@code length} of {@code octets}, of which each {@code group} were decoded from
     * {@code groupFrom} bytes of the text from {@code from} on.
     */
    public void putGroups(byte[] octets, int length, long from, int group, int groupFrom) throws IOException {
        endRun();
        long before = position;
        put(octets, length);
        map.addGroups(before, position - before, from, group, groupFrom);
        runStart = position;
    }

    /**
     * Appends {@code octets}, which were decoded from characters of the current piece.
     *
     * @param made from the octets to the bytes of these characters in UTF-8
     */
    public void putDecoded(byte[] octets, OffsetMap made, int from, int to) throws IOException {
        origin(from, to);
        if (originLength != to - from) {
            put(octets, octets.length);
            return;
        }
        long start = originStart;
        for (OffsetMap.Run run : made.runs()) {
            byte[] some = Arrays.copyOfRange(
                    octets, (int) run.made().offset(), (int) run.made().end());
            long source = start + run.from().offset();
            if (run.group() != run.groupFrom()) {
                putGroups(some, some.length, source, run.group(), run.groupFrom());
            } else {
                origin(source, run.from().length());
                put(some, some.length);
            }
        }
    }

    /** The first byte of the current origin in the text. */
    public long originStart() {
        return originStart;
    }

    /** The length of the current origin, in bytes of the text. */
    public long originLength() {
        return originLength;
    }

    private void endRun() {
        map.add(runStart, position - runStart, originStart, originLength);
        runStart = position;
    }

    /** Begins another part, such as a packet. */
    public void part(String label) {
        parts.begin(position, label);
    }

    /** Begins another payload, which is not to be joined to the one before it. */
    public void payload(TextLocation begin) {
        payloads.begin(begin);
    }

    /** The payload goes on up to a byte of the text. */
    public void payloadTo(long end) {
        payloads.extend(end);
    }

    /** Bytes written so far. */
    public long position() {
        return position;
    }

    /** The first bytes written, at most {@value #START_KEPT}. */
    public byte[] start() {
        return Arrays.copyOf(start, (int) Math.min(position, START_KEPT));
    }

    /** Whether the limit refused a byte, so that reading on is pointless. */
    public boolean full() {
        return full;
    }

    /** Appends one byte (the low eight bits), unless the limit is reached. */
    public void put(int octet) throws IOException {
        if (position >= byteLimit) {
            refuse();
            return;
        }
        if (position < START_KEPT) {
            start[(int) position] = (byte) octet;
        }
        if (buffered == buffer.length) {
            drain();
        }
        buffer[buffered++] = (byte) octet;
        position++;
    }

    /** Appends the first {@code length} of {@code octets}, as far as the limit allows. */
    public void put(byte[] octets, int length) throws IOException {
        int kept = (int) Math.min(length, byteLimit - position);
        for (int i = 0; i < kept; ) {
            if (buffered == buffer.length) {
                drain();
            }
            int n = Math.min(kept - i, buffer.length - buffered);
            System.arraycopy(octets, i, buffer, buffered, n);
            keepStart(octets, i, n);
            buffered += n;
            position += n;
            i += n;
        }
        if (kept < length) {
            refuse();
        }
    }

    private void keepStart(byte[] octets, int from, int length) {
        for (int i = 0; i < length && position + i < START_KEPT; i++) {
            start[(int) position + i] = octets[from + i];
        }
    }

    private void drain() throws IOException {
        sink.write(buffer, 0, buffered);
        buffered = 0;
    }

    public void error(long column, String message, @Nullable String expected, @Nullable String actual) {
        report(place, column, position, Severity.ERROR, message, expected, actual);
    }

    public void warning(long column, String message, @Nullable String expected, @Nullable String actual) {
        report(place, column, position, Severity.WARNING, message, expected, actual);
    }

    public void note(long column, String message) {
        report(place, column, position, Severity.NOTE, message, null, null);
    }

    /** Reports an issue that was found only after its line was read. */
    public void report(
            TextLocation where,
            long column,
            long outputOffset,
            Severity severity,
            String message,
            @Nullable String expected,
            @Nullable String actual) {
        issueCount++;
        if (issues.size() < ISSUES_KEPT) {
            issues.add(new LayerIssue(
                    severity,
                    textOffset(where, column),
                    outputOffset,
                    where.line(),
                    column,
                    message,
                    shorten(expected),
                    shorten(actual)));
        }
    }

    private long textOffset(TextLocation where, long column) {
        if (piece == null || piece.line() != where.line()) {
            return where.start();
        }
        long index = Math.clamp(column - piece.column(), 0, piece.text().length());
        return piece.offset((int) index);
    }

    public long issueCount() {
        return issueCount;
    }

    /** Flushes the sink and sums up. */
    public Transcript finish(String dialect) throws IOException {
        drain();
        sink.flush();
        endRun();
        return new Transcript(
                dialect, position, issues, issueCount, !full, parts.finish(position), payloads.finish(), map.build());
    }

    private void refuse() {
        if (!full) {
            full = true;
            error(1, "The limit of " + byteLimit + " bytes is reached: the text from here on is not read", null, null);
        }
    }

    private static @Nullable String shorten(@Nullable String text) {
        if (text == null) {
            return null;
        }
        String shown = text.length() <= TEXT_SHOWN ? text : text.substring(0, TEXT_SHOWN - 1) + "…";
        // Malformed bytes are halves of surrogate pairs here, which nothing else can write.
        return new String(shown.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }
}
