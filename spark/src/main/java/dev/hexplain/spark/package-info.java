/**
 * Hexplain in Apache Spark: files of any number as tables, and functions for columns of bytes.
 *
 * <p>Start at {@link dev.hexplain.spark.HexplainSource}; {@code docs/spark.md} tells how it is used. Where a file is read
 * into rows is {@code dev.hexplain.batch.rows}, which {@code hexplain scan} uses as well.
 */
@NullMarked
package dev.hexplain.spark;

import org.jspecify.annotations.NullMarked;
