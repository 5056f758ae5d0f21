/**
 * Persistent data in one data folder: dumps, the trees that were requested, and their indexes.
 *
 * <p>Start at {@link dev.hexplain.store.Store}. Metadata is in an embedded database; bytes and indexes are files,
 * written under another name first and moved into place, so that whatever is there is whole. Imports {@code bytes} and
 * {@code tree}.
 *
 * <pre>{@code
 * try (Store store = Store.open(folder)) {
 *     Dump dump = store.dumps().add("order.ser", in, quota);
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.store;

import org.jspecify.annotations.NullMarked;
