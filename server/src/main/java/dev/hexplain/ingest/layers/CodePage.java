package dev.hexplain.ingest.layers;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A character set of 256 characters, and the byte that each stands for. */
final class CodePage {
    /** Those that bytes are taken for, the most usual first: where two explain all characters, the first is meant. */
    static final List<CodePage> ALL = List.of(
            new CodePage("ISO-8859-1", "ISO 8859-1"),
            new CodePage("windows-1252", "Windows-1252"),
            new CodePage("IBM437", "code page 437"),
            new CodePage("IBM850", "code page 850"),
            new CodePage("windows-1251", "Windows-1251"),
            new CodePage("IBM866", "code page 866"),
            new CodePage("KOI8-R", "KOI8-R"));

    private final String name;
    private final String title;
    /** Byte by character, -1 for none. */
    private final short[] octets = new short[1 << Character.SIZE];

    private CodePage(String name, String title) {
        this.name = name;
        this.title = title;
        Arrays.fill(octets, (short) -1);
        for (int octet = 0; octet < 1 << Byte.SIZE; octet++) {
            char c = new String(new byte[] {(byte) octet}, Charset.forName(name)).charAt(0);
            // Where a set has no character, systems give the control character of that number.
            octets[c == '\uFFFD' ? octet : c] = (short) octet;
        }
    }

    static Optional<CodePage> by(String name) {
        return ALL.stream().filter(page -> page.name.equals(name)).findFirst();
    }

    /** Its name in Java. */
    String name() {
        return name;
    }

    /** Its name for people. */
    String title() {
        return title;
    }

    /** The byte that a character stands for; -1 where it is not in this set. */
    int octet(int character) {
        return character < 0 || character >= octets.length ? -1 : octets[character];
    }

    /** The bytes that the first characters stand for, up to one that is not in this set. */
    byte[] octets(int[] characters, int most) {
        byte[] made = new byte[Math.min(most, characters.length)];
        for (int i = 0; i < made.length; i++) {
            int octet = octet(characters[i]);
            if (octet < 0) {
                return Arrays.copyOf(made, i);
            }
            made[i] = (byte) octet;
        }
        return made;
    }

    /** How many characters are not in this set. */
    long missing(int[] characters) {
        return Arrays.stream(characters).filter(each -> octet(each) < 0).count();
    }
}
