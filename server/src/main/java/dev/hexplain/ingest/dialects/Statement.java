package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A line, or several that hold one text: literals that are joined, a word that was wrapped. */
final class Statement {
    private final List<Part> parts;
    /** Which character of the text each part begins with. */
    private final int[] begins;

    private final String text;

    /** @param parts from left to right, at least one */
    Statement(List<Part> parts) {
        this.parts = parts;
        this.begins = new int[parts.size()];
        for (int i = 1; i < begins.length; i++) {
            begins[i] = begins[i - 1] + parts.get(i - 1).length();
        }
        this.text = parts.size() == 1
                ? parts.getFirst().text()
                : parts.stream().map(Part::text).collect(Collectors.joining());
    }

    /** Characters of a line. */
    record Part(TextPiece line, int from, int to) {
        static Part of(TextPiece line) {
            return new Part(line, 0, line.text().length());
        }

        int length() {
            return to - from;
        }

        String text() {
            return line.text().substring(from, to);
        }
    }

    static Statement of(TextPiece line) {
        return new Statement(List.of(Part.of(line)));
    }

    String text() {
        return text;
    }

    TextPiece first() {
        return parts.getFirst().line();
    }

    boolean isOneLine() {
        return parts.size() == 1;
    }

    /** The byte of the text that a character starts at. */
    long start(int index) {
        return offset(partOf(index), index);
    }

    /** The byte of the text behind the character before one. */
    long end(int index) {
        return index == 0 ? start(0) : offset(partOf(index - 1), index);
    }

    private int partOf(int index) {
        int found = Arrays.binarySearch(begins, index);
        return found < 0 ? -found - 2 : found;
    }

    private long offset(int part, int index) {
        return parts.get(part).line().offset(parts.get(part).from() + index - begins[part]);
    }

    /** Writes what a run of it stands for. */
    void put(EmbeddedRuns.Run run, Transcription out) throws IOException {
        out.at(first());
        if (isOneLine()) {
            out.putDecoded(run.octets(), run.origins(), run.from(), run.to());
            return;
        }
        boolean plain = text.substring(run.from(), run.to()).chars().allMatch(c -> c < 0x80);
        if (!plain) {
            put(run.octets(), run.from(), run.to(), out);
            return;
        }
        for (OffsetMap.Run made : run.origins().runs()) {
            put(made, run, out);
        }
    }

    private void put(OffsetMap.Run made, EmbeddedRuns.Run run, Transcription out) throws IOException {
        int end = (int) made.made().end();
        int from = run.from() + (int) made.from().offset();
        int most = run.from() + (int) made.from().end();
        boolean groups = made.group() > 0;
        int size = groups ? made.group() : (int) made.made().length();
        int width = groups ? made.groupFrom() : (int) made.from().length();
        for (int at = (int) made.made().offset(); at < end; at += size, from += width) {
            byte[] octets = Arrays.copyOfRange(run.octets(), at, Math.min(end, at + size));
            put(octets, from, Math.min(most, from + width), out);
        }
    }

    private void put(byte[] octets, int from, int to, Transcription out) throws IOException {
        long start = start(from);
        out.origin(start, end(to) - start);
        out.put(octets, octets.length);
    }
}
