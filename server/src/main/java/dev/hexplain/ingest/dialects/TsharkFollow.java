package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextDialect;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * {@code tshark -z follow,tcp,raw,0}, and its hex and ascii forms: both sides of a conversation, a part for each turn,
 * the second side indented.
 *
 * <pre>
 * Follow: tcp,raw
 * Node 0: 127.0.0.1:34450
 * Node 1: 127.0.1.1:1099
 * 4a524d4900024b
 *         4e00093132372e302e302e3100008692
 * </pre>
 *
 * <p>The ascii form has a dot for every byte that is not printable: those bytes are lost.
 */
final class TsharkFollow implements TextDialect {
    private static final int CERTAIN = 98;
    private static final String FOLLOW = "Follow: ";

    @Override
    public String id() {
        return "tshark-follow";
    }

    @Override
    public String title() {
        return "tshark follow";
    }

    @Override
    public Confidence recognise(TextSample sample) {
        boolean follow = sample.text().startsWith(FOLLOW) || sample.text().contains("\n" + FOLLOW);
        return follow && sample.text().contains("Node 0: ")
                ? Confidence.of(CERTAIN, "a conversation that tshark follows")
                : Confidence.no("no conversation that tshark follows");
    }

    @Override
    public void read(TextInput text, Transcription out) throws IOException {
        new Conversation(out).read(text);
    }

    /** One reading. */
    private static final class Conversation {
        private final Transcription out;
        private String form = "";
        private final String[] nodes = {"node 0", "node 1"};
        private int side = -1;
        /** Characters of the turn that are still to come, in the ascii form. */
        private long due;

        Conversation(Transcription out) {
            this.out = out;
        }

        void read(TextInput text) throws IOException {
            for (TextPiece line = text.next(); line != null && !out.full(); line = text.next()) {
                out.at(line);
                line(line);
            }
            if (due > 0) {
                out.error(1, "The turn is cut short: " + due + " characters missing", null, "end of text");
            }
        }

        private void line(TextPiece line) throws IOException {
            String content = line.text();
            if (due > 0) {
                characters(content, line.endsLine());
            } else if (content.startsWith(FOLLOW)) {
                form = content.substring(content.lastIndexOf(',') + 1).strip();
            } else if (content.startsWith("Node 0: ") || content.startsWith("Node 1: ")) {
                nodes[content.charAt(5) - '0'] = content.substring(8);
            } else if (!content.isBlank() && !content.startsWith("====") && !content.startsWith("Filter: ")) {
                turn(content, content.startsWith("\t") ? 1 : 0, line.column());
            }
        }

        private void turn(String content, int newSide, long column) throws IOException {
            if (form.equals("ascii")) {
                begin(newSide, true);
                try {
                    due = Math.max(0, Long.parseLong(content.strip()));
                } catch (NumberFormatException none) {
                    out.error(column, "Not the length of a turn", "a number", content);
                }
                return;
            }
            begin(newSide, form.equals("raw") && column == 1);
            hex(content);
        }

        private void begin(int newSide, boolean always) {
            if (always || newSide != side) {
                out.part(nodes[newSide]);
            }
            side = newSide;
        }

        /** The hex form has offsets before the digits and text behind them. */
        private void hex(String content) throws IOException {
            int from = HexRows.indent(content);
            int to = content.length();
            if (form.equals("hex")) {
                HexRows.Offset offset = HexRows.hex(content, from, 8, "  ");
                from = offset == null ? from : offset.end();
                to = offset == null ? to : Math.min(to, from + 16 * 3 + 1);
            }
            RowCells cells = HexGroups.parse(content.substring(from, to), from + 1, Integer.MAX_VALUE);
            for (DumpRow.ColumnIssue issue : cells.issues()) {
                out.error(issue.column(), issue.message(), issue.expected(), issue.actual());
            }
            out.put(cells.octets(), cells.octets().length);
        }

        private void characters(String content, boolean endsLine) throws IOException {
            byte[] octets = content.getBytes(StandardCharsets.ISO_8859_1);
            int count = (int) Math.min(due, octets.length);
            long dots = content.chars().limit(count).filter(c -> c == '.').count();
            if (dots > 0) {
                out.warning(1, dots + " dots may stand for bytes that this form does not show", null, null);
            }
            out.put(octets, count);
            due -= count;
            if (due > 0 && endsLine) {
                out.put('\n');
                due--;
            }
        }
    }
}
