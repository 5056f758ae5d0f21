package dev.hexplain.batch.questions;

import dev.hexplain.batch.questions.TableAnswer.AnswerColumn;
import dev.hexplain.inspect.common.Refusal;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rows of an answer as texts, within bounds, whatever was asked: of rows, of characters of a text, of texts of a list,
 * and of characters in all.
 *
 * @param more whether there are rows beyond them
 */
record AnswerRows(List<AnswerColumn> columns, List<List<@Nullable Object>> rows, boolean more) {
    private static final int LONGEST_TEXT = 4_096;
    private static final int LONGEST_LIST = 100;
    private static final int MOST_COLUMNS = 1_000;

    /** In all; the row that reaches it is the last. */
    private static final long MOST_CHARACTERS = 4L << 20;

    private static final String CUT = "…";

    private static final Set<String> NUMBERS = Set.of(
            "TINYINT", "SMALLINT", "INTEGER", "BIGINT", "HUGEINT", "UBIGINT", "UINTEGER", "FLOAT", "DOUBLE", "DECIMAL");

    /**
     * Reads so many rows at most.
     *
     * @throws Refusal where there are more columns than a row may have
     */
    static AnswerRows read(ResultSet found, int limit) throws SQLException {
        ResultSetMetaData head = found.getMetaData();
        if (head.getColumnCount() > MOST_COLUMNS) {
            throw Refusal.badRequest(
                    "The answer has %,d columns: select %,d at most.".formatted(head.getColumnCount(), MOST_COLUMNS));
        }
        List<AnswerColumn> columns = columns(head);
        List<List<@Nullable Object>> rows = new ArrayList<>();
        long characters = 0;
        boolean more = found.next();
        while (more && rows.size() < limit && characters < MOST_CHARACTERS) {
            List<@Nullable Object> row = row(found, columns.size());
            rows.add(row);
            characters += row.stream().mapToLong(AnswerRows::characters).sum();
            more = found.next();
        }
        return new AnswerRows(columns, rows, more);
    }

    private static List<AnswerColumn> columns(ResultSetMetaData head) throws SQLException {
        List<AnswerColumn> columns = new ArrayList<>();
        for (int i = 1; i <= head.getColumnCount(); i++) {
            String type = head.getColumnTypeName(i);
            boolean number = NUMBERS.contains(type.replaceFirst("\\(.*", ""));
            columns.add(new AnswerColumn(head.getColumnName(i), type.toLowerCase(Locale.ROOT), number));
        }
        return columns;
    }

    private static List<@Nullable Object> row(ResultSet found, int cells) throws SQLException {
        List<@Nullable Object> row = new ArrayList<>(cells);
        for (int i = 1; i <= cells; i++) {
            row.add(found.getObject(i) instanceof Array list ? texts(list) : text(found.getString(i)));
        }
        return row;
    }

    private static List<@Nullable Object> texts(Array list) throws SQLException {
        List<@Nullable Object> texts = new ArrayList<>();
        for (Object each : (Object[]) list.getArray()) {
            if (texts.size() == LONGEST_LIST) {
                texts.add(CUT);
                break;
            }
            texts.add(each == null ? null : text(String.valueOf(each)));
        }
        return texts;
    }

    private static @Nullable Object text(@Nullable String text) {
        return text == null || text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT - 1) + CUT;
    }

    private static long characters(@Nullable Object cell) {
        return switch (cell) {
            case null -> 1;
            case List<?> texts ->
                texts.stream().mapToLong(AnswerRows::characters).sum() + 1;
            default -> String.valueOf(cell).length() + 1;
        };
    }
}
