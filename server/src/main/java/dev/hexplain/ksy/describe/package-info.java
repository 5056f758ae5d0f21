/**
 * Generates descriptors for records that programs write field by field: from a list of Java fields and a layout to the
 * text of a {@code .ksy}. Entry: {@link dev.hexplain.ksy.describe.RecordDescriber}. Imports {@code ksy.model}.
 *
 * <pre>{@code
 * RecordDescriber.Result made = RecordDescriber.record("long id, double[] prices", RecordLayout.DEFAULT);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.describe;

import org.jspecify.annotations.NullMarked;
