package dev.hexplain.ksy.check;

import dev.hexplain.text.NameSuggestion;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The canonical names of encodings, according to the Kaitai Struct style guide. */
final class EncodingNames {
    private static final List<String> CANONICAL = Stream.of(
                    Stream.of("ASCII", "UTF-8", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE"),
                    IntStream.rangeClosed(1, 16).filter(part -> part != 12).mapToObj(part -> "ISO-8859-" + part),
                    IntStream.rangeClosed(1250, 1258).mapToObj(page -> "windows-" + page),
                    Stream.of("IBM437", "IBM866", "Shift_JIS", "Big5", "EUC-KR", "MUTF-8"))
            .flatMap(names -> names)
            .toList();

    /** Canonical names by their letters and digits in lower case. */
    private static final Map<String, String> BY_PLAIN_NAME = byPlainName();

    private EncodingNames() {}

    private static Map<String, String> byPlainName() {
        Map<String, String> names = new LinkedHashMap<>();
        CANONICAL.forEach(name -> names.put(plain(name), name));
        for (int page = 1250; page <= 1258; page++) {
            names.put("cp" + page, "windows-" + page);
        }
        for (int part = 1; part <= 4; part++) {
            names.put("latin" + part, "ISO-8859-" + part);
        }
        names.putAll(Map.of(
                "usascii", "ASCII", "cp437", "IBM437", "cp866", "IBM866", "sjis", "Shift_JIS", "euckr", "EUC-KR"));
        return names;
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    /** The warning about a name; empty for a canonical one. */
    static Optional<String> warning(String name) {
        if (CANONICAL.contains(name)) {
            return Optional.empty();
        }
        String better = BY_PLAIN_NAME.get(plain(name));
        if (better != null && !hasOddCharacters(name)) {
            return Optional.of("write '" + better + "' instead of '" + name + "', which is how everyone does");
        }
        return isSupported(name)
                ? Optional.empty()
                : Optional.of("unknown encoding '" + name + "'" + NameSuggestion.hint(name, CANONICAL));
    }

    private static boolean hasOddCharacters(String name) {
        return !name.matches("[A-Za-z0-9_. -]*");
    }

    private static boolean isSupported(String name) {
        try {
            return Charset.isSupported(name);
        } catch (IllegalCharsetNameException odd) {
            return false;
        }
    }

    /** For completion. */
    static List<String> canonical() {
        return CANONICAL;
    }
}
