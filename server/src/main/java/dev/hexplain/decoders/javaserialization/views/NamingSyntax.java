package dev.hexplain.decoders.javaserialization.views;

import java.util.List;
import java.util.Map;

/**
 * How names of {@code javax.naming} print themselves: parts with separators between them, and in quotes or escaped where a
 * part holds one. What a syntax does not have is empty.
 */
record NamingSyntax(String separator, String escape, Quotes first, Quotes second, boolean fromRight) {
    static final NamingSyntax COMPOSITE =
            new NamingSyntax("/", "\\", new Quotes("\"", "\""), new Quotes("'", "'"), false);

    private static final String PREFIX = "jndi.syntax.";

    record Quotes(String begin, String end) {
        boolean exist() {
            return !begin.isEmpty();
        }

        private static Quotes of(Map<String, String> properties, String name) {
            String begin = properties.getOrDefault(PREFIX + "begin" + name, "");
            String end = properties.getOrDefault(PREFIX + "end" + name, "");
            return new Quotes(begin.isEmpty() ? end : begin, end.isEmpty() ? begin : end);
        }
    }

    /** Of the properties with which a compound name is made. */
    static NamingSyntax of(Map<String, String> properties) {
        return new NamingSyntax(
                properties.getOrDefault(PREFIX + "separator", ""),
                properties.getOrDefault(PREFIX + "escape", ""),
                Quotes.of(properties, "quote"),
                Quotes.of(properties, "quote2"),
                properties.getOrDefault(PREFIX + "direction", "").equals("right_to_left"));
    }

    String joined(List<String> parts) {
        List<String> ordered = fromRight ? parts.reversed() : parts;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < ordered.size(); i++) {
            text.append(i == 0 ? "" : separator).append(part(ordered.get(i)));
        }
        boolean allEmpty = !parts.isEmpty() && parts.stream().allMatch(String::isEmpty);
        return allEmpty ? text + separator : text.toString();
    }

    private String part(String part) {
        boolean separates = !separator.isEmpty() && part.contains(separator);
        if (separates && (first.exist() || second.exist())) {
            Quotes quotes = first.exist() ? first : second;
            return quotes.begin + part.replace(quotes.end, escape + quotes.end) + quotes.end;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < part.length(); ) {
            String meta = metaAt(part, i);
            if (meta.isEmpty()) {
                text.append(part.charAt(i++));
            } else {
                text.append(isEscaped(part, i, meta) ? escape : "").append(meta);
                i += meta.length();
            }
        }
        return text.toString();
    }

    /** Quotes are escaped at the beginning, an escape before what means something and at the end. */
    private boolean isEscaped(String part, int at, String meta) {
        int behind = at + meta.length();
        return meta.equals(escape)
                ? behind >= part.length() || !metaAt(part, behind).isEmpty()
                : meta.equals(separator) || at == 0;
    }

    private String metaAt(String part, int at) {
        for (String meta : List.of(first.begin, second.begin, escape, separator)) {
            if (!meta.isEmpty() && part.startsWith(meta, at)) {
                return meta;
            }
        }
        return "";
    }
}
