/**
 * The database that metadata is in: SQLite in a data folder, or PostgreSQL, which several servers may share. The same SQL,
 * and the same migrations, run on both.
 *
 * <p>Start at {@link dev.hexplain.store.database.Database}. Imports {@code bytes} and {@code tree}, for failures of
 * storage.
 *
 * <pre>{@code
 * try (Database database = Database.inFile(folder.resolve("hexplain.db"))) {
 *     database.check();
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.store.database;

import org.jspecify.annotations.NullMarked;
