package dev.hexplain.batch.questions;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What is asked of a table.
 *
 * @param file of the table
 * @param export the only file that may be written
 * @param sql none where the table is to be described
 * @param form in which the whole answer is written to the file; empty where its first rows are the answer
 * @param limit rows of the answer
 */
record Question(String file, String export, Optional<String> sql, Optional<ExportForm> form, int limit) {
    static Question describing(Path file, Path export) {
        return new Question(file.toString(), export.toString(), Optional.empty(), Optional.empty(), 0);
    }

    static Question of(Path file, Path export, String sql, int limit) {
        return new Question(file.toString(), export.toString(), Optional.of(sql), Optional.empty(), limit);
    }

    static Question exporting(Path file, Path export, String sql, ExportForm form, int limit) {
        return new Question(file.toString(), export.toString(), Optional.of(sql), Optional.of(form), limit);
    }
}
