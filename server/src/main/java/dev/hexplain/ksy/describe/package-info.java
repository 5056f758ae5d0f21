/**
 * Makes descriptors of records that programs wrote field by field: from a list of Java fields, and how they were
 * written, to the text of a {@code .ksy}. Entry: {@link dev.hexplain.ksy.describe.RecordDescriber}. Imports {@code ksy.model}.
 *
 * <pre>{@code
 * Describe.Result made = Describe.record("long id, double[] prices", RecordLayout.DEFAULT);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.describe;

import org.jspecify.annotations.NullMarked;
