package dev.hexplain.testing;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How many cases a suite runs: a fixed selection that takes seconds, or all of them where {@code -Dtests.long=true} asks for
 * that, as {@code make exhaustive} does.
 */
public final class Selection {
    /** Whether everything is to be tried. */
    public static final boolean ALL = Boolean.getBoolean("tests.long");

    private Selection() {}

    /** How many, or how large: usually, and where everything is tried. */
    public static int size(int usual, int whole) {
        return ALL ? whole : usual;
    }

    /** So many of them at equal distances, the first included, and the same ones each time; all, if there are no more. */
    public static <T> List<T> of(List<T> cases, int most) {
        int count = ALL ? cases.size() : Math.min(most, cases.size());
        return IntStream.range(0, count)
                .mapToObj(i -> cases.get((int) ((long) i * cases.size() / count)))
                .toList();
    }

    /**
     * Whether a case of a table of rows and columns is one of those at an equal distance: each row and each column has some of
     * them. All of them where everything is tried.
     */
    public static boolean has(int row, int column, int distance) {
        return ALL || (row + column) % distance == 0;
    }
}
