package dev.hexplain.batch.questions;

import java.util.List;

/**
 * A table that questions are asked about.
 *
 * @param rows what a row is of: {@code files}, {@code messages}, {@code classes} or {@code fields}; its name in SQL
 * @param version of the columns, as the file says
 * @param build version of the program that wrote it
 * @param count its rows
 */
public record TableDescription(String rows, String version, String build, long count, List<DescribedColumn> columns) {
    /**
     * A column.
     *
     * @param type as SQL names it
     * @param documentation empty where this program does not write the column
     */
    public record DescribedColumn(String name, String type, String documentation) {}
}
