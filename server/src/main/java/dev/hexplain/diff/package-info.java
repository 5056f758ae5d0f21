/**
 * Compares two sources, and what two trees say. Bytes ({@link dev.hexplain.diff.ByteDiff}): insertions, deletions and
 * replacements, found by chunks that depend on content alone, then by the shortest edit script between these. Values
 * ({@link dev.hexplain.diff.ValueDiff}): members by name, entries by key, elements aligned, whatever their encoding put
 * around them. Imports {@code bytes}, {@code tree}, {@code values} and {@code decode}.
 *
 * <pre>{@code
 * for (ByteEdit edit : ByteDiff.of(source, Source.ofBytes("edited", bytes)).edits()) {
 *     print(edit.offset(), edit.length(), edit.newLength());
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.diff;

import org.jspecify.annotations.NullMarked;
