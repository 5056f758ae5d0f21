package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Lines of hex records with an address and a checksum, as chip programmers use: Intel HEX and S-records. */
abstract class AddressedRecords implements ScannedDialect.Scan {
    private static final int CERTAIN = 97;
    private static final int DAMAGED = 60;
    /** Lines of words above the first record. */
    private static final int WORDS_ABOVE = 6;

    final Transcription out;
    private long first;
    private long next = -1;
    private boolean ended;
    private long good;
    private long bad;
    private long words;

    AddressedRecords(Transcription out) {
        this.out = out;
    }

    /**
     * Bytes of a record.
     *
     * @param address of the first
     * @param from index of the first in the record
     * @param count how many
     */
    record Load(long address, int from, int count) {}

    /** The character that records start with. */
    abstract char mark();

    /** Where in the line the digits start. */
    abstract int digitsFrom();

    /** Whether a record, checksum and all, adds up. */
    abstract boolean sumsUp(byte[] octets, int length);

    /** The bytes of a record, or null where it has none. It may end the text. */
    abstract @Nullable Load load(String line, byte[] octets, int length);

    /** The first line that may be a record; words may stand above it. */
    static String firstRecord(String text, char mark) {
        return text.lines()
                .limit(WORDS_ABOVE)
                .map(String::strip)
                .filter(line -> !line.isEmpty() && line.charAt(0) == mark)
                .findFirst()
                .orElse("");
    }

    final void ends() {
        ended = true;
    }

    @Override
    public final void read(TextInput text) throws IOException {
        for (TextPiece line = text.nextLine(); line != null && !out.full(); line = text.nextLine()) {
            out.at(line);
            String around = CopyArtifacts.of(line.text());
            boolean between = next < 0 || ended;
            if (!around.isEmpty()) {
                out.note(1, around + ": passed over");
            } else if (between && !line.text().isBlank() && line.text().strip().charAt(0) != mark()) {
                words++;
                out.note(1, "Words around the records: passed over");
            } else if (!line.text().isBlank()) {
                record(line.text().strip());
            }
        }
        if (good > 0 && !ended) {
            out.warning(1, "The record that ends the text is missing: it may be cut short", null, "end of text");
        }
    }

    private void record(String line) throws IOException {
        int from = digitsFrom();
        if (line.charAt(0) != mark() || line.length() <= from || !HexGroups.isHex(line.substring(from))) {
            bad++;
            out.error(1, "Not a record", mark() + " and hex digits", line);
            return;
        }
        RowCells cells = HexGroups.parse(line.substring(from), from + 1, Integer.MAX_VALUE);
        byte[] octets = cells.octets();
        if (!cells.issues().isEmpty() || !sumsUp(octets, octets.length)) {
            bad++;
            out.error(1, "The record's length or checksum is wrong: its bytes are in doubt", null, line);
        } else {
            good++;
        }
        Load load = load(line, octets, octets.length);
        if (load != null) {
            place(load, octets);
        }
        if (load != null || ended) {
            out.payloadTo(out.originStart() + out.originLength());
        }
    }

    private void place(Load load, byte[] octets) throws IOException {
        if (next < 0 || ended || (load.address() < next && load.address() <= first)) {
            out.payload(out.place());
            first = load.address();
            next = -1;
            ended = false;
        }
        if (next < 0 && load.address() != 0) {
            out.note(1, "Addresses start at 0x" + Long.toHexString(load.address()));
        } else if (next >= 0 && load.address() != next) {
            String gap = load.address() > next
                    ? "The address jumps: " + (load.address() - next) + " bytes are not in the text"
                    : "The address goes back";
            out.warning(1, gap, "0x" + Long.toHexString(next), "0x" + Long.toHexString(load.address()));
        }
        int count = Math.max(0, Math.min(load.count(), octets.length - load.from()));
        byte[] bytes = Arrays.copyOfRange(
                octets, Math.min(load.from(), octets.length), Math.min(load.from(), octets.length) + count);
        out.put(bytes, count);
        next = load.address() + count;
    }

    @Override
    public final Confidence confidence(TextSample sample, Transcription trial) {
        if (good == 0 || bad + words > good) {
            return Confidence.no("no records");
        }
        return bad == 0
                ? Confidence.of(CERTAIN, good + " records, every checksum right")
                : Confidence.of(DAMAGED, good + " records right, " + bad + " damaged");
    }
}
