package dev.hexplain.ksy.describe;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Converts Java names to unique descriptor ids: lower case with underscores. */
final class DescriptorIds {
    private final Map<String, String> byName = new HashMap<>();
    private final Set<String> taken = new HashSet<>();

    /** Reserves the id of a Java name, so that generated ids do not take it. */
    void reserve(String name) {
        byName.computeIfAbsent(name, known -> fresh(snake(known)));
    }

    String of(String name) {
        reserve(name);
        return String.valueOf(byName.get(name));
    }

    /** A unique id. */
    String fresh(String wanted) {
        String id = wanted;
        for (int more = 2; !taken.add(id); more++) {
            id = wanted + "_" + more;
        }
        return id;
    }

    /** {@code sourceId} as {@code source_id}, {@code URLPath2} as {@code url_path2}. */
    static String snake(String name) {
        String words = name.replaceAll("([\\p{Ll}0-9])(\\p{Lu})", "$1_$2")
                .replaceAll("(\\p{Lu})(\\p{Lu}\\p{Ll})", "$1_$2")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "_")
                .replaceAll("^_+|_+$", "");
        return words.isEmpty() || !Character.isLetter(words.charAt(0)) ? "f_" + words : words;
    }

    /** {@code market_data} as {@code Market data}. */
    static String title(String id) {
        String words = id.replace('_', ' ').strip();
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** As a YAML scalar: plain where that is safe. */
    static String quoted(String text) {
        boolean plain =
                text.matches("[A-Za-z][A-Za-z0-9_. ,]*") && !text.matches("(?i)true|false|yes|no|on|off|null|n|y");
        return plain ? text : "'" + text.replace("'", "''").replaceAll("\\p{Cntrl}", " ") + "'";
    }
}
