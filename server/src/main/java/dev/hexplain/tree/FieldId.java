package dev.hexplain.tree;

import java.util.Optional;

/**
 * A stable address of a field in its tree.
 *
 * @param row the stored row that holds it
 * @param ordinal its place in pre-order among the fields computed from that row; 0 is the row itself
 */
public record FieldId(int row, long ordinal) {
    public static final FieldId ROOT = new FieldId(0, 0);

    static FieldId ofRow(int row) {
        return new FieldId(row, 0);
    }

    /** Reads what {@link #toString} wrote. */
    public static Optional<FieldId> parse(String text) {
        int dot = text.indexOf('.');
        try {
            int row = Integer.parseInt(dot < 0 ? text : text.substring(0, dot));
            long ordinal = dot < 0 ? 0 : Long.parseLong(text.substring(dot + 1));
            return row < 0 || ordinal < 0 ? Optional.empty() : Optional.of(new FieldId(row, ordinal));
        } catch (NumberFormatException notAnId) {
            return Optional.empty();
        }
    }

    @Override
    public String toString() {
        return ordinal == 0 ? Integer.toString(row) : row + "." + ordinal;
    }
}
