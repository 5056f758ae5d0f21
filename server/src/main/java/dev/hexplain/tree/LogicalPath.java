package dev.hexplain.tree;

import java.util.List;

/**
 * Computes logical paths, the addresses of fields in the encoded object: {@code prices[3]}, whatever lengths and types
 * an encoding puts around it. A field that adds no step ({@link Shapes#logicalStep}) has its parent's path: a string's
 * length and its bytes are both {@code title}. Fields deeper than {@value Paths#MAX_NAMES} have none; of a path longer than
 * {@value Paths#MAX_LENGTH} characters, the innermost steps are written.
 *
 * <p>Made for a walk: ask for each field in turn, with its depth.
 */
public final class LogicalPath {
    private final FieldTree tree;
    private final StringBuilder path = new StringBuilder();
    private final int[] lengths = new int[Paths.MAX_NAMES];
    private final Field[] lineage = new Field[Paths.MAX_NAMES];

    public LogicalPath(FieldTree tree) {
        this.tree = tree;
    }

    /** The logical path of the last of these fields, each of which is in the one before it; empty for none. */
    public static String of(FieldTree tree, List<Field> lineage) {
        if (lineage.isEmpty() || !lineage.getFirst().id().equals(FieldId.ROOT)) {
            return "";
        }
        LogicalPath path = new LogicalPath(tree);
        String last = "";
        for (int depth = 0; depth < lineage.size(); depth++) {
            last = path.at(depth, lineage.get(depth));
        }
        return last;
    }

    /** The logical path of a field, whose parent was the last to be asked for at its depth; empty for none. */
    public String at(int depth, Field field) {
        if (depth >= Paths.MAX_NAMES) {
            return "";
        }
        path.setLength(depth == 0 ? 0 : lengths[depth - 1]);
        if (depth > 0) {
            Paths.append(path, tree.logicalStep(lineage[depth - 1], field));
        }
        lengths[depth] = path.length();
        lineage[depth] = field;
        return path.length() <= Paths.MAX_LENGTH ? path.toString() : elided(depth);
    }

    private String elided(int depth) {
        int from = depth - 1;
        while (from > 0 && (lengths[from] == path.length() || path.length() - lengths[from - 1] <= Paths.MAX_LENGTH)) {
            from--;
        }
        boolean separated = path.charAt(lengths[from]) == '.';
        return (from == 0 ? "" : Paths.ELISION) + path.substring(lengths[from] + (separated ? 1 : 0));
    }
}
