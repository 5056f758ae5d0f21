package dev.hexplain.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Suggests the name that a mistyped one was meant to be ("did you mean"). */
public final class NameSuggestion {
    /** Longer names get no suggestion. */
    private static final int MAX_LENGTH = 100;

    private NameSuggestion() {}

    /** {@code "; did you mean 'size'?"}, or nothing where no name is close. */
    public static String hint(String name, Collection<String> known) {
        return closest(name, known)
                .map(guess -> "; did you mean '" + guess + "'?")
                .orElse("");
    }

    /** The known name that takes the fewest changes to reach, if they are few for its length. */
    public static Optional<String> closest(String name, Collection<String> known) {
        int most = Math.max(1, name.length() / 3);
        return known.stream()
                .filter(other -> name.length() <= MAX_LENGTH && Math.abs(other.length() - name.length()) <= most)
                .filter(other -> !other.equals(name) && distance(name, other) <= most)
                .min(Comparator.comparingInt(other -> distance(name, other)));
    }

    /** Characters put in, left out, changed, or two swapped. */
    static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, Math.min(last[j], row[j - 1]) + 1);
                if (swapped(a, i, b, j)) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
            beforeLast = last;
            last = row;
        }
        return last[b.length()];
    }

    private static boolean swapped(String a, int i, String b, int j) {
        return i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    }
}
