package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.Blank;
import org.jspecify.annotations.Nullable;

/**
 * PowerShell's {@code Format-Hex}, version 5 and later ones, and editors that print the same columns:
 *
 * <pre>
 *            Offset Bytes                                           Ascii
 *                   00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F
 *            ------ ----------------------------------------------- -----
 * 0000000000000000 AC ED 00 05 73 72 00 03 46 6F 6F 00             ����sr� Foo�
 * </pre>
 */
final class PowerShell extends HexRows {
    private static final int FEWEST_DIGITS = 8;
    private static final int ZEROS = 2;

    PowerShell() {
        super(2);
    }

    @Override
    public String id() {
        return "powershell";
    }

    @Override
    public String title() {
        return "PowerShell Format-Hex";
    }

    /** Sixteen digits would be too many for a number; the first ones are zeros. */
    @Override
    @Nullable Offset offset(String line) {
        int start = indent(line);
        return hex(line, line.startsWith("00", start) ? start + ZEROS : start, FEWEST_DIGITS - ZEROS, " ");
    }

    @Override
    @Nullable DumpRow other(String line) {
        String words = line.strip();
        boolean heading = words.startsWith("00 01 02 03")
                || words.startsWith("Label:")
                || words.startsWith("Path:")
                || words.startsWith("Offset ")
                || words.startsWith("------");
        return heading ? new Blank() : super.other(line);
    }

    @Override
    boolean shows(String text, byte[] octets) {
        return TextColumn.resembles(text, octets);
    }
}
