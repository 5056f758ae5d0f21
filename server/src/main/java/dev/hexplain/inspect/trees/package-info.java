/**
 * Trees: decoded by jobs, kept open while they are read, and shown field by field.
 *
 * <p>{@link dev.hexplain.inspect.trees.TreeCases} are the use cases; {@link dev.hexplain.inspect.trees.TreeReader}
 * answers what is asked of a finished tree. Imports {@code inspect.dumps} and what is below it.
 */
@NullMarked
package dev.hexplain.inspect.trees;

import org.jspecify.annotations.NullMarked;
