package dev.hexplain.ingest.dialects;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * {@code od -c} and {@code hexdump -c}: characters, escapes and octal numbers.
 *
 * <pre>
 * 0000000 254 355  \0 005   s   r  \0 003   F   o   o  \0
 * 0000014
 * </pre>
 */
final class OdCharacters extends CharacterDump {
    private static final String ESCAPES = "0abtnvfr";
    private static final byte[] ESCAPED = {0, 7, 8, 9, 10, 11, 12, 13};

    @Override
    public String id() {
        return "od-c";
    }

    @Override
    public String title() {
        return "od -c, hexdump -c";
    }

    @Override
    boolean blankIsByte() {
        return true;
    }

    /** Two stars are under the rest of a character that takes several bytes. */
    @Override
    boolean put(String cell, ByteArrayOutputStream octets) {
        if (cell.length() <= 1) {
            octets.writeBytes((cell.isEmpty() ? " " : cell).getBytes(StandardCharsets.UTF_8));
            return true;
        }
        if (cell.length() == 2 && cell.charAt(0) == '\\' && ESCAPES.indexOf(cell.charAt(1)) >= 0) {
            octets.write(ESCAPED[ESCAPES.indexOf(cell.charAt(1))]);
            return true;
        }
        if (cell.length() == 3 && WordCell.OCTAL.unit(cell) == 1 && cell.charAt(0) <= '3') {
            octets.write(Integer.parseInt(cell, 8));
            return true;
        }
        return cell.equals("**");
    }
}
