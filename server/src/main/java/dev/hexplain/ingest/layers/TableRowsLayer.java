package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * The bytes in a row of a table, in text that a database printed: statements {@code INSERT}, CSV, or what {@code psql}
 * shows. Spring Session keeps its attributes so, Quartz its jobs, Tomcat its sessions.
 *
 * <pre>
 * INSERT INTO SPRING_SESSION_ATTRIBUTES VALUES ('0f3f…', 'user', X'ACED0005…')
 * session_primary_id,attribute_name,attribute_bytes
 * 0f3f…,user,\xaced0005…
 * </pre>
 */
final class TableRowsLayer extends ArchiveLayer<BinaryCell> {
    /** The confidence of a row, higher than that of a dialect of the digits in it. */
    private static final int LISTED = 97;

    private static final int HEAD = 200;

    TableRowsLayer() {
        super("table-rows", "Bytes in a row of a table", LISTED);
    }

    @Override
    boolean recognises(SourceReader bytes) {
        String head = head(bytes);
        return isStatement(head) || DelimitedRows.isHeader(head);
    }

    private static String head(SourceReader bytes) {
        return bytes.text(0, (int) Math.min(HEAD, bytes.length()), StandardCharsets.ISO_8859_1);
    }

    private static boolean isStatement(String head) {
        return head.stripLeading().toUpperCase(Locale.ROOT).startsWith("INSERT INTO ");
    }

    @Override
    int theOnly(SourceReader bytes) {
        return LISTED;
    }

    @Override
    void walk(SourceReader bytes, Predicate<BinaryCell> visitor) {
        TableRows rows = isStatement(head(bytes)) ? new InsertRows(bytes, visitor) : new DelimitedRows(bytes, visitor);
        rows.walk();
    }

    @Override
    void unpack(LayerUnpacking to, BinaryCell cell) throws IOException, UnpackAborted {
        byte[] one = new byte[1];
        for (long at = cell.from(); at + 1 < cell.to(); at += 2) {
            one[0] = (byte) (HexCell.digit(to.octets(), at) << 4 | HexCell.digit(to.octets(), at + 1));
            to.write(one, 0, 1, at, at + 2);
        }
    }
}
