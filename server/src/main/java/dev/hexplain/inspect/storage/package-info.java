/**
 * Durable storage: backend, limits, copy, check.
 *
 * <p>Start at {@link dev.hexplain.inspect.storage.StorageCases}. Imports {@code store}.
 *
 * <pre>{@code
 * StorageCases.CheckedView found = StorageCases.check(place, _ -> false);
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.storage;

import org.jspecify.annotations.NullMarked;
