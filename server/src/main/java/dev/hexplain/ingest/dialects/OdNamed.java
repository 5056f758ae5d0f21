package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Transcription;
import java.io.ByteArrayOutputStream;
import java.util.List;

/**
 * {@code od -a}: characters and the names of those that are not seen. It drops the high bit of every byte, so that what
 * is read are seven bits of each.
 *
 * <pre>
 * 0000000   ,   m nul enq   s   r nul etx   F   o   o nul
 * 0000014
 * </pre>
 */
final class OdNamed extends CharacterDump {
    private static final List<String> NAMES = List.of(
            "nul", "soh", "stx", "etx", "eot", "enq", "ack", "bel", "bs", "ht", "nl", "vt", "ff", "cr", "so", "si",
            "dle", "dc1", "dc2", "dc3", "dc4", "nak", "syn", "etb", "can", "em", "sub", "esc", "fs", "gs", "rs", "us",
            "sp");
    private static final int DELETE = 0x7F;

    @Override
    public String id() {
        return "od-a";
    }

    @Override
    public String title() {
        return "od -a";
    }

    @Override
    boolean blankIsByte() {
        return false;
    }

    @Override
    boolean put(String cell, ByteArrayOutputStream octets) {
        int octet = octet(cell);
        if (octet >= 0) {
            octets.write(octet);
        }
        return octet >= 0;
    }

    private static int octet(String cell) {
        if (cell.length() == 1) {
            return cell.charAt(0) < DELETE ? cell.charAt(0) : -1;
        }
        return switch (cell) {
            case "del" -> DELETE;
            case "lf" -> '\n';
            default -> NAMES.indexOf(cell);
        };
    }

    @Override
    void close(OffsetRows rows, Transcription out) {
        if (rows.count() > 0) {
            out.warning(
                    1,
                    "od -a does not print the high bit of a byte: every byte is read as below 0x80",
                    "a dump of whole bytes, such as od -t x1",
                    "od -a");
        }
    }

    /** Output of characters alone cannot be distinguished from {@code od -c}. */
    @Override
    Confidence confidence(OffsetRows rows, Transcription trial) {
        return rows.withIssues() > 0
                ? Confidence.no("cells that are no names of characters")
                : super.confidence(rows, trial);
    }
}
