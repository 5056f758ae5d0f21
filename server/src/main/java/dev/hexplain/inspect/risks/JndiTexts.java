package dev.hexplain.inspect.risks;

import dev.hexplain.bytes.Source;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiConsumer;

/** Finds addresses that a JNDI lookup would follow in texts, and lookups in braces: {@code ldap://} and the like. */
final class JndiTexts {
    private static final Set<String> WITH_HOST = Set.of("ldap", "ldaps", "rmi", "iiop", "dns", "nis", "nds", "jrmp");
    private static final Set<String> WITHOUT_HOST = Set.of("corbaname", "corbaloc", "iiopname", "iiop");
    private static final String LOOKUP = "jndi";
    private static final int LONGEST_SCHEME = 9;
    private static final int LONGEST_SHOWN = 200;

    private JndiTexts() {}

    /** Passes on each address from an offset to an end, with where it starts. */
    static void find(Source source, long from, long end, BiConsumer<Long, String> found) {
        for (long at = from; at < end; at++) {
            if (source.u1(at) == ':') {
                long start = start(source, from, at, end);
                if (start >= 0) {
                    String text = text(source, start, end);
                    found.accept(start, text);
                    at = start + text.length();
                }
            }
        }
    }

    /** Where the address around a colon starts; -1 where there is none. */
    private static long start(Source source, long from, long colon, long end) {
        long start = colon;
        while (start > from && colon - start < LONGEST_SCHEME && Character.isLetter(source.u1(start - 1))) {
            start--;
        }
        String scheme = text(source, start, colon).toLowerCase(Locale.ROOT);
        boolean host = colon + 2 < end && source.u1(colon + 1) == '/' && source.u1(colon + 2) == '/';
        if ((host && WITH_HOST.contains(scheme)) || WITHOUT_HOST.contains(scheme)) {
            return start;
        }
        boolean lookup = start - 2 >= from && source.u1(start - 1) == '{' && source.u1(start - 2) == '$';
        return lookup && scheme.equals(LOOKUP) ? start - 2 : -1;
    }

    /** The visible ASCII characters from an offset on. */
    private static String text(Source source, long from, long end) {
        long at = from;
        while (at < end && at - from < LONGEST_SHOWN && source.u1(at) > ' ' && source.u1(at) < 0x7F) {
            at++;
        }
        return new String(source.copy(from, (int) (at - from)), StandardCharsets.US_ASCII);
    }
}
