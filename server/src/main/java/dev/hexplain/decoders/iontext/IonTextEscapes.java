package dev.hexplain.decoders.iontext;

import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Value;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Resolves escapes in strings and symbols ("Escape Characters"). */
final class IonTextEscapes {
    private static final Pattern ESCAPE =
            Pattern.compile("\\\\(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|\r\n|.|\n)", Pattern.DOTALL);
    private static final Pattern LONG = Pattern.compile("'''((?:[^'\\\\]|\\\\.|'(?!''))*+)'''", Pattern.DOTALL);
    private static final String PLAIN = "0abtnfrv";
    private static final String MEANT = "\0\u0007\b\t\n\f\r\u000B";

    private IonTextEscapes() {}

    /** The text of a token, with or without quotation marks. */
    static String text(String token) {
        if (token.startsWith("'''")) {
            StringBuilder text = new StringBuilder();
            Matcher parts = LONG.matcher(token);
            while (parts.find()) {
                text.append(unescaped(parts.group(1)));
            }
            return text.toString();
        }
        boolean quoted = token.length() > 1
                && (token.charAt(0) == '"' || token.charAt(0) == '\'')
                && token.charAt(token.length() - 1) == token.charAt(0);
        return quoted ? unescaped(token.substring(1, token.length() - 1)) : token;
    }

    private static String unescaped(String text) {
        return text.indexOf('\\') < 0
                ? text
                : ESCAPE.matcher(text).replaceAll(found -> Matcher.quoteReplacement(meant(found.group(1))));
    }

    private static String meant(String escape) {
        char first = escape.charAt(0);
        if (escape.length() > 2) {
            int point = Integer.parseUnsignedInt(escape.substring(1), 16);
            return Character.isValidCodePoint(point) ? Character.toString(point) : "\uFFFD";
        }
        if (first == '\n' || first == '\r') {
            return "";
        }
        int plain = PLAIN.indexOf(first);
        return plain < 0 ? escape : MEANT.substring(plain, plain + 1);
    }

    /** A text as values show it, cut where the raw one was. */
    static Value shown(String token, Value read) {
        String text = text(token);
        int shown = read.actual().length();
        boolean cut = read.actual().endsWith("…") && text.length() > shown;
        return Value.of(cut ? Quoted.quote(text.substring(0, shown)) + "…" : Quoted.quote(text));
    }
}
