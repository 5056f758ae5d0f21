package dev.hexplain.ksy.eval;

import dev.hexplain.text.ModifiedUtf8;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds charsets by the names of encodings, in any case: all charsets of the JDK, the names in the Kaitai Struct style
 * guide, some that published descriptors use, and {@code MUTF-8}, which {@link java.io.DataOutput#writeUTF} writes.
 */
public final class KsyCharsets {
    /** Names unknown to the JDK, in lower case without separators. */
    private static final Map<String, String> OTHER_NAMES = Map.ofEntries(
            Map.entry("ascii", "US-ASCII"),
            Map.entry("utf8", "UTF-8"),
            Map.entry("utf16le", "UTF-16LE"),
            Map.entry("utf16be", "UTF-16BE"),
            Map.entry("utf32le", "UTF-32LE"),
            Map.entry("utf32be", "UTF-32BE"),
            Map.entry("ucs2", "UTF-16"),
            Map.entry("ucs2le", "UTF-16LE"),
            Map.entry("ucs2be", "UTF-16BE"),
            Map.entry("sjis", "Shift_JIS"),
            Map.entry("shiftjis", "Shift_JIS"),
            Map.entry("eucjp", "EUC-JP"),
            Map.entry("euckr", "EUC-KR"),
            Map.entry("macroman", "x-MacRoman"),
            Map.entry("macosroman", "x-MacRoman"),
            Map.entry("macintosh", "x-MacRoman"));

    /** Cached charsets: few, since names come from descriptors and unknown ones are not cached. */
    private static final Map<String, Charset> FOUND = new ConcurrentHashMap<>();

    private static final int MAX_KEPT = 1000;

    private KsyCharsets() {}

    /** The encoding of a name; empty where there is none. */
    public static Optional<Charset> find(String name) {
        Charset known = FOUND.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<Charset> found = lookUp(name).or(() -> otherName(name));
        if (FOUND.size() < MAX_KEPT) {
            found.ifPresent(charset -> FOUND.put(name, charset));
        }
        return found;
    }

    /**
     * The encoding of a name.
     *
     * @throws EvalException of kind {@code UNKNOWN_ENCODING}
     */
    public static Charset of(String name) {
        return find(name)
                .orElseThrow(() -> new EvalException(
                        EvalException.Kind.UNKNOWN_ENCODING,
                        "expected the name of an encoding, found " + ValueDescriptions.shortly(name)));
    }

    /** Decodes bytes; malformed ones become U+FFFD. */
    public static String decode(byte[] bytes, String encoding) {
        return new String(bytes, of(encoding));
    }

    private static Optional<Charset> otherName(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
        if (plain.equals("mutf8")) {
            return Optional.of(ModifiedUtf8.CHARSET);
        }
        String other = OTHER_NAMES.get(plain);
        return other == null ? Optional.empty() : lookUp(other);
    }

    private static Optional<Charset> lookUp(String name) {
        try {
            return Optional.of(Charset.forName(name));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException _) {
            return Optional.empty();
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
