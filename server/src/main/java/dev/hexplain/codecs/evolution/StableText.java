package dev.hexplain.codecs.evolution;

import java.util.regex.Pattern;

/** Texts of libraries, and of the values they read, in a form that is the same in each run. */
final class StableText {
    /** What differs from run to run: identity hash codes, addresses of hidden classes. */
    private static final Pattern PASSING = Pattern.compile("(?<=@)[0-9a-f]{5,8}\\b|(?<=Lambda/)0x[0-9a-f]+");

    private static final Pattern UNPRINTABLE = Pattern.compile("[^\\p{Print}“”‘’…→]");

    private StableText() {}

    static String of(String text) {
        return UNPRINTABLE
                .matcher(PASSING.matcher(text).replaceAll("…"))
                .replaceAll(each -> "\\\\u%04x".formatted(each.group().codePointAt(0)));
    }
}
