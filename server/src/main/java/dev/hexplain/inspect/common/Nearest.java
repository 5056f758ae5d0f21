package dev.hexplain.inspect.common;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Names that a mistyped word may have been meant as. */
public final class Nearest {
    private static final int MOST = 3;
    private static final int LONGEST = 64;

    private Nearest() {}

    /** {@code " Did you mean `json`?"}; empty where no name is near. */
    public static String question(String word, Collection<String> names) {
        List<String> near = of(word, names);
        return near.isEmpty()
                ? ""
                : " Did you mean %s?"
                        .formatted(near.stream().map(name -> "`" + name + "`").collect(Collectors.joining(" or ")));
    }

    /** The nearest first: at most every third character is another one, or the word is the beginning. */
    public static List<String> of(String word, Collection<String> names) {
        if (word.isEmpty() || word.length() > LONGEST) {
            return List.of();
        }
        String lower = word.toLowerCase(Locale.ROOT);
        record Near(String name, int distance) {}
        return names.stream()
                .map(name -> new Near(name, distance(lower, name.toLowerCase(Locale.ROOT))))
                .filter(near -> near.distance <= Math.max(1, word.length() / 3) || near.name.startsWith(lower))
                .sorted(Comparator.comparingInt(Near::distance))
                .limit(MOST)
                .map(Near::name)
                .toList();
    }

    /**
     * Characters that are inserted, deleted, replaced, or swapped with their neighbour: the optimal string alignment
     * distance, by three rows of its table.
     */
    private static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + cost);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                row[j] = swapped ? Math.min(row[j], beforeLast[j - 2] + 1) : row[j];
            }
            int[] free = beforeLast;
            beforeLast = last;
            last = row;
            row = free;
        }
        return last[b.length()];
    }
}
