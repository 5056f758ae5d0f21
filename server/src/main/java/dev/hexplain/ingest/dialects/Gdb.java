package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Recognition;
import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.Row.Blank;
import dev.hexplain.ingest.dialects.Row.Flaw;
import dev.hexplain.ingest.dialects.Row.Octets;
import dev.hexplain.ingest.dialects.Row.Repeat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/**
 * GDB's {@code x/xb}, {@code xh}, {@code xw}, {@code xg} and LLDB's {@code memory read -f x}: addresses, perhaps with a
 * symbol, and words whose digits tell how many bytes they have:
 *
 * <pre>
 * 0x7ffe10 &lt;buffer&gt;:     0x0500edac      0x03007273
 * </pre>
 */
final class Gdb extends OffsetDump {
    private static final String NAME = "gdb";
    private static final int LONGEST_ADDRESS = 15;

    private final WordOrder order;

    Gdb(WordOrder order) {
        this.order = order;
    }

    @Override
    public String id() {
        return order.id(NAME);
    }

    @Override
    public String title() {
        return "GDB x, " + order.title();
    }

    @Override
    Lines open(List<String> head) {
        return this::parse;
    }

    private Row parse(String line) {
        if (line.isBlank()) {
            return new Blank();
        }
        if (line.strip().equals("*")) {
            return new Repeat();
        }
        int start = HexRows.indent(line);
        int end = start + 2;
        while (end < line.length() && HexGroups.digit(line.charAt(end)) >= 0) {
            end++;
        }
        int colon = colon(line, end);
        if (!line.startsWith("0x", start) || end == start + 2 || end - start > LONGEST_ADDRESS + 2 || colon < 0) {
            return Row.unreadable(start + 1, "an address such as 0x7ffe10:", line);
        }
        return words(Long.parseLong(line.substring(start + 2, end), 16), line, colon + 1);
    }

    /** The colon behind an address, or behind its symbol in angle brackets; -1 where there is none. */
    private static int colon(String line, int from) {
        if (line.startsWith(":", from)) {
            return from;
        }
        return line.startsWith(" <", from) && line.indexOf(">:", from) > 0 ? line.indexOf(">:", from) + 1 : -1;
    }

    private Row words(long address, String line, int from) {
        List<Flaw> flaws = new ArrayList<>();
        byte[] octets = new byte[(line.length() - from) * 4 + 8];
        int used = 0;
        int unit = 0;
        for (int at = from; at < line.length(); at++) {
            if (line.charAt(at) <= ' ') {
                continue;
            }
            int to = at;
            while (to < line.length() && line.charAt(to) > ' ') {
                to++;
            }
            String token = line.substring(at, to);
            int own = token.startsWith("0x") ? WordCell.HEX.unit(token.substring(2)) : WordCell.NONE;
            if (own == WordCell.NONE || (unit != 0 && own != unit)) {
                flaws.add(new Flaw(
                        at + 1, "Not a word of this dump: its bytes are missing", "such as 0x0500edac", token));
            } else {
                unit = own;
                OptionalLong word = WordCell.HEX.parse(token.substring(2), unit);
                order.put(word.orElse(0), unit, octets, used);
                used += unit;
            }
            at = to;
        }
        return new Octets(
                address, new Cells(Arrays.copyOf(octets, used), flaws, Math.max(1, unit)), null, line.length());
    }

    @Override
    void close(OffsetRows rows, Transcription out) {
        if (rows.unit() > 1) {
            order.note(out, NAME);
        }
    }

    @Override
    Recognition judge(OffsetRows rows, Transcription trial) {
        Recognition fits = trial.position() == 0 ? Recognition.no("no words") : super.judge(rows, trial);
        if (!fits.possible() || (rows.unit() == 1 && order == WordOrder.LITTLE)) {
            return fits;
        }
        return rows.unit() == 1 ? Recognition.no("bytes have no order") : order.judge(fits, trial);
    }
}
