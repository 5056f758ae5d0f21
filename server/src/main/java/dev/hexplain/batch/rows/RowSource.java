package dev.hexplain.batch.rows;

import java.io.IOException;
import java.util.List;

/** The rows of one kind. */
sealed interface RowSource permits ClassRows, FieldRows, FileRows, MessageRows {
    /** Those behind the columns that all kinds have. */
    List<TableColumn> columns();

    /** Gives the rows of a file that was decoded. Where it gives none, the file has one row without these cells. */
    void rows(OpenedFile file, CellSink to) throws IOException;
}
